import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '../../../../openapi/generated/schema.ts'
import { openTestApi, type TestApi } from '../../../../tests/support/api/open-api.ts'
import { letTimePass } from '../../../../tests/support/database/let-time-pass.ts'
import type { ProviderUnderTest } from '../../../../tests/support/payment-providers/provider-under-test.ts'
import {
  openShopWith,
  providerCases,
  providersUnderTest,
  type ShopWithProvider,
} from '../../../../tests/support/payment-providers/shop-with-provider.ts'
import { attemptsOf } from '../attempts.ts'
import { unknownAttempt, PaymentProviderUnreachable } from './payment-provider.ts'

/*
 * What each provider has to keep, seen through the shop's own API. Named in brackets: what merchants of other shops suffered.
 */
describe.each(providerCases)('payments by $name, $paymentChannel', (providerCase) => {
  const { isOmiseTransfer } = providerCase
  let shop: ShopWithProvider
  let api: TestApi
  let bank: ProviderUnderTest
  beforeAll(async () => {
    shop = await openShopWith(providerCase)
    ;({ api, bank } = shop)
  })
  afterAll(() => shop.close())
  afterEach(() => bank.trouble('none'))

  const stored = async (orderId: string) => {
    const { rows } = await api.database.pool.query<{ payment: string }>(
      'select payment from orders where id = $1',
      [orderId],
    )
    return rows[0]?.payment
  }
  /** A paid attempt, under ids that the provider does not know. */
  const unknownPaidAttempt = async () => {
    const order = await shop.openedOrder()
    await bank.pay(api, order.attempt)
    await order.read()
    const [attempt] = await attemptsOf(api.database.db, order.id)
    if (!attempt) throw new Error('There is no attempt')
    return { ...attempt, id: `${attempt.id}_unknown`, providerId: `${attempt.providerId}_unknown` }
  }
  const timeline = async (order: { read: () => Promise<Order> }) =>
    (await order.read()).timeline.map(({ event }) => event)

  it('an event tells that an order is paid; told three times at once it counts once [pinelab-vendure-plugins #620]', async () => {
    const order = await shop.openedOrder()
    await bank.pay(api, order.attempt)
    const event = await bank.signedEvent(order.attempt)
    const answers = await Promise.all([shop.send(event), shop.send(event), shop.send(event)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await shop.send(await bank.signedEvent(order.attempt))
    expect(await timeline(order)).toEqual(['placed', 'paid'])
    expect((await order.read()).invoice).toBeDefined()
  })

  it('a shopper who returns before the event finds the order paid [medusa #13301]', async () => {
    const order = await shop.openedOrder()
    await bank.pay(api, order.attempt)
    const [read] = await Promise.all([order.read(), shop.send(await bank.signedEvent(order.attempt))])
    expect(read.payment).toBe('paid')
    expect(await timeline(order)).toEqual(['placed', 'paid'])
  })

  it('a refusal is told with its reason, and another attempt pays [medusa #16398]', async () => {
    const order = await shop.openedOrder()
    await bank.decline(api, order.attempt)
    expect((await shop.send(await bank.signedEvent(order.attempt))).status).toBe(200)
    expect(await stored(order.id)).toBe('failed')
    expect((await order.read()).attempts[0]).toMatchObject({
      state: 'failed',
      failureCode: expect.stringMatching(/^[A-Za-z]\w*$/),
    })
    await order.pay()
    const second = await order.attemptId()
    expect(second).not.toBe(order.attempt)
    await bank.pay(api, second)
    await shop.send(await bank.signedEvent(second))
    expect((await order.read()).payment).toBe('paid')
  })

  it('the late refusal of the first attempt does not undo the second [omise-woocommerce #100]', async () => {
    const order = await shop.openedOrder()
    await bank.decline(api, order.attempt)
    const refusal = await bank.signedEvent(order.attempt)
    await order.pay()
    const second = await order.attemptId()
    await bank.pay(api, second)
    await shop.send(await bank.signedEvent(second))
    expect((await shop.send(refusal)).status).toBe(200)
    expect(await order.read()).toMatchObject({ payment: 'paid', status: 'paid' })
  })

  it('what no event told during an hour away is right after one sweep [saleor-docs #990]', async () => {
    const orders = [await shop.openedOrder(), await shop.openedOrder(), await shop.openedOrder()]
    const [paid, declined] = orders as [(typeof orders)[0], (typeof orders)[0]]
    await bank.pay(api, paid.attempt)
    await bank.decline(api, declined.attempt)
    bank.trouble('error')
    await letTimePass(api.database.pool, 3_600)
    expect((await paid.read()).payment).toBe('pending')
    bank.trouble('none')
    await shop.sweep()
    expect(await Promise.all(orders.map(({ id }) => stored(id)))).toEqual(['paid', 'failed', 'failed'])
  })

  it('what was opened and left is not in process, and is opened again to be paid', async () => {
    const order = await shop.openedOrder()
    expect(await order.read()).toMatchObject({ payment: 'pending', isInProcess: false })
    expect((await order.pay()).status).toBe(200)
    expect((await order.read()).attempts).toHaveLength(1)
    await bank.pay(api, order.attempt)
    await shop.send(await bank.signedEvent(order.attempt))
    expect((await order.read()).payment).toBe('paid')
  })

  it('what the bank takes its time over is in process, and then paid [omise-magento #270]', async () => {
    const order = await shop.openedOrder()
    await bank.delay(api, order.attempt)
    expect(await order.read()).toMatchObject({ payment: 'pending', isInProcess: !isOmiseTransfer })
    await order.pay()
    expect((await order.read()).attempts).toHaveLength(1)
    await bank.approve(order.attempt)
    await shop.send(await bank.signedEvent(order.attempt))
    expect(await order.read()).toMatchObject({ payment: 'paid', isInProcess: false })
  })

  it('money for a cancelled order goes back once, though the provider loses its answers', async () => {
    const before = await bank.books()
    const order = await shop.openedOrder()
    await bank.pay(api, order.attempt)
    await shop.send(await bank.signedEvent(order.attempt))
    bank.trouble('loseAnswer')
    await order.cancel()
    await Promise.allSettled([order.read(), order.read()])
    bank.trouble('none')
    await order.cancel()
    await Promise.all([order.read(), order.read(), order.read()])
    await shop.sweep()
    expect(await order.read()).toMatchObject({ payment: 'refund', fulfilment: 'cancelOrder' })
    const after = await bank.books()
    expect(after.refunded - before.refunded).toBe(25_000)
    expect(after.paid - before.paid).toBe(25_000)
  })

  it('parts of the money go back, each once, and never more than was paid', async () => {
    const before = await bank.books()
    const order = await shop.openedOrder()
    await bank.pay(api, order.attempt)
    await shop.send(await bank.signedEvent(order.attempt))
    expect((await order.read()).payment).toBe('paid')
    const [attempt] = await attemptsOf(api.database.db, order.id)
    if (!attempt) throw new Error('There is no attempt')
    // Of a PromptPay payment, Stripe asks the customer first where the money is to go.
    const given = expect.stringMatching(/^(sent|confirmed)$/)
    const refund = (key: string, amountSatang: number) =>
      bank.provider.refund(attempt, { key: `${order.id}-${key}`, amountSatang })
    bank.trouble('loseAnswer')
    await expect(refund('1', 10_000)).rejects.toThrow('does not answer')
    bank.trouble('none')
    expect(await refund('1', 10_000)).toMatchObject({ state: given })
    expect(await refund('1', 10_000)).toMatchObject({ state: given })
    expect(await refund('2', 15_001)).toMatchObject({ state: 'refused', refusal: expect.any(String) })
    expect((await order.read()).payment).toBe('paid')
    expect(await refund('3', 15_000)).toMatchObject({ state: given })
    const after = await bank.books()
    expect(after.refunded - before.refunded).toBe(25_000)
  })

  it('nothing goes back of a payment that the provider does not know, and it says so', async () => {
    const unknown = await unknownPaidAttempt()
    const asked = { key: `${unknown.orderId}-1`, amountSatang: 10_000 }
    expect(await bank.provider.refund(unknown, asked)).toEqual({
      state: 'refused',
      refusal: 'unknownPayment',
    })
    bank.trouble('error')
    await expect(bank.provider.refund(unknown, asked)).rejects.toThrow('does not answer')
  })

  it('what the provider does not know was not paid, as far as it says', async () => {
    const unknown = await unknownPaidAttempt()
    expect(await bank.provider.ask(unknown)).toEqual(unknownAttempt)
    const closed = await bank.provider.close(unknown)
    expect(closed).toMatchObject({ isInProcess: false, refunds: [] })
    expect(closed.events.map(({ type }) => type)).not.toContain('paid')
    // An outside provider may know it later, when the shop has the keys of its account again.
    const isOutside = bank.environment.PAYMENT_PROVIDERS !== undefined
    expect(closed.canStillBePaid ?? false).toBe(isOutside)
    bank.trouble('error')
    await expect(bank.provider.ask(unknown)).rejects.toThrow('does not answer')
    await expect(bank.provider.close(unknown)).rejects.toThrow('does not answer')
  })

  it('a start whose answer was lost is one payment, and can be paid', async () => {
    const order = await shop.someOrder()
    bank.trouble('loseAnswer')
    const { status } = await order.pay()
    const attempt = await order.attemptId()
    // Omise is not called before its form is sent.
    if (status === 200) await bank.pay(api, attempt)
    else expect(status).toBe(503)
    bank.trouble('none')
    if (status !== 200) expect((await order.pay()).status).toBe(200)
    expect((await order.read()).attempts).toHaveLength(1)
    await bank.pay(api, attempt)
    expect(await bank.started(attempt)).toBe(1)
    expect((await order.read()).payment).toBe('paid')
  })

  it.each(['error', 'hang'] as const)(
    'while the provider answers with %s, orders are read and payments wait',
    async (trouble) => {
      const order = await shop.openedOrder()
      bank.trouble(trouble)
      const [read, paid] = await Promise.all([order.read(), order.pay()])
      expect(read.payment).toBe('pending')
      expect(paid.body).toMatchObject({ status: 503, code: 'PAYMENT_UNAVAILABLE' })
    },
  )

  it('not to answer at all is another failure than to answer with an error', async () => {
    const order = await shop.openedOrder()
    await bank.pay(api, order.attempt)
    await order.read()
    const [attempt] = await attemptsOf(api.database.db, order.id)
    if (!attempt) throw new Error('There is no attempt')
    bank.trouble('hang')
    await expect(bank.provider.ask(attempt)).rejects.toBeInstanceOf(PaymentProviderUnreachable)
    bank.trouble('error')
    await expect(bank.provider.ask(attempt)).rejects.not.toBeInstanceOf(PaymentProviderUnreachable)
  })

  it('believes no event that is not signed, and none whose body was changed', async () => {
    const order = await shop.openedOrder()
    await bank.pay(api, order.attempt)
    const { body, headers } = await bank.signedEvent(order.attempt)
    const forged = [
      { body, headers: {} },
      { body: `${body} `, headers },
      {
        body,
        headers: Object.fromEntries(
          Object.entries(headers).map(([key, value]) => [key, value.replaceAll(/[0-9a-f]{8}$/g, '00000000')]),
        ),
      },
    ]
    for (const event of forged)
      expect((await shop.send(event)).body).toMatchObject({
        code: 'VALIDATION',
        errors: [{ code: 'signature' }],
      })
    expect(await stored(order.id)).toBe('pending')
  })

  it('what is not paid in time is closed at the provider, or what comes later is found', async () => {
    const order = await shop.openedOrder()
    await letTimePass(api.database.pool, 31 * 60)
    await shop.sweep()
    expect(await order.read()).toMatchObject({ payment: 'failed', attempts: [{ state: 'expired' }] })
    await bank.pay(api, order.attempt)
    await shop.sweep()
    const state = isOmiseTransfer ? 'paid' : 'expired'
    expect(await order.read()).toMatchObject({
      payment: isOmiseTransfer ? 'paid' : 'failed',
      attempts: [{ state }],
    })
  })
})

it.each(Object.keys(providersUnderTest))('%s is tested in each channel that it starts', async (name) => {
  const api = await openTestApi()
  const bank = await providersUnderTest[name]?.(api.database)
  const tested = providerCases.filter((one) => one.name === name).map(({ paymentChannel }) => paymentChannel)
  expect(tested.toSorted()).toEqual(Object.keys(bank?.provider.starts ?? {}).toSorted())
  await bank?.close()
  await api.close()
})

it('a provider that the shop does not have gets no events', async () => {
  const api = await openTestApi()
  expect((await api.call('POST', '/api/payments/events/nobody', { body: {} })).status).toBe(404)
  await api.close()
})
