import { describe, expect, test } from 'vitest'
import type { FulfilmentState, OrderStatus, PaymentState } from '../../openapi/generated/schema.ts'
import { nextStatus, orderEventTypes, type OrderState, placedOrder } from './order-events.ts'
import { orderStatusWord } from './order-status-word.ts'

const payments: PaymentState[] = ['pending', 'failed', 'paid', 'refund']
const fulfilments: FulfilmentState[] = [
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

const kinds = {
  card: placedOrder('card'),
  cashOnDelivery: placedOrder('cashOnDelivery'),
  'cashOnDelivery of a new customer': placedOrder('cashOnDelivery', { needsConfirmation: true }),
  payAtCounter: placedOrder('payAtCounter', { isPickUp: true }),
}
type Kind = keyof typeof kinds
const allKinds = Object.keys(kinds) as Kind[]

const wordOf = ({ payment, fulfilment, confirmation }: OrderState) =>
  `${payment}/${fulfilment}${confirmation === 'waiting' ? ' unconfirmed' : ''}`

/** Every reachable state, with the status shown for it. */
function reachable(kind: Kind): Map<string, OrderState> {
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

describe('the one word that a person is shown', () => {
  const shown: Record<PaymentState, Record<FulfilmentState, OrderStatus>> = {
    pending: {
      pending: 'pending',
      processing: 'processing',
      readyToShip: 'readyToShip',
      shipped: 'shipped',
      delivered: 'delivered',
      readyToPickUp: 'readyToPickUp',
      pickedUp: 'pickedUp',
      complete: 'complete',
      cancelOrder: 'cancelOrder',
    },
    failed: {
      pending: 'failed',
      processing: 'processing',
      readyToShip: 'readyToShip',
      shipped: 'shipped',
      delivered: 'delivered',
      readyToPickUp: 'readyToPickUp',
      pickedUp: 'pickedUp',
      complete: 'complete',
      cancelOrder: 'cancelOrder',
    },
    paid: {
      pending: 'paid',
      processing: 'processing',
      readyToShip: 'readyToShip',
      shipped: 'shipped',
      delivered: 'delivered',
      readyToPickUp: 'readyToPickUp',
      pickedUp: 'pickedUp',
      complete: 'complete',
      cancelOrder: 'cancelOrder',
    },
    refund: {
      pending: 'refund',
      processing: 'refund',
      readyToShip: 'refund',
      shipped: 'refund',
      delivered: 'refund',
      readyToPickUp: 'refund',
      pickedUp: 'refund',
      complete: 'refund',
      cancelOrder: 'refund',
    },
  }

  test.each(payments.flatMap((payment) => fulfilments.map((fulfilment) => ({ payment, fulfilment }))))(
    '$payment and $fulfilment',
    (order) => expect(orderStatusWord(order)).toBe(shown[order.payment][order.fulfilment]),
  )

  test('all of them are used by some state', () => {
    const words = allKinds.flatMap((kind) => [...reachable(kind).values()].map(orderStatusWord))
    expect(new Set(words).size).toBe(12)
  })
})
