import { expect, test } from 'vitest'
import { allowedEvents, canBePaid, nextStatus, placedOrder } from './order-status/order-events.ts'
import { channelNames, channelsWhere, paymentChannels } from './payment-channels.ts'

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

test.each(channelNames)('an order by %s goes as its row says', (channel) => {
  const { isPaidBeforeShipping, expires, needsProvider } = paymentChannels[channel]
  const placed = placedOrder(channel)
  const allows = allowedEvents(placed)
  expect(allows.includes('order.process'), 'work on an unpaid order').toBe(!isPaidBeforeShipping)
  expect(allows.includes('payment.paid'), 'paid before it is shipped').toBe(isPaidBeforeShipping)
  expect(allows.includes('order.expire'), 'expires').toBe(expires)
  expect(canBePaid(placed), 'can be paid at the page').toBe(needsProvider)
  const handedOver = nextStatus({ ...placed, fulfilment: 'shipped' }, 'order.deliver')
  expect(handedOver?.payment, 'the money after the goods').toBe(isPaidBeforeShipping ? 'pending' : 'paid')
  const unconfirmed = placedOrder(channel, { needsConfirmation: true })
  expect(allowedEvents(unconfirmed).includes('order.expire'), 'unconfirmed').toBe(true)
})

test('a channel that is paid at the page of a provider is paid before its products are shipped', () => {
  for (const name of channelsWhere(({ needsProvider }) => needsProvider))
    expect(paymentChannels[name].isPaidBeforeShipping, name).toBe(true)
})
