import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFakeServer } from '../../../../../tests/support/payment-providers/fake-server.ts'
import {
  openShopWith,
  type ShopWithProvider,
} from '../../../../../tests/support/payment-providers/shop-with-provider.ts'
import { attemptsOf } from '../../attempts.ts'
import { syncRefundsFromProvider } from '../../send-refunds.ts'
import { PaymentProviderUnavailable, PaymentProviderUnreachable } from '../payment-provider.ts'
import { omiseProvider } from './omise-provider.ts'

/* A charge whose answer was lost: the shop does not know its name, and Omise can only list all charges. */

let shop: ShopWithProvider
beforeAll(async () => {
  shop = await openShopWith({ name: 'omise', paymentChannel: 'promptPay', isOmiseTransfer: true })
})
afterAll(() => shop.close())

const forgetName = (orderId: string) =>
  shop.api.database.pool.query('update payment_attempts set provider_id = null where order_id = $1', [
    orderId,
  ])
const storedName = async (orderId: string) => (await attemptsOf(shop.api.database.db, orderId))[0]?.providerId

it('an event tells its name', async () => {
  const order = await shop.openedOrder()
  const name = await storedName(order.id)
  await forgetName(order.id)
  await shop.bank.pay(shop.api, order.attempt)
  await shop.send(await shop.bank.signedEvent(order.attempt))
  expect(name).toMatch(/^chrg_/)
  expect(await storedName(order.id)).toBe(name)
})

it('the daily look at what was paid tells it too', async () => {
  const order = await shop.paidOrder()
  const name = await storedName(order.id)
  await forgetName(order.id)
  await syncRefundsFromProvider(shop.deps, order.id)
  expect(await storedName(order.id)).toBe(name)
})

const omiseAt = ({ port }: { port: number }) =>
  omiseProvider({
    publicKey: 'pkey_test_fake',
    secretKey: 'skey_test_fake',
    webhookSecret: '',
    apiUrl: '',
    address: `http://127.0.0.1:${port}`,
  })
const nameless = {
  id: 'pa_1',
  providerId: null,
  amountSatang: 25_000,
  createdAt: new Date('2026-01-01T10:00:00Z'),
  expiresAt: new Date('2026-01-01T10:30:00Z'),
}

it('an answer that is not JSON is one, and others are asked for', async () => {
  const server = await openFakeServer(() => ({
    status: 502,
    type: 'text/html',
    body: '<h1>Bad Gateway</h1>',
  }))
  const error: unknown = await omiseAt(server)
    .ask(nameless)
    .catch((reason: unknown) => reason)
  await server.close()
  expect(error).toBeInstanceOf(PaymentProviderUnavailable)
  expect(error).not.toBeInstanceOf(PaymentProviderUnreachable)
})

it('a charge is searched for only in the time in which it can have been made', async () => {
  const searches: URLSearchParams[] = []
  const server = await openFakeServer(({ query }) => {
    searches.push(query)
    return { body: { object: 'list', data: [] } }
  })
  await omiseAt(server).ask(nameless)
  await server.close()
  expect(searches.map((query) => [query.get('from'), query.get('to')])).toEqual([
    ['2026-01-01T09:55:00.000Z', '2026-01-01T10:35:00.000Z'],
  ])
})
