import type { orderActionsMachine } from '../../../../machines/order-actions/order-actions.machine.ts'
import { always, type Chance, type Move, type Rule, startedBy } from '@phaen/statecharts'

type OrderActions = typeof orderActionsMachine

export const rules: Rule<OrderActions>[] = [
  always('one thing at a time', ({ actors }) =>
    actors.length > 1 ? actors.map(({ id }) => id).join(' and ') : undefined,
  ),
  {
    says: 'what is done is done with the order that was pressed, and a cancelling was confirmed',
    watch: () => {
      let pressed: unknown
      return (moment) => {
        const { move } = moment
        if ('send' in move && move.send.type.startsWith('order.') && moment.outcome.takes.length > 0)
          pressed = move.send.orderId
        for (const { id, input } of startedBy(moment)) {
          const isOther =
            typeof input === 'object' && input !== null && 'orderId' in input && input.orderId !== pressed
          if (isOther) return `${id} is about another order`
          if (id === 'cancelOrder' && !('send' in move && move.send.type === 'cancel.confirm'))
            return 'nobody confirmed it'
        }
        return undefined
      }
    },
  },
  always('what could not be had is told of the last order alone', ({ snapshot }) =>
    snapshot.matches('findingLines') && snapshot.context.missing.length > 0
      ? 'it is of an earlier one'
      : undefined,
  ),
]

/** One of several orders. */
export function vary(move: Move, chance: Chance): Move {
  if (!('send' in move) || !('orderId' in move.send)) return move
  return { send: { ...move.send, orderId: `o-${chance.upTo(9)}` } }
}
