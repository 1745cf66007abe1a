import { type EventFrom, initialTransition, type SnapshotFrom, transition } from 'xstate'
import type {
  FulfilmentState,
  OfficeOrderEvent,
  OfficeOrderAction,
  PaymentChannel,
  PaymentState,
} from '../../openapi/generated/schema.ts'
import { paymentChannels } from '../payment-channels.ts'
import { orderStatusMachine } from './order-status.machine.ts'

export type OrderEvent = EventFrom<typeof orderStatusMachine>
export type OrderEventType = OrderEvent['type']

export const orderEventTypes: OrderEventType[] = [
  'payment.paid',
  'payment.failed',
  'payment.again',
  'payment.refunded',
  'order.confirm',
  'order.process',
  'order.ready',
  'order.ship',
  'order.deliver',
  'order.pickUp',
  'order.complete',
  'order.cancel',
  'order.expire',
  'parcel.returned',
  'parcel.lost',
]

export const isOrderEventType = (word: string): word is OrderEventType =>
  orderEventTypes.some((type) => type === word)

/** The columns of the order table that hold an order's state. */
export interface OrderState {
  paymentChannel: PaymentChannel
  payment: PaymentState
  confirmation: 'waiting' | 'confirmed'
  fulfilment: FulfilmentState
  /** Its customer fetches it at a branch; otherwise it is shipped. */
  isPickUp: boolean
}

/** Returns the state of a newly placed order. */
export function placedOrder(
  paymentChannel: PaymentChannel,
  { needsConfirmation = false, isPickUp = false }: { needsConfirmation?: boolean; isPickUp?: boolean } = {},
): OrderState {
  const [snapshot] = initialTransition(orderStatusMachine, { paymentChannel, needsConfirmation, isPickUp })
  return stateOf(snapshot)
}

/** Returns the events that the order's current state allows, in the order of an order's life cycle. */
export function allowedEvents(order: OrderState): OrderEventType[] {
  const snapshot = snapshotOf(order)
  return orderEventTypes.filter((type) => snapshot.can({ type }))
}

/** Returns the order's state after the event, or undefined if the event is not allowed. */
export function nextStatus(order: OrderState, type: OrderEventType): OrderState | undefined {
  const step = stepOf(order, type)
  return step && stateOf(step.next)
}

/** Whether the event puts the products of the order back into stock. */
export const returnsStock = (order: OrderState, type: OrderEventType): boolean =>
  stepOf(order, type)?.actions.some((action) => action.type === 'returnStock') ?? false

/** Whether the order can be paid at the payment page now, because its payment failed or is still pending. */
export const canBePaid = (order: OrderState): boolean => nextStatus(order, 'payment.again') !== undefined

/** What follows for an order when so much of its total is back: a part leaves it paid. */
export const eventAfterRefund = (
  order: OrderState,
  { totalSatang, givenBackSatang }: { totalSatang: number; givenBackSatang: number },
): OrderEventType | undefined =>
  givenBackSatang >= totalSatang && nextStatus(order, 'payment.refunded') ? 'payment.refunded' : undefined

export const canBeCancelled = (order: OrderState): boolean => nextStatus(order, 'order.cancel') !== undefined

/** Whether the order is cancelled unless a code or the staff confirms it. */
export const awaitsConfirmation = (order: OrderState): boolean =>
  nextStatus(order, 'order.confirm') !== undefined

/** The stages of one way to the customer, which an order of the other way never comes to. */
const stagesOf: Record<'pickUp' | 'shipping', readonly FulfilmentState[]> = {
  pickUp: ['readyToPickUp', 'pickedUp'],
  shipping: ['readyToShip', 'shipped', 'delivered'],
}

type Stage = [name: string, node: { ownEvents: readonly string[] }]

function stagesOn({ isPickUp }: Pick<OrderState, 'isPickUp'>): Stage[] {
  const others: readonly string[] = stagesOf[isPickUp ? 'shipping' : 'pickUp']
  return Object.entries(orderStatusMachine.root.states.fulfilment?.states ?? {}).filter(
    ([stage]) => !others.includes(stage),
  )
}

/** Events of fulfilment that an order of the other way to the customer never takes are not offered at all. */
export const isOfItsWay = (order: Pick<OrderState, 'isPickUp'>, type: OfficeOrderEvent): boolean =>
  type === 'order.confirm' || stagesOn(order).some(([, node]) => node.ownEvents.includes(type))

/** Why an event of the staff is not allowed now, as a word; undefined where it is. */
export function whyNot(order: OrderState, type: OfficeOrderEvent): OfficeOrderAction['why'] {
  if (nextStatus(order, type)) return undefined
  if (order.fulfilment === 'cancelOrder') return 'cancelled'
  if (order.fulfilment === 'complete') return 'complete'
  const stages = stagesOn(order)
  const now = stages.findIndex(([stage]) => stage === order.fulfilment)
  const isTaken = ([, node]: Stage) => node.ownEvents.includes(type)
  if (stages[now] && isTaken(stages[now]))
    return paymentChannels[order.paymentChannel].isPaidBeforeShipping ? 'unpaid' : 'unconfirmed'
  return stages.slice(now).some(isTaken) ? 'tooEarly' : 'tooLate'
}

function stepOf(order: OrderState, type: OrderEventType) {
  const snapshot = snapshotOf(order)
  if (!snapshot.can({ type })) return undefined
  const [next, actions] = transition(orderStatusMachine, snapshot, { type })
  return { next, actions }
}

const snapshotOf = ({
  paymentChannel,
  payment,
  confirmation,
  fulfilment,
  isPickUp,
}: OrderState): SnapshotFrom<typeof orderStatusMachine> =>
  orderStatusMachine.resolveState({
    value: { payment, confirmation, fulfilment },
    context: { paymentChannel, needsConfirmation: confirmation === 'waiting', isPickUp },
  })

const stateOf = ({ value, context }: SnapshotFrom<typeof orderStatusMachine>): OrderState => ({
  paymentChannel: context.paymentChannel,
  payment: value.payment,
  confirmation: value.confirmation,
  fulfilment: value.fulfilment,
  isPickUp: context.isPickUp,
})
