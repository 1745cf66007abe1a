import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { letTimePass } from '../../../../../tests/support/database/let-time-pass.ts'
import { omiseUnderTest } from '../../../../../tests/support/payment-providers/omise-fake.ts'
import type { ProviderUnderTest } from '../../../../../tests/support/payment-providers/provider-under-test.ts'
import {
  openShopWith,
  type ShopWithProvider,
} from '../../../../../tests/support/payment-providers/shop-with-provider.ts'
import { attemptsOf } from '../../attempts.ts'
import { listUnrefundable } from '../../refunds.ts'
import { PaymentProviderUnavailable, type PaymentProvider } from '../payment-provider.ts'

/* What Omise understands and refuses: a charge of another account, a token that was used. */

let shop: ShopWithProvider
let other: ProviderUnderTest
/** The shop's provider with the calls that a test replaces. */
let calls: PaymentProvider
let own: PaymentProvider
beforeAll(async () => {
  other = await omiseUnderTest()
  shop = await openShopWith({ name: 'omise', paymentChannel: 'promptPay', isOmiseTransfer: true })
  calls = shop.bank.provider
  own = { ...calls }
})
afterAll(async () => {
  await shop.close()
  await other.close()
})
const changeAccount = () => Object.assign(calls, other.provider)
const restoreAccount = () => Object.assign(calls, own)
afterEach(restoreAccount)

it('an order whose charge the account does not know is read, and can be cancelled', async () => {
  const order = await shop.openedOrder()
  changeAccount()
  expect(await order.read()).toMatchObject({ payment: 'pending' })
  expect(await order.cancel()).toMatchObject({ status: 200, body: { fulfilment: 'cancelOrder' } })
})

it('such an order can be paid again after its time, and what the old account took is found when its keys are back', async () => {
  const order = await shop.openedOrder()
  changeAccount()
  expect((await order.pay()).status).toBe(200)
  await letTimePass(shop.api.database.pool, 31 * 60)
  await shop.sweep()
  expect(await order.read()).toMatchObject({ payment: 'failed', attempts: [{ state: 'expired' }] })
  expect((await order.pay()).status).toBe(200)
  restoreAccount()
  await shop.bank.pay(shop.api, order.attempt)
  await shop.sweep()
  expect(await order.read()).toMatchObject({ payment: 'paid', attempts: [{ state: 'paid' }, {}] })
})

it('what is to go back to a charge that the account does not know is listed for the staff', async () => {
  const order = await shop.paidOrder()
  changeAccount()
  await order.cancel()
  expect(await order.read()).toMatchObject({ payment: 'refund', refunds: [{ state: 'byHand' }] })
  const open = await listUnrefundable(shop.api.database.db)
  expect(open.filter(({ orderId }) => orderId === order.id)).toMatchObject([{ why: 'unknownPayment' }])
})

it('each other call says that the provider does not answer', async () => {
  const order = await shop.openedOrder()
  const [attempt] = await attemptsOf(shop.api.database.db, order.id)
  if (!attempt) throw new Error('There is no attempt')
  const event = await shop.bank.signedEvent(order.attempt)
  const { page } = other.provider
  const asked = {
    ...attempt,
    attemptId: attempt.id,
    paymentChannel: attempt.channel,
    orderNumber: 'PH-1',
    email: 'somebody@example.com',
    returnTo: { success: '/success', pending: '/pending', failed: '/failed' },
  }
  const questions: (() => Promise<unknown> | undefined)[] = [
    () => other.provider.starts.card?.({ ...asked, paymentChannel: 'card' }),
    () => other.provider.starts.promptPay?.({ ...asked, paymentChannel: 'promptPay' }),
    () => other.provider.readEvents(event.body, event.headers),
    () => page?.submit(asked, { omiseToken: 'tokn_test_pays' }),
  ]
  for (const ask of questions)
    await expect(Promise.resolve().then(ask)).rejects.toBeInstanceOf(PaymentProviderUnavailable)
})
