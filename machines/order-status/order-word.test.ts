import { describe, expect, test } from 'vitest'
import type { FulfilmentState, OrderStatus, PaymentState } from '../../openapi/generated/schema.ts'
import { allKinds, fulfilments, reachable } from './order-status.fixture.ts'
import { orderStatusWord } from './order-status-word.ts'

const payments: PaymentState[] = ['pending', 'failed', 'paid', 'refund']
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
