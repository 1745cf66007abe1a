import { paymentChannels } from '../../../../machines/payment-channels.ts'
import type { Order, OrderStatus } from '../../../../openapi/generated/schema.ts'
import { eventLabels, isKnownEvent, type KnownEvent } from '../../../components/order-status/event-label.ts'

export interface TimelineStep {
  key: string
  /** The translation key of the step. */
  word: (typeof eventLabels)[KnownEvent] | 'eventOther'
  /** The status whose shape and colours the step wears. */
  status: OrderStatus
  state: 'done' | 'now' | 'next'
  at?: string
  note?: string | undefined
}

const statusOf = (event: KnownEvent): OrderStatus => {
  switch (event) {
    case 'placed':
    case 'confirmed':
      return 'pending'
    case 'parcelReturned':
      return 'refund'
    case 'parcelLost':
    case 'unpaid':
    case 'unconfirmed':
      return 'failed'
    default:
      return event
  }
}

/** The way of the goods after the order was placed. */
const shippedWay = ['processing', 'readyToShip', 'shipped', 'delivered', 'complete'] as const
const pickedUpWay = ['processing', 'readyToPickUp', 'pickedUp', 'complete'] as const

type StateField = 'payment' | 'fulfilment' | 'paymentChannel' | 'confirmBefore' | 'pickUp'

/** What happened to an order, oldest first, and what is still to come. */
export function timelineSteps(order: Pick<Order, 'timeline' | StateField>): TimelineStep[] {
  const happened = order.timeline.map(({ event, at, note }, place): TimelineStep => {
    const isLast = place === order.timeline.length - 1
    return {
      key: `${place} ${event}`,
      word: isKnownEvent(event) ? eventLabels[event] : 'eventOther',
      status: isKnownEvent(event) ? statusOf(event) : 'pending',
      state: isLast ? 'now' : 'done',
      at,
      note,
    }
  })
  return [...happened, ...stepsToCome(order).map(toCome)]
}

const toCome = (event: KnownEvent): TimelineStep => ({
  key: `next ${event}`,
  word: eventLabels[event],
  status: statusOf(event),
  state: 'next',
})

function stepsToCome({
  payment,
  fulfilment,
  paymentChannel,
  confirmBefore,
  pickUp,
}: Pick<Order, StateField>): KnownEvent[] {
  if (fulfilment === 'cancelOrder' || payment === 'refund') return []
  const way = pickUp ? pickedUpWay : shippedWay
  const reached = way.findIndex((step) => step === fulfilment)
  const isToBePaid = paymentChannels[paymentChannel].isPaidBeforeShipping && payment !== 'paid'
  return [
    ...(isToBePaid ? (['paid'] as const) : []),
    ...(confirmBefore === undefined ? [] : (['confirmed'] as const)),
    ...way.slice(reached + 1),
  ]
}
