import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import sharp from 'sharp'
import { encode } from 'uqr'
import type { Order, PaymentStart, PaymentTransfer } from '../../../openapi/generated/schema.ts'
import { addCustomer, sessionsByCustomerId, signedInAs } from '../../../tests/support/api/customers.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { addOrder } from '../../../tests/support/api/orders.ts'
import { providerOf } from '../../../tests/support/api/payment-events.ts'
import { letTimePass } from '../../../tests/support/database/let-time-pass.ts'
import { sandboxSettings } from '../common/shop-settings.ts'
import type {
  AttemptAtProvider,
  ProviderAnswer,
  ProviderEvent,
  QrCode,
} from './providers/payment-provider.ts'

/** A provider of QR codes: what it has been asked, and what it answers. */
let asked: string[] = []
let code: QrCode = { payload: '000201' }
let canClose = true
let events: ProviderEvent[] = []
let inProcess = false
let whileStarting: () => Promise<unknown> = async () => undefined
let whileClosing: () => Promise<unknown> = async () => undefined

const applyEvent = ({ id, amountSatang }: AttemptAtProvider, type: ProviderEvent['type']) =>
  events.push({ id: `${id}.${type}`, type, attemptId: id, amountSatang, occurredAt: new Date() })

function answer(question: string) {
  return async (attempt: AttemptAtProvider): Promise<ProviderAnswer> => {
    asked.push(question)
    const own = () => events.filter(({ attemptId }) => attemptId === attempt.id)
    const has = (type: string) => own().some((event) => event.type === type)
    if (question === 'close' && !inProcess && !has('paid') && !has('expired')) applyEvent(attempt, 'expired')
    const isOpen = question === 'close' && !canClose && !has('paid')
    const happened = own()
    if (question === 'close') await whileClosing()
    return { isInProcess: inProcess, events: happened, refunds: [], ...(isOpen && { canStillBePaid: true }) }
  }
}

const bank = providerOf({
  async start({ attemptId, paymentChannel }) {
    asked.push('start')
    if (paymentChannel === 'card') await whileStarting()
    return paymentChannel === 'card'
      ? { kind: 'redirect', providerId: attemptId, url: `https://pay.example/${attemptId}` }
      : { kind: 'qr', providerId: attemptId, code }
  },
  ask: answer('ask'),
  close: answer('close'),
  async refund() {
    asked.push('refund')
    return { state: 'confirmed' }
  },
})

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId, paymentProviders: [bank] })
  await api.database.pool.query('delete from payment_attempts')
})
afterAll(() => api.close())
beforeEach(() => {
  asked = []
  code = { payload: '000201' }
  canClose = true
  events = []
  inProcess = false
  whileStarting = async () => undefined
  whileClosing = async () => undefined
})

async function someOrder(paymentChannel: Order['paymentChannel'] = 'promptPay') {
  const customerId = await addCustomer(api.database)
  const { id } = await addOrder(api.database, {
    customerId,
    paymentChannel,
    lines: [{ product: await addProduct(api.database) }],
  })
  const headers = signedInAs(customerId)
  const call = (method: string, path: string, body?: unknown) =>
    api.call(method, `/api/orders/${id}${path}`, { headers, ...(body !== undefined && { body }) })
  return {
    id,
    pay: (body: object = {}) => call('POST', '/pay', body),
    paid: async (body: object = {}) => (await call('POST', '/pay', body)).body as PaymentStart,
    cancel: () => call('POST', '/cancel'),
    read: async () => (await call('GET', '')).body as Order,
    askTransfer: () => call('GET', '/transfer'),
    transfer: async () => (await call('GET', '/transfer')).body as PaymentTransfer,
    applyEvent: (attemptId: string, type: ProviderEvent['type']) =>
      applyEvent({ id: attemptId, amountSatang: 25_000, providerId: null, createdAt: new Date() }, type),
  }
}

describe('an order that is paid by a transfer', () => {
  it('has no page, but a QR code that its customer reads and no other', async () => {
    const order = await someOrder()
    expect((await order.askTransfer()).status).toBe(404)
    expect(await order.paid()).not.toHaveProperty('redirectUrl')
    const transfer = await order.transfer()
    expect(transfer).toMatchObject({
      amount: { amount: 250 },
      qrUrl: `/pay/qr/${transfer.attemptId}`,
      payee: sandboxSettings.promptPayName,
    })
    expect(Date.parse(transfer.expiresAt)).toBeGreaterThan(Date.now())
    const stranger = signedInAs(await addCustomer(api.database))
    expect((await api.call('GET', `/api/orders/${order.id}/transfer`, { headers: stranger })).status).toBe(
      404,
    )
  })

  it('shows the code as a picture that runs nothing, without a token, and only while it can be paid', async () => {
    const order = await someOrder()
    await order.pay()
    const { qrUrl } = await order.transfer()
    const { statusCode, headers, rawPayload } = await api.app.inject(qrUrl)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 960, height: 960 })
    expect((await api.app.inject('/pay/qr/pa_guessed')).statusCode).toBe(404)
    await letTimePass(api.database.pool, 31 * 60)
    expect((await api.app.inject(qrUrl)).statusCode).toBe(404)
    expect((await order.askTransfer()).status).toBe(404)
  })

  it('keeps one code however often it is opened', async () => {
    const order = await someOrder()
    await Promise.all([order.pay(), order.pay(), order.pay()])
    await order.pay()
    expect((await order.read()).attempts).toHaveLength(1)
    asked = []
    await order.pay()
    expect(asked).toEqual(['ask'])
  })

  it('gets a new code at the same price when its time is over', async () => {
    const order = await someOrder()
    await order.pay()
    const first = await order.transfer()
    await letTimePass(api.database.pool, 31 * 60)
    await order.pay()
    const second = await order.transfer()
    expect(second.attemptId).not.toBe(first.attemptId)
    expect(second.amount).toEqual(first.amount)
    expect((await order.read()).attempts.map(({ state }) => state)).toEqual(['expired', 'pending'])
  })

  it('asks the provider at most every three seconds, however often its page reads it', async () => {
    const order = await someOrder()
    await order.pay()
    asked = []
    for (let read = 0; read < 5; read += 1) await order.read()
    expect(asked).toEqual(['ask'])
    const { attemptId } = await order.transfer()
    order.applyEvent(attemptId, 'paid')
    await letTimePass(api.database.pool, 3)
    expect((await order.read()).payment).toBe('paid')
    expect((await order.askTransfer()).status).toBe(404)
  })

  it('sends the money back that comes after it was cancelled', async () => {
    canClose = false
    const order = await someOrder()
    await order.pay()
    const { attemptId } = await order.transfer()
    await order.cancel()
    order.applyEvent(attemptId, 'paid')
    await letTimePass(api.database.pool, 31 * 60)
    expect((await order.read()).payment).toBe('refund')
    expect(asked).toContain('refund')
  })
})

describe('a code that its provider cannot close', () => {
  it('is left for a new one, and what is paid by it later still counts', async () => {
    canClose = false
    const order = await someOrder()
    await order.pay()
    const first = await order.transfer()
    await letTimePass(api.database.pool, 31 * 60)
    await order.pay()
    const second = await order.transfer()
    order.applyEvent(second.attemptId, 'paid')
    await letTimePass(api.database.pool, 3)
    expect((await order.read()).payment).toBe('paid')
    order.applyEvent(first.attemptId, 'paid')
    await letTimePass(api.database.pool, 3)
    expect((await order.read()).payment).toBe('paid')
    expect(asked.filter((question) => question === 'refund')).toHaveLength(1)
  })

  it('gives back what is paid by it after the order was paid by the new one, and cancelled', async () => {
    canClose = false
    const order = await someOrder()
    await order.pay()
    const first = await order.transfer()
    await letTimePass(api.database.pool, 31 * 60)
    await order.pay()
    order.applyEvent((await order.transfer()).attemptId, 'paid')
    await order.cancel()
    order.applyEvent(first.attemptId, 'paid')
    await letTimePass(api.database.pool, 31 * 60)
    expect((await order.read()).payment).toBe('refund')
    expect(asked.filter((question) => question === 'refund')).toHaveLength(2)
  })
})

describe('the picture of a code', () => {
  it('says what the provider wants to be said, dot by dot', async () => {
    const payload = '00020101021229370016A00000067701011102130000000000000'
    code = { payload }
    const order = await someOrder()
    await order.pay()
    const { rawPayload } = await api.app.inject((await order.transfer()).qrUrl)
    const picture = await sharp(rawPayload).greyscale().raw().toBuffer()
    const { data, size } = encode(payload, { ecc: 'M', border: 4 })
    const middle = (place: number) => Math.floor(((place + 0.5) * 960) / size)
    const seen = data.map((row, y) => row.map((_, x) => picture[middle(y) * 960 + middle(x)] === 0))
    expect(seen).toEqual(data)
  })

  it('is drawn again from what the provider sent, whatever is in it', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 50"><script>alert(1)</script>
      <rect width="50" height="50" fill="#fff"/><rect width="25" height="25"/></svg>`
    code = { picture: Buffer.from(svg) }
    const order = await someOrder()
    await order.pay()
    const { rawPayload } = await api.app.inject((await order.transfer()).qrUrl)
    const { data } = await sharp(rawPayload).greyscale().raw().toBuffer({ resolveWithObject: true })
    expect([data[240 * 960 + 240], data[720 * 960 + 720]]).toEqual([0, 255])
  })

  it('that is none is not shown: nobody can pay now, and later they can', async () => {
    code = { picture: Buffer.from('<html>not found</html>') }
    const order = await someOrder()
    expect((await order.pay()).body).toMatchObject({ status: 503, code: 'PAYMENT_UNAVAILABLE' })
    code = { payload: '000201' }
    expect((await order.pay()).status).toBe(200)
    expect((await order.read()).attempts).toHaveLength(1)
  })
})

describe('another channel', () => {
  it('closes what is open in the first, and pays the same order', async () => {
    const order = await someOrder()
    await order.pay()
    const before = (await order.read()).total
    asked = []
    const start = await order.paid({ paymentChannel: 'card' })
    expect(asked).toEqual(['close', 'start'])
    expect(start.redirectUrl).toMatch(/^https:\/\/pay\.example\/pa_/)
    expect((await order.askTransfer()).status).toBe(404)
    expect(await order.read()).toMatchObject({ paymentChannel: 'card', payment: 'pending', total: before })
    expect(await order.paid({ paymentChannel: 'promptPay' })).not.toHaveProperty('redirectUrl')
    expect((await order.askTransfer()).status).toBe(200)
    expect((await order.read()).attempts.map(({ state }) => state)).toEqual(['expired', 'expired', 'pending'])
    // To its customer nothing has failed.
    expect((await order.read()).timeline.map(({ event }) => event)).toEqual(['placed'])
  })

  it('is refused on delivery, for a paid order, and for one that is paid on delivery', async () => {
    const refused = { status: 409, code: 'ORDER_NOT_ALLOWED' }
    const order = await someOrder()
    expect((await order.pay({ paymentChannel: 'cashOnDelivery' })).body).toMatchObject(refused)
    const onDelivery = await someOrder('cashOnDelivery')
    expect((await onDelivery.pay({ paymentChannel: 'promptPay' })).body).toMatchObject(refused)
    await order.pay()
    order.applyEvent((await order.transfer()).attemptId, 'paid')
    await order.read()
    expect((await order.pay({ paymentChannel: 'card' })).body).toMatchObject({ code: 'ALREADY_PAID' })
  })

  it('does not leave what the bank is deciding on, nor what was paid at that moment', async () => {
    const order = await someOrder()
    await order.pay()
    const { attemptId } = await order.transfer()
    inProcess = true
    expect((await order.pay({ paymentChannel: 'card' })).body).toMatchObject({ code: 'ORDER_NOT_ALLOWED' })
    expect((await order.read()).paymentChannel).toBe('promptPay')
    inProcess = false
    order.applyEvent(attemptId, 'paid')
    expect((await order.pay({ paymentChannel: 'card' })).body).toMatchObject({ code: 'ALREADY_PAID' })
    expect(await order.read()).toMatchObject({ payment: 'paid', paymentChannel: 'promptPay' })
  })

  it('is the one of the attempt that was paid, when that was left for another', async () => {
    canClose = false
    const order = await someOrder()
    await order.pay()
    const { attemptId } = await order.transfer()
    await order.pay({ paymentChannel: 'card' })
    order.applyEvent(attemptId, 'paid')
    await letTimePass(api.database.pool, 31 * 60)
    expect(await order.read()).toMatchObject({ payment: 'paid', paymentChannel: 'promptPay' })
  })

  it('begins after one that never reached its provider', async () => {
    code = { picture: Buffer.from('') }
    const order = await someOrder()
    expect((await order.pay()).status).toBe(503)
    code = { payload: '000201' }
    expect((await order.paid({ paymentChannel: 'card' })).redirectUrl).toBeDefined()
  })

  it('that is chosen while the first is still starting loses nothing that is paid in the first', async () => {
    const order = await someOrder('card')
    whileStarting = () => order.pay({ paymentChannel: 'promptPay' })
    const { redirectUrl = '' } = await order.paid()
    order.applyEvent(redirectUrl.split('/').at(-1) ?? '', 'paid')
    await letTimePass(api.database.pool, 31 * 60)
    expect(await order.read()).toMatchObject({ payment: 'paid', paymentChannel: 'card' })
  })

  it('that closes the first loses nothing that began there in the meantime', async () => {
    const order = await someOrder('card')
    let begin = () => undefined as void
    whileStarting = () =>
      new Promise<void>((resolve) => {
        begin = resolve
      })
    const first = order.paid()
    await vi.waitFor(() => expect(asked).toEqual(['start']))
    whileClosing = () => {
      begin()
      return first
    }
    await order.pay({ paymentChannel: 'promptPay' })
    const { redirectUrl = '' } = await first
    order.applyEvent(redirectUrl.split('/').at(-1) ?? '', 'paid')
    await letTimePass(api.database.pool, 31 * 60)
    expect(await order.read()).toMatchObject({ payment: 'paid', paymentChannel: 'card' })
  })
})
