import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sessionsByCustomerId } from '../../tests/support/api/customers.ts'
import { cards, good, startPayment as openPayment } from '../../tests/support/api/sandbox-payment.ts'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'
import { letTimePass } from '../../tests/support/database/let-time-pass.ts'
import { sandboxSettings } from '../shop/common/shop-settings.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
})
afterAll(() => api.close())

const startPayment = (at: TestApi = api, returnLanguage?: string) => openPayment(at, returnLanguage)

const wayOf = ({ status, headers }: { status: number; headers: Headers }) => [status, headers.get('location')]

describe('the page', () => {
  it('shows the amount to pay, marked as a sandbox, in the language that the shop asked for', async () => {
    const thai = await startPayment()
    const { status, body, headers } = await thai.look()
    expect(status).toBe(200)
    for (const text of ['<html lang="th">', thai.orderNumber, '฿250.00', 'หน้าทดลอง', 'ชำระเงิน ฿250.00'])
      expect(body).toContain(text)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    )
    const english = await startPayment(api, 'english')
    expect((await english.look()).body).toContain('Pay ฿250.00')
    expect((await english.look('?lang=th')).body).toContain('<html lang="th">')
    expect((await api.call('GET', '/sandbox/pay/pa-none')).status).toBe(404)
  })

  it('says beside each field what is wrong with it, and pays nothing', async () => {
    const payment = await startPayment(api, 'english')
    const faults: [Record<string, string>, string][] = [
      [{ number: '', expiry: '', cvc: '' }, 'Please specify information'],
      [{ ...good, number: '4242 4242 4242 4241' }, 'This card number is not right'],
      [{ ...good, number: '4111 1111 1111 1111' }, 'only the trial cards'],
      [{ ...good, expiry: '13/40' }, 'Month and year'],
      [{ ...good, expiry: '01/20' }, 'This card has expired'],
      [{ ...good, cvc: '12' }, 'The CVC has 3 or 4 digits'],
    ]
    for (const [form, words] of faults) {
      const { status, body } = await payment.send(form)
      expect([status, body]).toEqual([400, expect.stringContaining(words)])
      expect(body).toMatch(/autofocus\s+aria-invalid="true"\s+aria-describedby="about-(number|expiry|cvc)"/)
      expect(body).not.toContain('value="12"')
    }
    expect(await payment.read()).toMatchObject({ payment: 'pending', attempts: [{ state: 'pending' }] })
  })

  it('writes what was typed as text', async () => {
    const payment = await startPayment()
    const { body } = await payment.send({ ...good, number: '"><script>alert(1)</script>' })
    expect(body).not.toContain('<script')
  })

  it('refuses a form posted from another origin', async () => {
    const payment = await startPayment()
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]
    for (const headers of foreign) expect((await payment.send(good, '', headers)).status).toBe(400)
    expect(await payment.stored()).toBe('pending')
    const own = { origin: 'http://localhost', host: 'localhost', 'sec-fetch-site': 'same-origin' }
    expect((await payment.send(good, '', own)).status).toBe(303)
  })
})

describe('a card that', () => {
  it('pays leads back with the order paid, and a second time too', async () => {
    const payment = await startPayment(api, 'english')
    expect(wayOf(await payment.send(good))).toEqual([303, payment.back('success', 'en')])
    expect(await payment.stored()).toBe('paid')
    expect(wayOf(await payment.send(good))).toEqual([303, payment.back('success', 'en')])
    expect(wayOf(await payment.send({}, '/cancel'))).toEqual([303, payment.back('success', 'en')])
    expect(wayOf(await payment.look())).toEqual([303, payment.back('success', 'en')])
    expect((await payment.read()).timeline.map(({ event }) => event)).toEqual(['placed', 'paid'])
  })

  it('is declined leaves the choice: another card, or back to the shop', async () => {
    const payment = await startPayment(api, 'english')
    expect(wayOf(await payment.send({ ...good, number: cards.declines }))).toEqual([
      303,
      `${payment.address}?lang=en`,
    ])
    expect((await payment.look()).body).toContain('The card was declined')
    expect(await payment.read()).toMatchObject({
      payment: 'failed',
      canPay: true,
      attempts: [{ state: 'failed', failureCode: 'card_declined' }],
    })
    expect(wayOf(await payment.send(good))).toEqual([303, payment.back('success', 'en')])
    expect(await payment.read()).toMatchObject({ payment: 'paid', attempts: [{ state: 'paid' }] })
  })

  it('was declined cannot be followed by another once the shop has opened another try', async () => {
    const payment = await startPayment()
    await payment.send({ ...good, number: cards.declines })
    await payment.pay()
    expect((await payment.look()).body).toContain('หน้าชำระเงินนี้ปิดแล้ว')
    expect((await payment.send(good)).status).toBe(303)
    expect((await payment.read()).attempts.map(({ state }) => state)).toEqual(['failed', 'pending'])
  })

  it('takes its time stays in process for ten seconds and then pays', async () => {
    const payment = await startPayment()
    const slow = { ...good, number: cards.takesTime }
    expect(wayOf(await payment.send(slow))).toEqual([303, payment.back('pending')])
    expect(await payment.read()).toMatchObject({
      payment: 'pending',
      isInProcess: true,
      attempts: [{ state: 'pending' }],
    })
    const waiting = await payment.look()
    expect(waiting.body).toContain('<meta http-equiv="refresh" content="3" />')
    expect(wayOf(await payment.send(good))).toEqual([303, payment.back('pending')])
    expect((await payment.pay()).body).toMatchObject({ redirectUrl: payment.address })
    await letTimePass(api.database.pool, 10)
    expect(wayOf(await payment.look())).toEqual([303, payment.back('success')])
    expect(await payment.stored()).toBe('paid')
  })

  it('takes its time pays by itself, though the server was started anew meanwhile', async () => {
    const other = await openTestApi()
    const options = { on: other.testDatabase, findSession: sessionsByCustomerId }
    const first = await openTestApi(options)
    const payment = await startPayment(first)
    await payment.send({ ...good, number: cards.takesTime })
    await first.close()
    await letTimePass(other.database.pool, 10)
    const later = await openTestApi(options)
    const isPaid = async () => {
      const { rowCount } = await other.database.pool.query(
        "select from orders where id = $1 and payment = 'paid'",
        [payment.id],
      )
      expect(rowCount).toBe(1)
    }
    await vi.waitFor(isPaid, 20_000)
    await later.close()
    await other.close()
  })

  it('takes its time over a cancelled order pays it, and the money goes back', async () => {
    const payment = await startPayment()
    await payment.send({ ...good, number: cards.takesTime })
    expect((await payment.cancel()).body).toMatchObject({ payment: 'pending', fulfilment: 'cancelOrder' })
    await letTimePass(api.database.pool, 10)
    await payment.look()
    expect(await payment.read()).toMatchObject({
      payment: 'refund',
      fulfilment: 'cancelOrder',
      status: 'refund',
    })
    const { rows } = await api.database.pool.query(
      'select refunded_at is not null as "isRefunded" from payment_attempts where order_id = $1',
      [payment.id],
    )
    expect(rows).toEqual([{ isRefunded: true }])
  })
})

describe('going back', () => {
  it('without paying fails the try, and the next one is a new one', async () => {
    const payment = await startPayment()
    expect(wayOf(await payment.send({}, '/cancel'))).toEqual([303, payment.back('failed')])
    expect(await payment.read()).toMatchObject({
      payment: 'failed',
      attempts: [{ state: 'failed', failureCode: 'cancelled' }],
    })
    await payment.pay()
    expect((await payment.read()).attempts.map(({ state }) => state)).toEqual(['failed', 'pending'])
  })

  it('is all that can be done when the time is over or the order is cancelled', async () => {
    const [late, cancelled] = [await startPayment(), await startPayment()]
    await cancelled.cancel()
    expect((await cancelled.look()).body).toContain(cancelled.back('failed'))
    await letTimePass(api.database.pool, 31 * 60)
    expect((await late.look()).body).toContain('หมดเวลาชำระเงิน')
    for (const payment of [late, cancelled]) await payment.send(good)
    expect([await late.stored(), await cancelled.stored()]).toEqual(['failed', 'failed'])
  })

  it('leads to the shop by its own settings, whatever host a request names', async () => {
    const settings = { ...sandboxSettings, shopUrl: 'https://shop.example', apiUrl: '' }
    const shop = await openTestApi({ on: api.testDatabase, findSession: sessionsByCustomerId, settings })
    const payment = await startPayment(shop)
    const { headers } = await payment.look()
    expect(headers.get('content-security-policy')).toContain("form-action 'self' https://shop.example;")
    const answer = await payment.send(good, '', { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    expect(wayOf(answer)).toEqual([303, `https://shop.example${payment.back('success')}`])
    await shop.close()
  })
})
