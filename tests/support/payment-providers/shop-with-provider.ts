import { expect } from 'vitest'
import type { Order, PaymentChannel } from '../../../openapi/generated/schema.ts'
import type { Database } from '../../../server/db/database.ts'
import type { ShopDeps } from '../../../server/shop/common/shop-deps.ts'
import { sandboxSettings } from '../../../server/shop/common/shop-settings.ts'
import { PaymentProviders } from '../../../server/shop/payments/providers/registry.ts'
import { sweepPayments } from '../../../server/shop/payments/sweep-payments.ts'
import { addCustomer, sessionsByCustomerId, signedInAs } from '../api/customers.ts'
import { openTestApi, type TestAnswer } from '../api/open-api.ts'
import { addOrder } from '../api/orders.ts'
import { addProduct } from '../api/test-product.ts'
import { omiseUnderTest } from './omise-fake.ts'
import type { ProviderUnderTest, SignedEvent } from './provider-under-test.ts'
import { sandboxUnderTest } from './sandbox-under-test.ts'
import { stripeUnderTest } from './stripe-fake.ts'

export const providersUnderTest: Record<string, (database: Database) => Promise<ProviderUnderTest>> = {
  omise: omiseUnderTest,
  sandbox: async (database) => sandboxUnderTest(database),
  stripe: stripeUnderTest,
}

export interface ProviderCase {
  name: string
  paymentChannel: PaymentChannel
  /** The bank decides at once, and the provider cannot end it early. */
  isOmiseTransfer?: true
}

export const providerCases: ProviderCase[] = [
  { name: 'omise', paymentChannel: 'card' },
  { name: 'omise', paymentChannel: 'promptPay', isOmiseTransfer: true },
  { name: 'sandbox', paymentChannel: 'card' },
  { name: 'sandbox', paymentChannel: 'promptPay' },
  { name: 'stripe', paymentChannel: 'card' },
  { name: 'stripe', paymentChannel: 'promptPay' },
]

export type ShopWithProvider = Awaited<ReturnType<typeof openShopWith>>

/** A shop whose money one provider takes, with orders of 250.00 baht: two pieces of 100.00, and 50.00 shipping. */
export async function openShopWith({ name, paymentChannel }: ProviderCase) {
  const base = await openTestApi({ findSession: sessionsByCustomerId })
  // The sample orders were paid at the sandbox, which not every shop here has.
  await base.database.pool.query('delete from payment_attempts')
  const bank = (await providersUnderTest[name]?.(base.database)) as ProviderUnderTest
  const api = await openTestApi({
    on: base.testDatabase,
    findSession: sessionsByCustomerId,
    paymentProviders: [bank.provider],
  })
  const deps: ShopDeps = {
    database: api.database,
    settings: sandboxSettings,
    paymentProviders: new PaymentProviders([bank.provider]),
    warn: () => undefined,
  }

  async function someOrder() {
    const customerId = await addCustomer(api.database)
    const product = await addProduct(api.database)
    const { id } = await addOrder(api.database, { customerId, paymentChannel, lines: [{ product }] })
    const headers = signedInAs(customerId)
    const read = async () => {
      // As after a few seconds: the provider is not asked at each reading.
      await api.database.pool.query('update payment_attempts set asked_at = null')
      return (await api.call('GET', `/api/orders/${id}`, { headers })).body as Order
    }
    return {
      id,
      read,
      pay: () => api.call('POST', `/api/orders/${id}/pay`, { headers, body: {} }),
      cancel: () => api.call('POST', `/api/orders/${id}/cancel`, { headers }),
      attemptId: async () => (await read()).attempts.at(-1)?.id ?? '',
    }
  }
  async function openedOrder() {
    const order = await someOrder()
    expect((await order.pay()).status).toBe(200)
    return { ...order, attempt: await order.attemptId() }
  }
  const send = ({ body, headers }: SignedEvent): Promise<TestAnswer> =>
    api.call('POST', `/api/payments/events/${name}`, { body, headers })

  return {
    api,
    bank,
    deps,
    someOrder,
    openedOrder,
    async paidOrder() {
      const order = await openedOrder()
      await bank.pay(api, order.attempt)
      await send(await bank.signedEvent(order.attempt))
      return order
    },
    send,
    sweep: () =>
      sweepPayments(deps, {
        onError: (error) => {
          throw error
        },
      }),
    async close() {
      await api.close()
      await bank.close()
      await base.close()
    },
  }
}
