import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { OrderEventType } from '../../../machines/order-status/order-events.ts'
import type { PaymentChannel } from '../../../openapi/generated/schema.ts'
import { addCustomer, sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { addOrder } from '../../../tests/support/api/orders.ts'
import { shortPauses } from '../../../tests/support/api/patience.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { Shopper, put } from '../../../tests/support/api/shopper.ts'
import { letTimePass } from '../../../tests/support/database/let-time-pass.ts'
import { openMailServer } from '../../../tests/support/gateways/mail-server.ts'
import { openSmsGateway } from '../../../tests/support/gateways/sms-gateway.ts'
import { sandboxSettings, type ShopSettings } from '../common/shop-settings.ts'
import { readOutbox } from '../messages/outbox.ts'
import { applyOrderEvent } from '../order-lifecycle/apply-order-event.ts'
import { PaymentProviders } from '../payments/providers/registry.ts'
import { requestRefund, settleByHand } from '../payments/refunds.ts'
import { eraseFromOrders } from './erasure-of-orders.ts'
import { sendOrderNotices } from './send-order-notices.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
})
afterAll(() => api.close())
beforeEach(() => api.database.pool.query('delete from orders'))

async function opened<Server extends { close: () => Promise<void> }>(opening: Promise<Server>) {
  const server = await opening
  onTestFinished(() => server.close())
  return server
}

let warnings: unknown[] = []
beforeEach(() => void (warnings = []))
const depsOf = (settings: Partial<ShopSettings> = {}, database = api.database) => ({
  database,
  settings: { ...sandboxSettings, ...settings },
  paymentProviders: new PaymentProviders([]),
  warn: (error: unknown) => void warnings.push(error),
  pauses: shortPauses,
})
const sendAll = async (settings: Partial<ShopSettings> = {}, database = api.database) => {
  await sendOrderNotices(depsOf(settings, database), 'sms')
  await sendOrderNotices(depsOf(settings, database), 'email')
}
const waiting = async () => (await api.database.pool.query('select event from order_notices')).rows
const smsBy = (url: string) => ({ sms: { url, token: 'sesame', sender: 'PHAEN' } })
const failure = (sending: Promise<void>) => sending.catch((error: unknown) => error)

const trackingUrl = 'https://flash.example/TH123'
const carriage = { carrier: 'Flash', trackingNumber: 'TH123', trackingUrl }
let count = 0

/** A customer by SMS in Thai, or by e-mail in English, and an order of 250 baht that was not placed through the checkout. */
async function customerWith(
  paymentChannel: PaymentChannel,
  { byMail = false, payment = 'pending' as 'pending' | 'paid' } = {},
) {
  count += 1
  const login = byMail ? `buyer${count}@example.co.th` : `069${String(count).padStart(7, '0')}`
  const customerId = await addCustomer(api.database, { login })
  const lines = [{ product: await addProduct(api.database) }]
  const { id, orderNumber } = await addOrder(api.database, { customerId, lines, paymentChannel, payment })
  const language = byMail ? 'english' : 'thai'
  await api.database.pool.query('update orders set language = $1 where id = $2', [language, id])
  return {
    id,
    login,
    orderNumber,
    shopper: new Shopper(api, customerId),
    applyEvents: async (...events: OrderEventType[]) => {
      for (const event of events)
        await api.database.db.transaction((tx) => applyOrderEvent(tx, id, event, { carriage }))
    },
    refund: async (parts?: { lines: { position: number; quantity: number }[]; withShipping: boolean }) => {
      const asked = { id: `rf_${count}`, orderId: id, reason: 'ลดจำนวน', askedBy: 'shop' }
      await requestRefund(depsOf(), { ...asked, ...(parts && { parts }) })
      await settleByHand(api.database.db, { refundId: asked.id, settledBy: 'somsri', note: 'โอนแล้ว' })
    },
    /** The oldest first. */
    messages: async () => {
      await sendAll()
      const sent = await readOutbox(api.database.db, login)
      return sent.map(({ subject, text }) => (subject === null ? text : [subject, text])).toReversed()
    },
  }
}

describe('a customer is told by SMS', () => {
  it('that an order was placed, with what is still to be done', async () => {
    const { shopper, messages } = await customerWith('card')
    await shopper.take(put('add', await addProduct(api.database, { stock: 10 })))
    const { orderNumber } = await shopper.order(await shopper.request())
    await shopper.take(put('add', await addProduct(api.database, { stock: 10 })))
    const other = await shopper.order(await shopper.request({ paymentChannel: 'card' }))
    const texts = (await messages()).map((text) => String(text).replace(/[\d,.]+ บาท/, '฿'))
    expect(texts).toEqual([
      `แผ่น: ได้รับคำสั่งซื้อ ${orderNumber} แล้ว ยอด ฿ กรุณายืนยันภายใน 24 ชั่วโมง`,
      `แผ่น: ได้รับคำสั่งซื้อ ${other.orderNumber} แล้ว ยอด ฿ กรุณาชำระเงินภายใน 24 ชั่วโมง`,
    ])
  })

  it('that it was paid and shipped, with the tracking', async () => {
    const { orderNumber, applyEvents, messages } = await customerWith('card')
    await applyEvents('payment.paid', 'order.process', 'order.ready', 'order.ship')
    expect(await messages()).toEqual([
      `แผ่น: ได้รับเงินของคำสั่งซื้อ ${orderNumber} แล้ว 250 บาท ขอบคุณที่อุดหนุน`,
      `แผ่น: จัดส่งคำสั่งซื้อ ${orderNumber} แล้ว Flash TH123 https://flash.example/TH123`,
    ])
    await applyEvents('order.deliver', 'order.complete')
    expect(await messages()).toHaveLength(2)
  })

  it('that a part was refunded, and that it was cancelled and the rest is coming back', async () => {
    const { orderNumber, refund, applyEvents, messages } = await customerWith('card', { payment: 'paid' })
    await refund({ lines: [{ position: 1, quantity: 1 }], withShipping: false })
    await applyEvents('order.cancel')
    expect(await messages()).toEqual([
      `แผ่น: คืนเงินของคำสั่งซื้อ ${orderNumber} แล้ว 100 บาท`,
      `แผ่น: ยกเลิกคำสั่งซื้อ ${orderNumber} แล้ว กำลังคืนเงิน 150 บาท`,
    ])
  })

  it('that its parcel came back or was lost', async () => {
    const back = await customerWith('card', { payment: 'paid' })
    await back.applyEvents('order.process', 'order.ready', 'order.ship', 'parcel.returned')
    const [, returned] = await back.messages()
    expect(returned).toBe(`แผ่น: ยกเลิกคำสั่งซื้อ ${back.orderNumber} แล้ว เพราะพัสดุถูกตีกลับ กำลังคืนเงิน 250 บาท`)
    const gone = await customerWith('card', { payment: 'paid' })
    await gone.applyEvents('order.process', 'order.ready', 'order.ship', 'parcel.lost')
    expect((await gone.messages())[1]).toContain('ขออภัย พัสดุสูญหายระหว่างทาง')
  })
})

it('in English a single hour is one', async () => {
  for (const [hoursToPay, hours] of [
    [1, '1 hour'],
    [2, '2 hours'],
  ] as const) {
    const { login, applyEvents } = await customerWith('card', { byMail: true })
    await applyEvents('order.expire')
    await sendAll({ hoursToPay })
    const [sent] = await readOutbox(api.database.db, login)
    expect(sent?.text).toContain(`It was not paid within ${hours}. `)
  }
})

it('and by e-mail, in their language, with the page of the order', async () => {
  const { id, login, orderNumber, applyEvents, refund } = await customerWith('card', { byMail: true })
  await applyEvents('payment.paid', 'order.process', 'order.ready', 'order.ship')
  await refund()
  await sendAll({ shopUrl: 'https://phaen.example' })
  const sent = (await readOutbox(api.database.db, login)).toReversed()
  expect(sent.map(({ channel, subject }) => [channel, subject])).toEqual([
    ['email', `We received the payment for order ${orderNumber}`],
    ['email', `Order ${orderNumber} is on its way`],
    ['email', `Money for order ${orderNumber} was returned`],
  ])
  expect(sent[1]?.text.split('\n\n')).toEqual([
    'Hello,',
    `Order ${orderNumber} is on its way. Flash TH123 https://flash.example/TH123`,
    `Your order: https://phaen.example/profile/order-detail/${id}?lang=en`,
    'Phaen',
  ])
})

it.each([
  [['paid'], 'เลิก'],
  [['sms'], undefined],
  [['email', 'cancelled'], 'ได้รับเงิน'],
] as const)('with %j switched off they are told the rest', async (orderMessagesOff, rest) => {
  const { login, applyEvents } = await customerWith('card')
  await applyEvents('payment.paid', 'order.cancel')
  await sendAll({ orderMessagesOff })
  const sent = await readOutbox(api.database.db, login)
  expect(sent.map(({ text }) => text)).toEqual(rest ? [expect.stringContaining(rest)] : [])
  expect(await waiting()).toEqual([])
})

describe('a gateway', () => {
  it('that is down is tried again later, under one name and in order, and the log names nobody', async () => {
    const { url, requests } = await opened(openSmsGateway([500, 500, 500]))
    const { login, orderNumber, applyEvents } = await customerWith('card')
    await applyEvents('payment.paid')
    const error = await failure(sendAll(smsBy(url)))
    expect(error).toMatchObject({ cause: { message: 'The SMS gateway answered 500' } })
    expect(JSON.stringify([error, String((error as Error).cause)])).not.toContain(login)
    await applyEvents('order.process', 'order.ready', 'order.ship')
    await sendAll(smsBy(url))
    expect(requests).toHaveLength(3)
    await letTimePass(api.database.pool, 61)
    await sendAll(smsBy(url))
    const texts = requests.map(({ body }) => (body as { text: string }).text)
    expect(texts.slice(3)).toEqual([texts[0], expect.stringContaining('จัดส่ง')])
    expect(texts[0]).toContain(orderNumber)
    expect(new Set(requests.slice(0, 4).map(({ id }) => id)).size).toBe(1)
    expect(await waiting()).toEqual([])
  })

  it('that is down for SMS holds up no e-mail', async () => {
    const { url } = await opened(openSmsGateway([500, 500, 500]))
    const mails = await opened(openMailServer())
    const byPhone = await customerWith('card')
    const byMail = await customerWith('card', { byMail: true })
    for (const { applyEvents } of [byPhone, byMail]) await applyEvents('payment.paid')
    const settings = { ...smsBy(url), mail: { smtpUrl: mails.url, from: 'no-reply@phaen.example' } }
    await failure(sendOrderNotices(depsOf(settings), 'sms'))
    await sendOrderNotices(depsOf(settings), 'email')
    expect(mails.received.map(({ to }) => to)).toEqual([[byMail.login]])
    expect(await waiting()).toEqual([{ event: 'paid' }])
  })

  it('that refuses a message is not asked for it again; one that refuses the key is, and loses none', async () => {
    const { url, requests } = await opened(openSmsGateway([400, 401]))
    const { applyEvents } = await customerWith('card')
    await applyEvents('payment.paid', 'order.cancel')
    const error = await failure(sendAll(smsBy(url)))
    expect(error).toMatchObject({ cause: { message: 'The SMS gateway answered 401' } })
    expect(warnings).toMatchObject([{ cause: { message: 'The SMS gateway answered 400' } }])
    expect([requests.length, await waiting()]).toEqual([2, [{ event: 'cancelled' }]])
    await letTimePass(api.database.pool, 121)
    await sendAll(smsBy(url))
    expect([requests.length, await waiting()]).toEqual([3, []])
  })

  it('that is down for more than a day is told no old news', async () => {
    const { url } = await opened(openSmsGateway(Array(6).fill(503)))
    const { applyEvents } = await customerWith('card')
    await applyEvents('payment.paid')
    await failure(sendAll(smsBy(url)))
    await letTimePass(api.database.pool, 25 * 3_600)
    await sendAll(smsBy(url))
    expect(warnings).toHaveLength(1)
    expect(await waiting()).toEqual([])
  })
})

it('two servers that send at once send each message once, those of one order in their order', async () => {
  const { url, requests } = await opened(openSmsGateway())
  const other = await opened(openTestApi({ on: api.testDatabase }))
  for (let number = 0; number < 5; number += 1)
    await (await customerWith('card')).applyEvents('payment.paid', 'order.cancel')
  const servers = [api.database, other.database, api.database, other.database]
  await Promise.all(servers.map((database) => sendOrderNotices(depsOf(smsBy(url), database), 'sms')))
  await sendAll(smsBy(url))
  const sent = requests.map(({ body }) => body as { to: string; text: string })
  expect(new Set(sent.map(({ text }) => text)).size).toBe(10)
  expect(sent).toHaveLength(10)
  for (const to of new Set(sent.map((one) => one.to)))
    expect(sent.filter((one) => one.to === to).map(({ text }) => text)).toEqual([
      expect.stringContaining('ได้รับเงิน'),
      expect.stringContaining('ยกเลิก'),
    ])
})

it('a change that is undone tells nobody, and neither does the order of an erased customer', async () => {
  const { id, applyEvents, shopper } = await customerWith('cashOnDelivery')
  const undone = api.database.db.transaction(async (tx) => {
    await applyOrderEvent(tx, id, 'order.cancel')
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await applyEvents('order.process', 'order.ready', 'order.ship')
  expect(await waiting()).toHaveLength(1)
  await api.database.db.transaction((tx) => eraseFromOrders(tx, shopper.id))
  expect(await waiting()).toEqual([])
})
