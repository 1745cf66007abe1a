import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { FulfilmentState } from '../../openapi/generated/schema.ts'
import {
  allowedEvents,
  awaitsConfirmation,
  canBeCancelled,
  canBePaid,
  eventAfterRefund,
  isOfItsWay,
  isOrderEventType,
  nextStatus,
  orderEventTypes,
  type OrderState,
  placedOrder,
  returnsStock,
  whyNot,
} from './order-events.ts'
import { orderStatusMachine } from './order-status.machine.ts'

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
  'card, picked up': placedOrder('card', { isPickUp: true }),
  'payAtCounter of a new customer': placedOrder('payAtCounter', { needsConfirmation: true, isPickUp: true }),
}
type Kind = keyof typeof kinds
const allKinds = Object.keys(kinds) as Kind[]

const cashLife: Record<string, Record<string, string>> = {
  'pending/pending': { 'order.process': 'pending/processing', 'order.cancel': 'pending/cancelOrder' },
  'pending/processing': { 'order.ready': 'pending/readyToShip', 'order.cancel': 'pending/cancelOrder' },
  'pending/readyToShip': { 'order.ship': 'pending/shipped', 'order.cancel': 'pending/cancelOrder' },
  'pending/shipped': {
    'order.deliver': 'paid/delivered',
    'parcel.returned': 'pending/cancelOrder',
    'parcel.lost': 'pending/cancelOrder',
  },
  'pending/cancelOrder': {},
  'paid/delivered': { 'payment.refunded': 'refund/delivered', 'order.complete': 'paid/complete' },
  'paid/complete': { 'payment.refunded': 'refund/complete' },
  'refund/delivered': { 'order.complete': 'refund/complete' },
  'refund/complete': {},
}

/** Until the money is there, a card order is the same however it is handed over. */
const unpaidByCard: Record<string, Record<string, string>> = {
  'pending/pending': {
    'payment.paid': 'paid/pending',
    'payment.failed': 'failed/pending',
    'payment.again': 'pending/pending',
    'order.cancel': 'pending/cancelOrder',
    'order.expire': 'pending/cancelOrder',
  },
  'failed/pending': {
    'payment.paid': 'paid/pending',
    'payment.again': 'pending/pending',
    'order.cancel': 'failed/cancelOrder',
    'order.expire': 'failed/cancelOrder',
  },
  'paid/pending': {
    'payment.refunded': 'refund/cancelOrder',
    'order.process': 'paid/processing',
    'order.cancel': 'refund/cancelOrder',
  },
  'refund/cancelOrder': {},
  'pending/cancelOrder': { 'payment.paid': 'refund/cancelOrder', 'payment.failed': 'failed/cancelOrder' },
  'failed/cancelOrder': { 'payment.paid': 'refund/cancelOrder' },
}

/** Every state of an order, as `wordOf` tells it, with its allowed events; all other events are not allowed. */
const lives: Record<Kind, Record<string, Record<string, string>>> = {
  card: {
    ...unpaidByCard,
    'paid/processing': {
      'payment.refunded': 'refund/cancelOrder',
      'order.ready': 'paid/readyToShip',
      'order.cancel': 'refund/cancelOrder',
    },
    'paid/readyToShip': {
      'payment.refunded': 'refund/cancelOrder',
      'order.ship': 'paid/shipped',
      'order.cancel': 'refund/cancelOrder',
    },
    'paid/shipped': {
      'payment.refunded': 'refund/shipped',
      'order.deliver': 'paid/delivered',
      'parcel.returned': 'refund/cancelOrder',
      'parcel.lost': 'refund/cancelOrder',
    },
    'paid/delivered': { 'payment.refunded': 'refund/delivered', 'order.complete': 'paid/complete' },
    'paid/complete': { 'payment.refunded': 'refund/complete' },
    'refund/shipped': {
      'order.deliver': 'refund/delivered',
      'parcel.returned': 'refund/cancelOrder',
      'parcel.lost': 'refund/cancelOrder',
    },
    'refund/delivered': { 'order.complete': 'refund/complete' },
    'refund/complete': {},
  },
  'card, picked up': {
    ...unpaidByCard,
    'paid/processing': {
      'payment.refunded': 'refund/cancelOrder',
      'order.ready': 'paid/readyToPickUp',
      'order.cancel': 'refund/cancelOrder',
    },
    'paid/readyToPickUp': {
      'payment.refunded': 'refund/cancelOrder',
      'order.pickUp': 'paid/pickedUp',
      'order.cancel': 'refund/cancelOrder',
    },
    'paid/pickedUp': { 'payment.refunded': 'refund/pickedUp', 'order.complete': 'paid/complete' },
    'paid/complete': { 'payment.refunded': 'refund/complete' },
    'refund/pickedUp': { 'order.complete': 'refund/complete' },
    'refund/complete': {},
  },
  'payAtCounter of a new customer': {
    'pending/pending unconfirmed': {
      'order.confirm': 'pending/pending',
      'order.cancel': 'pending/cancelOrder unconfirmed',
      'order.expire': 'pending/cancelOrder unconfirmed',
    },
    'pending/cancelOrder unconfirmed': {},
    'pending/pending': { 'order.process': 'pending/processing', 'order.cancel': 'pending/cancelOrder' },
    'pending/processing': { 'order.ready': 'pending/readyToPickUp', 'order.cancel': 'pending/cancelOrder' },
    'pending/readyToPickUp': { 'order.pickUp': 'paid/pickedUp', 'order.cancel': 'pending/cancelOrder' },
    'pending/cancelOrder': {},
    'paid/pickedUp': { 'payment.refunded': 'refund/pickedUp', 'order.complete': 'paid/complete' },
    'paid/complete': { 'payment.refunded': 'refund/complete' },
    'refund/pickedUp': { 'order.complete': 'refund/complete' },
    'refund/complete': {},
  },
  cashOnDelivery: cashLife,
  'cashOnDelivery of a new customer': {
    'pending/pending unconfirmed': {
      'order.confirm': 'pending/pending',
      'order.cancel': 'pending/cancelOrder unconfirmed',
      'order.expire': 'pending/cancelOrder unconfirmed',
    },
    'pending/cancelOrder unconfirmed': {},
    ...cashLife,
  },
}

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

describe.each(allKinds)('an order paid by %s', (kind) => {
  const life = lives[kind]
  const { paymentChannel } = kinds[kind]

  test('starts with nothing paid and nothing done', () => {
    expect(kinds[kind]).toMatchObject({ payment: 'pending', fulfilment: 'pending' })
  })

  test('can be in these states and in no other', () => {
    expect([...reachable(kind).keys()].sort()).toEqual(Object.keys(life).sort())
  })

  test.each(
    Object.keys(life).flatMap((word) =>
      orderEventTypes.map((type) => ({ word, type, next: life[word]?.[type] })),
    ),
  )('$word, $type: $next', ({ word, type, next }) => {
    const order = reachable(kind).get(word)
    if (!order) throw new Error(`${word} cannot be reached`)
    const after = nextStatus(order, type)
    expect(after && wordOf(after)).toBe(next)
    expect(after?.paymentChannel ?? paymentChannel).toBe(paymentChannel)
    expect(allowedEvents(order).includes(type)).toBe(next !== undefined)
  })
})

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

test('a running order without the action that returns the stock stops loudly', () => {
  const order = createActor(orderStatusMachine, {
    input: { paymentChannel: 'card', needsConfirmation: false, isPickUp: false },
  })
  const errors: unknown[] = []
  order.subscribe({ error: (error) => errors.push(error) })
  order.start().send({ type: 'order.cancel' })
  expect(String(errors[0])).toContain("the action 'returnStock' is not provided")
})

test('the list of events names each event of the machine', () => {
  expect([...orderEventTypes].sort()).toEqual([...orderStatusMachine.events].filter(Boolean).sort())
  expect(isOrderEventType('order.ship')).toBe(true)
  expect(isOrderEventType('order.steal')).toBe(false)
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
