import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { allowedEvents, isOrderEventType, nextStatus, orderEventTypes } from './order-events.ts'
import { allKinds, type Kind, kinds, reachable, wordOf } from './order-status.fixture.ts'
import { orderStatusMachine } from './order-status.machine.ts'

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
