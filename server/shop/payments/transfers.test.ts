import sharp from 'sharp'
import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { addCustomer, signedInAs } from '../../../tests/support/api/customers.ts'
import { letTimePass } from '../../../tests/support/database/let-time-pass.ts'
import { sandboxSettings } from '../common/shop-settings.ts'
import { shopWithTransfers } from './transfers.fixture.ts'

const shop = shopWithTransfers()
const { bank } = shop

describe('an order that is paid by a transfer', () => {
  it('has no page, but a QR code that its customer reads and no other', async () => {
    const order = await shop.someOrder()
    expect((await order.askTransfer()).status).toBe(404)
    expect(await order.paid()).not.toHaveProperty('redirectUrl')
    const transfer = await order.transfer()
    expect(transfer).toMatchObject({
      amount: { amount: 250 },
      qrUrl: `/pay/qr/${transfer.attemptId}`,
      payee: sandboxSettings.promptPayName,
    })
    expect(Date.parse(transfer.expiresAt)).toBeGreaterThan(Date.now())
    const stranger = signedInAs(await addCustomer(shop.api.database))
    expect(
      (await shop.api.call('GET', `/api/orders/${order.id}/transfer`, { headers: stranger })).status,
    ).toBe(404)
  })

  it('shows the code as a picture that runs nothing, without a token, and only while it can be paid', async () => {
    const order = await shop.someOrder()
    await order.pay()
    const { qrUrl } = await order.transfer()
    const { statusCode, headers, rawPayload } = await shop.api.app.inject(qrUrl)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 960, height: 960 })
    expect((await shop.api.app.inject('/pay/qr/pa_guessed')).statusCode).toBe(404)
    await letTimePass(shop.api.database.pool, 31 * 60)
    expect((await shop.api.app.inject(qrUrl)).statusCode).toBe(404)
    expect((await order.askTransfer()).status).toBe(404)
  })

  it('keeps one code however often it is opened', async () => {
    const order = await shop.someOrder()
    await Promise.all([order.pay(), order.pay(), order.pay()])
    await order.pay()
    expect((await order.read()).attempts).toHaveLength(1)
    bank.asked = []
    await order.pay()
    expect(bank.asked).toEqual(['ask'])
  })

  it('gets a new code at the same price when its time is over', async () => {
    const order = await shop.someOrder()
    await order.pay()
    const first = await order.transfer()
    await letTimePass(shop.api.database.pool, 31 * 60)
    await order.pay()
    const second = await order.transfer()
    expect(second.attemptId).not.toBe(first.attemptId)
    expect(second.amount).toEqual(first.amount)
    expect((await order.read()).attempts.map(({ state }) => state)).toEqual(['expired', 'pending'])
  })

  it('asks the provider at most every three seconds, however often its page reads it', async () => {
    const order = await shop.someOrder()
    await order.pay()
    bank.asked = []
    for (let read = 0; read < 5; read += 1) await order.read()
    expect(bank.asked).toEqual(['ask'])
    const { attemptId } = await order.transfer()
    order.applyEvent(attemptId, 'paid')
    await letTimePass(shop.api.database.pool, 3)
    expect((await order.read()).payment).toBe('paid')
    expect((await order.askTransfer()).status).toBe(404)
  })

  it('sends the money back that comes after it was cancelled', async () => {
    bank.canClose = false
    const order = await shop.someOrder()
    await order.pay()
    const { attemptId } = await order.transfer()
    await order.cancel()
    order.applyEvent(attemptId, 'paid')
    await letTimePass(shop.api.database.pool, 31 * 60)
    expect((await order.read()).payment).toBe('refund')
    expect(bank.asked).toContain('refund')
  })
})

describe('a code that its provider cannot close', () => {
  it('is left for a new one, and what is paid by it later still counts', async () => {
    bank.canClose = false
    const order = await shop.someOrder()
    await order.pay()
    const first = await order.transfer()
    await letTimePass(shop.api.database.pool, 31 * 60)
    await order.pay()
    const second = await order.transfer()
    order.applyEvent(second.attemptId, 'paid')
    await letTimePass(shop.api.database.pool, 3)
    expect((await order.read()).payment).toBe('paid')
    order.applyEvent(first.attemptId, 'paid')
    await letTimePass(shop.api.database.pool, 3)
    expect((await order.read()).payment).toBe('paid')
    expect(bank.asked.filter((question) => question === 'refund')).toHaveLength(1)
  })

  it('gives back what is paid by it after the order was paid by the new one, and cancelled', async () => {
    bank.canClose = false
    const order = await shop.someOrder()
    await order.pay()
    const first = await order.transfer()
    await letTimePass(shop.api.database.pool, 31 * 60)
    await order.pay()
    order.applyEvent((await order.transfer()).attemptId, 'paid')
    await order.cancel()
    order.applyEvent(first.attemptId, 'paid')
    await letTimePass(shop.api.database.pool, 31 * 60)
    expect((await order.read()).payment).toBe('refund')
    expect(bank.asked.filter((question) => question === 'refund')).toHaveLength(2)
  })
})

describe('the picture of a code', () => {
  it('says what the provider wants to be said, dot by dot', async () => {
    const payload = '00020101021229370016A00000067701011102130000000000000'
    bank.code = { payload }
    const order = await shop.someOrder()
    await order.pay()
    const { rawPayload } = await shop.api.app.inject((await order.transfer()).qrUrl)
    const picture = await sharp(rawPayload).greyscale().raw().toBuffer()
    const { data, size } = encode(payload, { ecc: 'M', border: 4 })
    const middle = (place: number) => Math.floor(((place + 0.5) * 960) / size)
    const seen = data.map((row, y) => row.map((_, x) => picture[middle(y) * 960 + middle(x)] === 0))
    expect(seen).toEqual(data)
  })

  it('is drawn again from what the provider sent, whatever is in it', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 50"><script>alert(1)</script>
      <rect width="50" height="50" fill="#fff"/><rect width="25" height="25"/></svg>`
    bank.code = { picture: Buffer.from(svg) }
    const order = await shop.someOrder()
    await order.pay()
    const { rawPayload } = await shop.api.app.inject((await order.transfer()).qrUrl)
    const { data } = await sharp(rawPayload).greyscale().raw().toBuffer({ resolveWithObject: true })
    expect([data[240 * 960 + 240], data[720 * 960 + 720]]).toEqual([0, 255])
  })

  it('that is none is not shown: nobody can pay now, and later they can', async () => {
    bank.code = { picture: Buffer.from('<html>not found</html>') }
    const order = await shop.someOrder()
    expect((await order.pay()).body).toMatchObject({ status: 503, code: 'PAYMENT_UNAVAILABLE' })
    bank.code = { payload: '000201' }
    expect((await order.pay()).status).toBe(200)
    expect((await order.read()).attempts).toHaveLength(1)
  })
})
