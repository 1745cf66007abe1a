import { expect, test } from 'vitest'
import {
  awaitsConfirmation,
  canBeCancelled,
  canBePaid,
  eventAfterRefund,
  isOfItsWay,
  nextStatus,
  orderEventTypes,
  type OrderState,
  placedOrder,
  returnsStock,
  whyNot,
} from './order-events.ts'
import { allKinds, fulfilments, kinds, reachable } from './order-status.fixture.ts'

test('R4.39 R4.40 R4.41 R4.42 R4.43 a payment is in process, a success or failed; unpaid and failed ones are paid again', () => {
  const placed = placedOrder('card')
  const failed = nextStatus(placed, 'payment.failed')
  const paid = nextStatus(placed, 'payment.paid')
  expect([placed.payment, failed?.payment, paid?.payment]).toEqual(['pending', 'failed', 'paid'])
  expect(canBePaid(placed)).toBe(true)
  expect(failed && canBePaid(failed)).toBe(true)
  expect(paid && canBePaid(paid)).toBe(false)
  expect(canBePaid(placedOrder('cashOnDelivery'))).toBe(false)
})

test('only an order of a new customer that is paid at the handover has to be confirmed', () => {
  expect(allKinds.filter((kind) => awaitsConfirmation(kinds[kind]))).toEqual([
    'cashOnDelivery of a new customer',
    'payAtCounter of a new customer',
  ])
})

test('products that are handed over pay an order in cash, and never one by card', () => {
  const shipped = {
    payment: 'pending',
    confirmation: 'confirmed',
    fulfilment: 'shipped',
    isPickUp: false,
  } as const
  expect(nextStatus({ ...shipped, paymentChannel: 'cashOnDelivery' }, 'order.deliver')?.payment).toBe('paid')
  expect(nextStatus({ ...shipped, paymentChannel: 'card' }, 'order.deliver')?.payment).toBe('pending')
})

test('a partial refund leaves an order paid, and a whole one makes it a refund, once', () => {
  const order = { ...placedOrder('card'), payment: 'paid', fulfilment: 'delivered' } as const
  const after = (givenBackSatang: number, of: OrderState = order) =>
    eventAfterRefund(of, { totalSatang: 25_000, givenBackSatang })
  expect([after(0), after(24_999), after(25_000)]).toEqual([undefined, undefined, 'payment.refunded'])
  expect(after(25_000, { ...order, payment: 'refund' })).toBeUndefined()
})

test('an order can be cancelled until it is shipped or picked up', () => {
  const cancellable = fulfilments.filter((fulfilment) =>
    canBeCancelled({
      paymentChannel: 'card',
      payment: 'paid',
      confirmation: 'confirmed',
      fulfilment,
      isPickUp: fulfilment.includes('ick'),
    }),
  )
  expect(cancellable).toEqual(['pending', 'processing', 'readyToShip', 'readyToPickUp'])
})

test('the products return to stock with each way to cancel, but not when the carrier lost them', () => {
  const returning = new Set(
    allKinds.flatMap((kind) =>
      [...reachable(kind)].flatMap(([word, order]) =>
        orderEventTypes
          .filter((type) => returnsStock(order, type))
          .map((type) => `${order.paymentChannel} ${word} ${type}`),
      ),
    ),
  )
  expect([...returning].toSorted()).toEqual(
    [
      'card pending/pending order.cancel',
      'card failed/pending order.cancel',
      'card pending/pending order.expire',
      'card failed/pending order.expire',
      ...['pending', 'processing', 'readyToShip', 'readyToPickUp'].flatMap((fulfilment) => [
        `card paid/${fulfilment} order.cancel`,
        `card paid/${fulfilment} payment.refunded`,
      ]),
      'card paid/shipped parcel.returned',
      'card refund/shipped parcel.returned',
      'cashOnDelivery pending/pending unconfirmed order.cancel',
      'cashOnDelivery pending/pending unconfirmed order.expire',
      'cashOnDelivery pending/pending order.cancel',
      'cashOnDelivery pending/processing order.cancel',
      'cashOnDelivery pending/readyToShip order.cancel',
      'cashOnDelivery pending/shipped parcel.returned',
      'payAtCounter pending/pending unconfirmed order.cancel',
      'payAtCounter pending/pending unconfirmed order.expire',
      'payAtCounter pending/pending order.cancel',
      'payAtCounter pending/processing order.cancel',
      'payAtCounter pending/readyToPickUp order.cancel',
    ].toSorted(),
  )
})

test('R21.20 an order that is picked up is offered no event of a parcel, and the other way round', () => {
  const shipping = ['order.ship', 'order.deliver', 'parcel.returned', 'parcel.lost'] as const
  const pickedUp = placedOrder('payAtCounter', { isPickUp: true })
  const shipped = placedOrder('cashOnDelivery')
  for (const type of shipping)
    expect([isOfItsWay(pickedUp, type), isOfItsWay(shipped, type)], type).toEqual([false, true])
  expect([isOfItsWay(pickedUp, 'order.pickUp'), isOfItsWay(shipped, 'order.pickUp')]).toEqual([true, false])
  for (const type of [
    'order.confirm',
    'order.process',
    'order.ready',
    'order.complete',
    'order.cancel',
  ] as const)
    expect([isOfItsWay(pickedUp, type), isOfItsWay(shipped, type)], type).toEqual([true, true])
  expect(whyNot(pickedUp, 'order.pickUp')).toBe('tooEarly')
  expect(whyNot({ ...pickedUp, fulfilment: 'pickedUp' }, 'order.cancel')).toBe('tooLate')
})
