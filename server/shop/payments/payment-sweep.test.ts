import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { addCustomer, sessionsByCustomerId, signedInAs } from '../../../tests/support/api/customers.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { addOrder } from '../../../tests/support/api/orders.ts'
import { paymentEvent, providerOf, sendPaymentEvent } from '../../../tests/support/api/payment-events.ts'
import { letTimePass } from '../../../tests/support/database/let-time-pass.ts'
import type { Order } from '../../../openapi/generated/schema.ts'
import {
  PaymentProviderUnavailable,
  PaymentProviderUnreachable,
  type ProviderEvent,
} from './providers/payment-provider.ts'
import { PaymentProviders } from './providers/registry.ts'
import { maxAtOnce, sweepPayments } from './sweep-payments.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { sandboxSettings } from '../common/shop-settings.ts'
import { erasePerson } from '../customers/erasure.ts'

/** A provider that never delivers events to the shop, only on request. */
const providerEvents = new Map<string, ProviderEvent[]>()
const silentAbout = new Set<string>()
const inProcess = new Set<string>()
let asked: string[]
let isStartSilent: boolean
let isUnreachable: boolean

const recordEvent = (attemptId: string, type: ProviderEvent['type'], failureCode?: string) =>
  providerEvents.get(attemptId)?.push({
    id: `${attemptId}-${providerEvents.get(attemptId)?.length}`,
    attemptId,
    type,
    amountSatang: 25_000,
    occurredAt: new Date(),
    ...(failureCode !== undefined && { failureCode }),
  })

async function answer(question: string, attemptId: string) {
  asked.push(`${question} ${attemptId}`)
  if (isUnreachable) throw new PaymentProviderUnreachable('The page cannot be reached')
  if (silentAbout.has(attemptId)) throw new PaymentProviderUnavailable('The page does not answer')
  return { isInProcess: inProcess.has(attemptId), events: providerEvents.get(attemptId) ?? [], refunds: [] }
}

const page = providerOf({
  async start({ attemptId }) {
    if (isStartSilent) throw new PaymentProviderUnavailable('The page does not answer')
    if (!providerEvents.has(attemptId)) providerEvents.set(attemptId, [])
    return { kind: 'redirect', providerId: attemptId, url: `https://pay.example/${attemptId}` }
  },
  ask: ({ id }) => answer('ask', id),
  async close({ id: attemptId }) {
    const known = await answer('close', attemptId)
    if (known.events.length === 0) recordEvent(attemptId, 'expired')
    return known
  },
  async refund({ id: attemptId }) {
    await answer('refund', attemptId)
    return { state: 'confirmed' }
  },
})

let api: TestApi
const errors: unknown[] = []
const onError = (error: unknown) => void errors.push(error)
const sweep = (signal?: AbortSignal) => sweepPayments(deps(), { onError, ...(signal && { signal }) })
const deps = (): ShopDeps => ({
  database: api.database,
  settings: sandboxSettings,
  paymentProviders: new PaymentProviders([page]),
  warn: () => undefined,
})

beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId, paymentProviders: [page] })
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.database.pool.query('delete from payment_attempts')
  silentAbout.clear()
  errors.length = 0
  asked = []
  isStartSilent = false
  isUnreachable = false
})

async function someOrder(customerOf?: { customerId: string }) {
  const customerId = customerOf?.customerId ?? (await addCustomer(api.database))
  const product = await addProduct(api.database)
  const { id } = await addOrder(api.database, { customerId, lines: [{ product }] })
  const headers = signedInAs(customerId)
  const readAtOnce = async () => (await api.call('GET', `/api/orders/${id}`, { headers })).body as Order
  return {
    customerId,
    readAtOnce,
    pay: (body = {}) => api.call('POST', `/api/orders/${id}/pay`, { headers, body }),
    /** As after a few seconds: the provider is not asked at each reading. */
    read: async () => {
      await api.database.pool.query('update payment_attempts set asked_at = null')
      return readAtOnce()
    },
    cancel: () => api.call('POST', `/api/orders/${id}/cancel`, { headers }),
    state: () => stateOf(id),
  }
}

async function someTry(customerOf?: { customerId: string }) {
  const order = await someOrder(customerOf)
  expect((await order.pay()).status).toBe(200)
  return { ...order, attemptId: (await order.state()).attempt }
}

/** Reads the stored state without asking the provider. */
async function stateOf(orderId: string) {
  const { rows } = await api.database.pool.query<{ attempt: string; state: string; payment: string }>(
    `select a.id as attempt, a.state, o.payment, a.refunded_at is not null as "isRefunded"
     from payment_attempts a join orders o on o.id = a.order_id where o.id = $1 order by a.created_at desc limit 1`,
    [orderId],
  )
  if (!rows[0]) throw new Error('There is no attempt')
  return rows[0]
}

const halfAnHour = () => letTimePass(api.database.pool, 31 * 60)

it('a try that nobody answered is asked about when its time is over, and expires by the word of the page', async () => {
  const one = await someTry()
  expect(await sweep()).toBe(0)
  await halfAnHour()
  expect(await sweep()).toBe(1)
  expect(asked).toEqual([`close ${one.attemptId}`])
  expect(await one.state()).toMatchObject({ state: 'expired', payment: 'failed' })
  expect(await sweep()).toBe(0)
})

it('what was paid is found though its event was lost, also after a refusal', async () => {
  const [paid, atLast] = [await someTry(), await someTry()]
  recordEvent(paid.attemptId, 'paid')
  recordEvent(atLast.attemptId, 'failed', 'card_declined')
  expect(await atLast.read()).toMatchObject({ payment: 'failed' })
  recordEvent(atLast.attemptId, 'paid')
  await halfAnHour()
  expect(await sweep()).toBe(2)
  expect(await paid.state()).toMatchObject({ state: 'paid', payment: 'paid' })
  expect(await atLast.state()).toMatchObject({ state: 'paid', payment: 'paid' })
})

it('an order whose card was refused is asked about when it is read, until its page is closed', async () => {
  const one = await someTry()
  recordEvent(one.attemptId, 'failed', 'card_declined')
  expect(await one.read()).toMatchObject({ payment: 'failed' })
  recordEvent(one.attemptId, 'paid')
  expect(await one.read()).toMatchObject({ payment: 'paid' })
  const two = await someTry()
  recordEvent(two.attemptId, 'failed', 'card_declined')
  await halfAnHour()
  await two.read()
  asked = []
  expect(await two.read()).toMatchObject({ payment: 'failed', canPay: true })
  expect(asked).toEqual([])
})

it('an order that is read again and again asks its page every three seconds; an event, and a return from the page, are seen at once', async () => {
  const [waiting, returning, notified] = [await someTry(), await someTry(), await someTry()]
  const all = [waiting, returning, notified]
  await Promise.all([...all, ...all].map((one) => one.readAtOnce()))
  expect(asked.toSorted()).toEqual(all.map(({ attemptId }) => `ask ${attemptId}`).toSorted())
  expect((await returning.pay()).status).toBe(200)
  for (const { attemptId } of all) recordEvent(attemptId, 'paid')
  await sendPaymentEvent(api, paymentEvent(notified.attemptId, 'paid'))
  // However long the calls before have taken.
  await api.database.pool.query('update payment_attempts set asked_at = now() where id = $1', [
    waiting.attemptId,
  ])
  expect(await waiting.readAtOnce()).toMatchObject({ payment: 'pending' })
  expect(await returning.readAtOnce()).toMatchObject({ payment: 'paid' })
  expect(await notified.readAtOnce()).toMatchObject({ payment: 'paid' })
  await letTimePass(api.database.pool, 3)
  expect(await waiting.readAtOnce()).toMatchObject({ payment: 'paid' })
})

it('while the bank decides on another card after a refusal the order waits, and is paid or refused in the end', async () => {
  const [paid, refused] = [await someTry(), await someTry()]
  for (const one of [paid, refused]) {
    recordEvent(one.attemptId, 'failed', 'card_declined')
    expect(await one.read()).toMatchObject({ payment: 'failed', isInProcess: false })
    inProcess.add(one.attemptId)
    expect(await one.read()).toMatchObject({ payment: 'pending', status: 'pending', isInProcess: true })
    expect((await one.pay()).body).toMatchObject({ paymentStatus: 'pending' })
    inProcess.delete(one.attemptId)
  }
  recordEvent(paid.attemptId, 'paid')
  expect(await paid.read()).toMatchObject({ payment: 'paid' })
  const { timeline } = await refused.read()
  expect(timeline.map(({ event }) => event)).toEqual(['placed', 'failed', 'pending', 'failed'])
})

it('an attempt is in process only while the bank decides; one that the shopper left is open, and not in process', async () => {
  const one = await someTry()
  expect(await one.read()).toMatchObject({ isInProcess: false, attempts: [{ state: 'pending' }] })
  inProcess.add(one.attemptId)
  expect(await one.read()).toMatchObject({ isInProcess: true, attempts: [{ state: 'pending' }] })
  silentAbout.add(one.attemptId)
  expect(await one.read()).toMatchObject({ isInProcess: true })
  await sendPaymentEvent(api, paymentEvent(one.attemptId, 'failed'))
  expect(await one.read()).toMatchObject({ payment: 'failed', isInProcess: false })
  silentAbout.clear()
  expect(await one.read()).toMatchObject({ payment: 'pending', isInProcess: true })
  inProcess.delete(one.attemptId)
  recordEvent(one.attemptId, 'paid')
  expect(await one.read()).toMatchObject({ payment: 'paid', isInProcess: false })
})

it('an answer that says "in process" and is noted after the payment was told changes nothing', async () => {
  const one = await someTry()
  await sendPaymentEvent(api, paymentEvent(one.attemptId, 'paid'))
  await api.database.pool.query('update payment_attempts set is_in_process = true')
  expect(await one.read()).toMatchObject({ payment: 'paid', isInProcess: false })
})

it('money that the page did not give back when it was silent goes back later', async () => {
  const one = await someTry()
  recordEvent(one.attemptId, 'paid')
  await one.read()
  silentAbout.add(one.attemptId)
  expect((await one.cancel()).status).toBe(200)
  expect(await sweep()).toBe(0)
  expect(await one.state()).toMatchObject({ payment: 'refund', isRefunded: false })
  silentAbout.clear()
  await sweep()
  await sweep()
  expect(await one.state()).toMatchObject({ payment: 'refund', isRefunded: true })
  expect(await sweep()).toBe(0)
})

it('money goes back though another attempt of its order cannot be asked', async () => {
  const [cancelled, swept] = [await someTry(), await someTry()]
  await halfAnHour()
  const orders = [cancelled, swept].map((order) => ({ ...order, second: '' }))
  for (const order of orders) {
    await order.read()
    await order.pay()
    order.second = (await order.state()).attempt
    recordEvent(order.second, 'paid')
    expect(await order.read()).toMatchObject({ payment: 'paid' })
    silentAbout.add(order.attemptId)
  }
  // As a code that its provider could not close.
  await api.database.pool.query(`update payment_attempts set closed_at = null where state = 'expired'`)
  silentAbout.add(orders[1]?.second ?? '')
  for (const order of orders) expect((await order.cancel()).status).toBe(200)
  expect(await cancelled.state()).toMatchObject({ payment: 'refund', isRefunded: true })
  expect(await swept.state()).toMatchObject({ payment: 'refund', isRefunded: false })
  silentAbout.delete(orders[1]?.second ?? '')
  expect(await sweep()).toBe(0)
  expect(errors).toEqual([expect.any(PaymentProviderUnavailable), expect.any(PaymentProviderUnavailable)])
  expect(await swept.state()).toMatchObject({ payment: 'refund', isRefunded: true })
})

it('an attempt of a provider that the shop has no longer takes no turn', async () => {
  const [former, fine] = [await someTry(), await someTry()]
  await api.database.pool.query(`update payment_attempts set provider = 'former' where id = $1`, [
    former.attemptId,
  ])
  await halfAnHour()
  expect(await sweep()).toBe(1)
  expect(errors).toEqual([])
  expect(await fine.state()).toMatchObject({ state: 'expired' })
  expect(await former.state()).toMatchObject({ state: 'pending' })
})

it('an order whose provider the shop has no longer is cancelled or paid again; when that is back, no money is lost', async () => {
  const [cancelled, again, open] = [await someTry(), await someTry(), await someTry()]
  const first = [cancelled.attemptId, again.attemptId, open.attemptId]
  inProcess.add(again.attemptId)
  expect(await again.read()).toMatchObject({ isInProcess: true })
  const moveTo = (provider: string) =>
    api.database.pool.query('update payment_attempts set provider = $2 where id = any ($1)', [
      first,
      provider,
    ])
  await moveTo('former')
  expect((await cancelled.cancel()).status).toBe(200)
  expect(await again.read()).toMatchObject({ isInProcess: true })
  const inOther = { paymentChannel: 'promptPay' }
  expect((await again.pay(inOther)).body).toMatchObject({ code: 'ORDER_NOT_ALLOWED' })
  expect((await again.pay()).status).toBe(503)
  for (const body of [inOther, {}]) expect((await open.pay(body)).status).toBe(503)
  expect(await open.state()).toMatchObject({ state: 'pending', attempt: open.attemptId })
  await halfAnHour()
  expect((await open.pay(inOther)).status).toBe(200)
  expect(await again.read()).toMatchObject({ payment: 'failed', isInProcess: false })
  expect((await again.pay()).status).toBe(200)
  const second = (await again.state()).attempt
  expect(second).not.toBe(again.attemptId)
  recordEvent(second, 'paid')
  expect(await again.read()).toMatchObject({ payment: 'paid' })
  await moveTo('sandbox')
  inProcess.clear()
  for (const id of first) recordEvent(id, 'paid')
  await sweep()
  expect(errors).toEqual([])
  expect(await cancelled.state()).toMatchObject({ payment: 'refund', isRefunded: true })
  expect(await again.state()).toMatchObject({ payment: 'paid', isRefunded: false })
  expect((await again.read()).refunds).toMatchObject([{ reason: 'paidTwice', state: 'done' }])
})

it('an order whose only attempt was refused and closed is paid again or cancelled without asking about it', async () => {
  const [paid, cancelled] = [await someTry(), await someTry()]
  for (const { attemptId } of [paid, cancelled]) recordEvent(attemptId, 'failed', 'card_declined')
  await halfAnHour()
  expect(await sweep()).toBe(2)
  for (const { attemptId } of [paid, cancelled]) silentAbout.add(attemptId)
  expect((await paid.pay()).status).toBe(200)
  expect((await paid.state()).attempt).not.toBe(paid.attemptId)
  expect((await cancelled.cancel()).status).toBe(200)
})

it('one order that cannot be settled keeps no other waiting', async () => {
  const [lost, fine] = [await someTry(), await someTry()]
  silentAbout.add(lost.attemptId)
  await halfAnHour()
  expect(await sweep()).toBe(1)
  expect(errors).toEqual([expect.any(PaymentProviderUnavailable)])
  expect(await fine.state()).toMatchObject({ state: 'expired' })
  expect(await lost.state()).toMatchObject({ state: 'pending', payment: 'pending' })
})

it('a provider that does not answer at all is waited for once in a sweep', async () => {
  const all = [await someTry(), await someTry(), await someTry()]
  await halfAnHour()
  isUnreachable = true
  expect(await sweep()).toBe(0)
  expect(asked).toHaveLength(1)
  expect(errors).toEqual(all.map(() => expect.any(PaymentProviderUnreachable)))
  expect(new Set(errors).size).toBe(all.length)
  isUnreachable = false
  expect(await sweep()).toBe(3)
})

it('one that does not answer at all is waited for once when a customer with several orders is erased', async () => {
  const one = await someTry()
  await someTry(one)
  isUnreachable = true
  await erasePerson(deps(), one.customerId, async () => undefined)
  expect(asked).toHaveLength(1)
})

it('a sweep looks at so many orders and no more, and stops when it is told to', async () => {
  for (let count = 0; count <= maxAtOnce; count += 1) await someTry()
  await halfAnHour()
  expect(await sweep(AbortSignal.abort())).toBe(0)
  expect(await sweep()).toBe(maxAtOnce)
  expect(await sweep()).toBe(1)
})

it('of servers that sweep at once one does', async () => {
  for (let count = 0; count < 5; count += 1) await someTry()
  await halfAnHour()
  const settled = await Promise.all(Array.from({ length: 6 }, () => sweep()))
  expect(settled.toSorted()).toEqual([0, 0, 0, 0, 0, 5])
  expect(new Set(asked).size).toBe(asked.length)
})

it('a server sweeps by itself while it is open', async () => {
  const one = await someTry()
  await halfAnHour()
  const sweeping = await openTestApi({ paymentProviders: [page], on: api.testDatabase, sweepEvery: 1 })
  await vi.waitUntil(async () => (await one.state()).state === 'expired')
  await sweeping.close()
})

it('a try that never reached the page begins there later, and is asked about again', async () => {
  isStartSilent = true
  const order = await someOrder()
  expect((await order.pay()).status).toBe(503)
  await halfAnHour()
  expect(await sweep()).toBe(1)
  expect(await sweep()).toBe(0)
  isStartSilent = false
  expect((await order.pay()).status).toBe(200)
  recordEvent((await order.state()).attempt, 'paid')
  expect(await order.read()).toMatchObject({ payment: 'paid' })
})
