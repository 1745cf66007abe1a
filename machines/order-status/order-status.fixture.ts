import type { FulfilmentState } from '../../openapi/generated/schema.ts'
import { nextStatus, orderEventTypes, type OrderState, placedOrder } from './order-events.ts'

export const fulfilments: FulfilmentState[] = [
  'pending',
  'processing',
  'readyToShip',
  'shipped',
  'delivered',
  'readyToPickUp',
  'pickedUp',
  'complete',
  'cancelOrder',
]

export const kinds = {
  card: placedOrder('card'),
  cashOnDelivery: placedOrder('cashOnDelivery'),
  'cashOnDelivery of a new customer': placedOrder('cashOnDelivery', { needsConfirmation: true }),
  'card, picked up': placedOrder('card', { isPickUp: true }),
  'payAtCounter of a new customer': placedOrder('payAtCounter', { needsConfirmation: true, isPickUp: true }),
}
export type Kind = keyof typeof kinds
export const allKinds = Object.keys(kinds) as Kind[]

export const wordOf = ({ payment, fulfilment, confirmation }: OrderState) =>
  `${payment}/${fulfilment}${confirmation === 'waiting' ? ' unconfirmed' : ''}`

/** Every reachable state, with the status shown for it. */
export function reachable(kind: Kind): Map<string, OrderState> {
  const found = new Map<string, OrderState>()
  const visit = (order: OrderState) => {
    if (found.has(wordOf(order))) return
    found.set(wordOf(order), order)
    for (const type of orderEventTypes) {
      const next = nextStatus(order, type)
      if (next) visit(next)
    }
  }
  visit(kinds[kind])
  return found
}
