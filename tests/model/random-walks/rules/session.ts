import type { sessionMachine } from '../../../../machines/session/session.machine.ts'
import { always, emittedBy, forgets, type Rule } from '@phaen/statecharts'

type Session = typeof sessionMachine

export const rules: Rule<Session>[] = [
  {
    says: 'sessions begin and end by turns, and the one that ends is the one that began',
    watch: () => {
      let current: { customerId: unknown } | undefined
      return (moment) => {
        for (const { type, customerId } of emittedBy(moment)) {
          if (type === 'session.began') {
            if (current) return 'a session began while another one ran'
            current = { customerId }
          }
          if (type === 'session.ended') {
            if (!current) return 'a session ended that had not begun'
            // Who it is may become known later than that somebody is.
            if (current.customerId !== undefined && current.customerId !== customerId)
              return `the session of ${String(current.customerId)} ended as that of ${String(customerId)}`
            current = undefined
          }
        }
        const isIn = moment.snapshot.hasTag('signedIn')
        return isIn === (current !== undefined) ? undefined : `a customer: ${isIn}, a session: ${!isIn}`
      }
    },
  },
  forgets<Session>('nothing of a customer is left once the session is over', {
    isOver: (moment) => emittedBy(moment).some(({ type }) => type === 'session.ended'),
    // Why a session ran out: the chart says so itself when the cookies are gone.
    except: ['REFRESH_REFUSED'],
  }),
  always('a visitor is nobody', ({ snapshot }) =>
    snapshot.matches('signedOut') && snapshot.context.customerId !== undefined
      ? `the visitor is ${snapshot.context.customerId}`
      : undefined,
  ),
  {
    says: 'the loading shows while somebody is signed out, and never after',
    watch: () => {
      let shows = false
      return ({ outcome, snapshot }) => {
        for (const action of outcome.actions) {
          if (action === 'showLoading') shows = true
          if (action === 'hideLoading') shows = false
        }
        return shows === snapshot.matches('signingOut') ? undefined : `it shows: ${shows}`
      }
    },
  },
  {
    says: 'tokens are stored by a sign-in alone, and cleared only while one signs out',
    watch: () => {
      let wasSigningOut = false
      return ({ move, outcome, snapshot }) => {
        const names = outcome.actions.flatMap((action) =>
          typeof action === 'string' ? action : Object.keys(Object(action)),
        )
        const isWelcome = 'actor' in move && move.actor === 'signIn' && 'done' in move
        if (names.includes('storeTokens') !== isWelcome) return 'tokens were stored by something else'
        if (names.includes('clearTokens') && !wasSigningOut) return 'tokens of somebody else were cleared'
        wasSigningOut = snapshot.matches('signingOut')
        return undefined
      }
    },
  },
]
