import { expect, test } from 'vitest'
import type { PaymentChannel } from '../openapi/generated/schema.ts'
import { allowedEvents, canBePaid, nextStatus, placedOrder } from './order-status/order-events.ts'
import { channelNames, channelsWhere, paymentChannels, suitsWay } from './payment-channels.ts'

test('R4.39 the two payment channels of the specification: by card at once, in cash on delivery', () => {
  expect(paymentChannels.card).toEqual({
    isPaidBeforeShipping: true,
    expires: true,
    needsProvider: true,
    paidBy: 'page',
  })
  expect(paymentChannels.cashOnDelivery).toEqual({
    isPaidBeforeShipping: false,
    expires: false,
    needsProvider: false,
    paidBy: 'carrier',
  })
})

test('the channels are offered in this order, and these need a provider', () => {
  expect(channelNames.slice(0, 4)).toEqual(['promptPay', 'card', 'cashOnDelivery', 'payAtCounter'])
  const needsProvider = Object.fromEntries(
    channelNames.map((name) => [name, paymentChannels[name].needsProvider]),
  )
  expect(needsProvider).toMatchObject({
    promptPay: true,
    card: true,
    cashOnDelivery: false,
    payAtCounter: false,
  })
})

test.each(channelNames)('an order by %s goes as its row says', (channel) => {
  const { isPaidBeforeShipping, expires, needsProvider } = paymentChannels[channel]
  const isPickUp = !suitsWay(channel, { isPickUp: false })
  const placed = placedOrder(channel, { isPickUp })
  const allows = allowedEvents(placed)
  expect(allows.includes('order.process'), 'work on an unpaid order').toBe(!isPaidBeforeShipping)
  expect(allows.includes('payment.paid'), 'paid before it is shipped').toBe(isPaidBeforeShipping)
  expect(allows.includes('order.expire'), 'expires').toBe(expires)
  expect(canBePaid(placed), 'can be paid at the page').toBe(needsProvider)
  const handedOver = isPickUp
    ? nextStatus({ ...placed, fulfilment: 'readyToPickUp' }, 'order.pickUp')
    : nextStatus({ ...placed, fulfilment: 'shipped' }, 'order.deliver')
  expect(handedOver?.payment, 'the money after the goods').toBe(isPaidBeforeShipping ? 'pending' : 'paid')
  const unconfirmed = placedOrder(channel, { needsConfirmation: true, isPickUp })
  expect(allowedEvents(unconfirmed).includes('order.expire'), 'unconfirmed').toBe(true)
})

test('a channel that is paid at the page of a provider is paid before its products are shipped', () => {
  for (const name of channelsWhere(({ needsProvider }) => needsProvider))
    expect(paymentChannels[name].isPaidBeforeShipping, name).toBe(true)
})

test('R21.20 a carrier takes money only for what it carries, and the counter only for what is picked up', () => {
  const ways = (channel: PaymentChannel) => ({
    delivery: suitsWay(channel, { isPickUp: false }),
    pickUp: suitsWay(channel, { isPickUp: true }),
  })
  expect(ways('promptPay')).toEqual({ delivery: true, pickUp: true })
  expect(ways('card')).toEqual({ delivery: true, pickUp: true })
  expect(ways('cashOnDelivery')).toEqual({ delivery: true, pickUp: false })
  expect(ways('payAtCounter')).toEqual({ delivery: false, pickUp: true })
})
