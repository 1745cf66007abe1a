import type { appMachine } from '../../../../machines/app/app.machine.ts'
import type { cartDrawerMachine } from '../../../../machines/cart-drawer/cart-drawer.machine.ts'
import type { languageMachine } from '../../../../machines/language/language.machine.ts'
import type { loadingMachine } from '../../../../machines/loading/loading.machine.ts'
import type { overlayMachine } from '../../../../machines/overlay/overlay.machine.ts'
import type { snackbarMachine } from '../../../../machines/snackbar/snackbar.machine.ts'
import type { stockNoticeMachine } from '../../../../machines/stock-notice/stock-notice.machine.ts'
import { always, emittedBy, type Rule } from '@phaen/statecharts'

type App = typeof appMachine
type Loading = typeof loadingMachine
type Snackbar = typeof snackbarMachine
type Language = typeof languageMachine
type Overlay = typeof overlayMachine

export const cartDrawerRules: Rule<typeof cartDrawerMachine>[] = [
  always('it awaits goods only while it is to show them', ({ context, snapshot }) =>
    snapshot.matches('awaiting') === (context.asked !== undefined) ? undefined : 'it is another way round',
  ),
]

export const stockNoticeRules: Rule<typeof stockNoticeMachine>[] = [
  always('a guest sees nothing of a customer', ({ context, snapshot }) =>
    snapshot.matches('guest') && (context.notice ?? context.errorCode) !== undefined
      ? JSON.stringify(context)
      : undefined,
  ),
  always('where it says that it will tell, it says where', ({ context, snapshot }) =>
    snapshot.matches('asked') && !context.notice ? 'no address is known' : undefined,
  ),
]

export const appRules: Rule<App>[] = [
  always('categories are read in the language that is shown', ({ actors, context }) =>
    actors.every(({ input }) => JSON.stringify(input).includes(`"${context.language}"`))
      ? undefined
      : `they are read in another one than ${context.language}`,
  ),
]

export const loadingRules: Rule<Loading>[] = [
  {
    says: 'the loading shows as long as a request is under way',
    watch: () => {
      let requests = 0
      return ({ move, snapshot }) => {
        if ('send' in move && move.send.type === 'loading.start') requests += 1
        if ('send' in move && move.send.type === 'loading.stop') requests = Math.max(0, requests - 1)
        const shows = snapshot.hasTag('pending')
        return shows === requests > 0 ? undefined : `${requests} requests, it shows: ${shows}`
      }
    },
  },
]

export const snackbarRules: Rule<Snackbar>[] = [
  {
    says: 'a message stays until its time is over, whatever else is said',
    watch: () => {
      let shown: unknown
      return ({ move, context }) => {
        const before = shown
        shown = context.message
        return before !== undefined && !('wait' in move) && shown !== before
          ? 'another one took its place'
          : undefined
      }
    },
  },
]

export const languageRules: Rule<Language>[] = [
  always('the language that shows is the state', ({ context, snapshot }) =>
    snapshot.matches('changing') || snapshot.matches(context.language)
      ? undefined
      : `${context.language} is shown`,
  ),
  {
    says: 'a change is told once, and only when the words are there',
    watch: () => {
      let language: unknown
      return (moment) => {
        const reported = emittedBy(moment).filter(({ type }) => type === 'language.changed')
        const now = moment.context.language
        const changed = language !== undefined && language !== now
        language = now
        if (reported.length !== Number(changed)) return `it was told ${reported.length} times`
        return changed && !('done' in moment.move) ? 'no words had come' : undefined
      }
    },
  },
]

export const overlayRules: Rule<Overlay>[] = [
  always('only the one that stays open pulses', ({ context, snapshot }) =>
    snapshot.matches({ open: 'pulsing' }) && !context.persistent ? 'it may be closed' : undefined,
  ),
  {
    says: 'one that stays open is closed by the program alone, and each closing is told once',
    watch: () => {
      let wasOpen = false
      return (moment) => {
        const closings = emittedBy(moment).filter(({ type }) => type === 'overlay.closed')
        const isOpen = moment.snapshot.matches('open')
        const expected = wasOpen && !isOpen ? 1 : 0
        wasOpen = isOpen
        if (closings.length !== expected) return `it was told ${closings.length} times`
        const by = closings[0]?.by
        return by !== undefined && by !== 'program' && moment.context.persistent
          ? `closed by ${String(by)}`
          : undefined
      }
    },
  },
]
