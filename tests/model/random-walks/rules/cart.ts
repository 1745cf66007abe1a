import type { cartMachine } from '../../../../machines/cart/cart.machine.ts'
import type { Cart } from '../../../../openapi/generated/schema.ts'
import { always, type Chance, forgets, type Move, type Rule, startedBy } from '@phaen/statecharts'

type CartFlow = typeof cartMachine

/** What the lines cost in satang, counted one by one: the special price where there is one. */
function costOf(items: Cart['items']): number {
  let sum = 0
  for (const { quantity, variants } of items) {
    const size = variants[0]?.sizes[0]
    const special = Math.round((size?.specialPrice?.amount ?? 0) * 100)
    const normal = Math.round((size?.price.amount ?? 0) * 100)
    for (let piece = 0; piece < quantity; piece += 1) sum += special > 0 ? special : normal
  }
  return sum
}

export const rules: Rule<CartFlow>[] = [
  always("a cart's total is the sum of its lines", ({ context }) => {
    const [shown, sum] = [Math.round(context.total.amount * 100), costOf(context.items)]
    return shown === sum ? undefined : `${shown} satang for lines of ${sum}`
  }),
  forgets<CartFlow>('nothing of a customer is left for the next one', {
    isOver: ({ move }) => 'send' in move && move.send.type === 'session.ended',
    // The kind of a change, which `cart.add` brings with it and `cart.change` names.
    except: ['add'],
  }),
  always('without a customer the cart is empty', ({ context, snapshot }) =>
    snapshot.matches('cleared') &&
    [context.items, context.waiting, context.sending, context.offered].flat().length > 0
      ? 'something is in it'
      : undefined,
  ),
  always('at rest it shows what the server confirmed', ({ context, snapshot }) =>
    snapshot.matches({ open: 'ready' }) &&
    (context.sending.length + context.waiting.length > 0 ||
      JSON.stringify(context.items) !== JSON.stringify(context.confirmed.items))
      ? 'it shows something else'
      : undefined,
  ),
  always('nothing waits for a cart that could not be read', ({ context, snapshot }) =>
    snapshot.matches({ open: 'loadFailed' }) && context.waiting.length > 0 ? 'a change waits' : undefined,
  ),
  always('no line stands twice in a cart', ({ context }) => {
    const keys = context.items.map(({ productId, variantId }) => `${productId} ${variantId}`)
    return keys.find((key, index) => keys.indexOf(key) !== index)
  }),
  always('one change is with the server at a time', ({ actors }) =>
    actors.length > 1 ? actors.map(({ id }) => id).join(' and ') : undefined,
  ),
  {
    says: 'no change is sent twice, unless it was offered again',
    watch: () => {
      let sent: unknown
      return (moment) => {
        const { move } = moment
        if ('send' in move && move.send.type === 'offer.accept') sent = undefined
        if (startedBy(moment).some(({ id }) => id === 'changeCart')) {
          const { sending } = moment.context
          if (sending.length === 0) return 'nothing was sent'
          if (sent !== undefined && sending[0] === sent) return 'the same change was sent again'
          sent = sending[0]
        }
        return undefined
      }
    },
  },
]

/** Other quantities and newer versions than those of the samples. */
export function vary(move: Move, chance: Chance): Move {
  const copy = structuredClone(move)
  const change = 'send' in copy ? copy.send.change : undefined
  if (isLike(change, 'line') && isLike(change.line, 'quantity')) change.line.quantity = chance.upTo(9)
  const answer = 'done' in copy ? copy.done : undefined
  if (isLike(answer, 'items') && Array.isArray(answer.items)) {
    for (const item of answer.items) item.quantity = chance.upTo(9)
  }
  return copy
}

const isLike = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value
