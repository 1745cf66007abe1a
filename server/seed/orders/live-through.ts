import {
  nextStatus,
  placedOrder,
  type OrderEventType,
  type OrderState,
} from '../../../machines/order-status/order-events.ts'
import { newEntries } from '../../shop/order-lifecycle/timeline.ts'

interface Life {
  state: OrderState
  timeline: { event: string; at: Date }[]
}

/** The state of an order after these events, as its statechart allows. */
export function liveThrough(
  paymentChannel: OrderState['paymentChannel'],
  placedAt: Date,
  events: readonly { type: OrderEventType; at: Date }[],
): Life {
  const life: Life = { state: placedOrder(paymentChannel), timeline: [{ event: 'placed', at: placedAt }] }
  for (const { type, at } of events) {
    const next = nextStatus(life.state, type)
    if (!next) throw new Error(`${type} is not allowed for an order that is ${JSON.stringify(life.state)}`)
    life.timeline.push(...newEntries(life.state, next, type).map((event) => ({ event, at })))
    life.state = next
  }
  return life
}
