import type { checkoutMachine } from '../../../../machines/checkout/checkout.machine.ts'
import { suitsWay } from '../../../../machines/payment-channels.ts'
import { always, type Chance, emittedBy, forgets, type Move, type Rule, startedBy } from '@phaen/statecharts'

type Checkout = typeof checkoutMachine

/** The refusals after which the server holds nothing of the request: it may be made again under another key. */
const isSettled = (move: Move) =>
  'actor' in move && move.actor === 'placeOrder' && ('done' in move || isMismatch(move))
const isMismatch = (move: Move) =>
  'error' in move && JSON.stringify(move.error).includes('IDEMPOTENCY_MISMATCH')

export const rules: Rule<Checkout>[] = [
  {
    says: 'never an order twice: the same request keeps its key, and a key its request',
    watch: () => {
      const keyOf = new Map<string, string>()
      const requestOf = new Map<string, string>()
      return (moment) => {
        const { intention } = moment.context.draft
        if (intention && startedBy(moment).some(({ id }) => id === 'placeOrder')) {
          const request = JSON.stringify(intention.request)
          const { key } = intention
          if ((requestOf.get(key) ?? request) !== request) return `${key} was sent with two requests`
          requestOf.set(key, request)
          const earlier = [...keyOf].at(-1)
          if (earlier?.[0] === request && earlier[1] !== key)
            return `the same request went out as ${earlier[1]} and as ${key}`
          keyOf.delete(request)
          keyOf.set(request, key)
        }
        if (isSettled(moment.move)) keyOf.clear()
        return undefined
      }
    },
  },
  {
    says: 'an order that stands is told once, and nothing is sent after it',
    watch: () => {
      let stands = false
      return (moment) => {
        const placed = emittedBy(moment).filter(({ type }) => type === 'order.placed').length
        if (placed > 1 || (placed > 0 && stands)) return 'it was told twice'
        if (placed > 0) stands = true
        if (stands && startedBy(moment).some(({ id }) => id === 'placeOrder')) {
          return 'another one was sent'
        }
        return undefined
      }
    },
  },
  {
    says: 'an order is kept before it is sent',
    watch: () => {
      let stored: unknown
      return (moment) => {
        for (const action of moment.outcome.actions) {
          if (typeof action === 'object' && action !== null && 'saveDraft' in action)
            stored = action.saveDraft
        }
        const isSent = startedBy(moment).some(({ id }) => id === 'placeOrder')
        const isRestored = 'start' in moment.move
        const holds = JSON.stringify(stored)?.includes('"isPlacing":true')
        return isSent && !isRestored && !holds ? 'it was not' : undefined
      }
    },
  },
  forgets<Checkout>('nothing of a customer is left for the next one', {
    isOver: ({ snapshot }) => snapshot.matches('left'),
    // The checkout of a page that is about to go knows whose it was.
    except: ['c-1'],
  }),
  always('what is agreed to is what is sent', ({ actors, context }) => {
    if (!actors.some(({ id }) => id === 'placeOrder')) return undefined
    const { cart, shipping, intention } = context.draft
    const sum = Math.round(cart.total.amount * 100) + Math.round((shipping?.price.amount ?? 0) * 100)
    const sent = Math.round((intention?.request.expectedTotal?.amount ?? 0) * 100)
    return sum === sent ? undefined : `${sent} satang for ${sum}`
  }),
  always('a step that is decided has its decision', ({ context: { draft } }) => {
    if (draft.decided.address && !draft.address && !draft.pickUp) return 'no address'
    if (draft.decided.shipping && !draft.shipping && !draft.pickUp) return 'no shipping'
    return draft.decided.channel && !draft.paymentChannel ? 'no way to pay' : undefined
  }),
  always('an order is either shipped or picked up, and paid as that allows', ({ context: { draft } }) => {
    if (draft.shipping && draft.pickUp) return 'it is both'
    const { paymentChannel, decided, pickUp } = draft
    return decided.channel && paymentChannel && !suitsWay(paymentChannel, { isPickUp: pickUp !== undefined })
      ? `${paymentChannel} is of the other way`
      : undefined
  }),
]

/** Each key is a new one, as in the shop. Few sessions end at the checkout: a walk would seldom come to its second try. */
export function vary(move: Move, chance: Chance): Move {
  if ('send' in move && move.send.type === 'session.ended' && chance.upTo(10) > 1)
    return { send: { type: 'checkout.place' } }
  if (!('done' in move) || move.actor !== 'makeKey') return move
  return { ...move, done: { key: `key-${chance.upTo(1_000_000_000)}` } }
}
