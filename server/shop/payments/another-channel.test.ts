import { describe, expect, it, vi } from 'vitest'
import { letTimePass } from '../../../tests/support/database/let-time-pass.ts'
import { shopWithTransfers } from './transfers.fixture.ts'

const shop = shopWithTransfers()
const { bank } = shop

describe('another channel', () => {
  it('closes what is open in the first, and pays the same order', async () => {
    const order = await shop.someOrder()
    await order.pay()
    const before = (await order.read()).total
    bank.asked = []
    const start = await order.paid({ paymentChannel: 'card' })
    expect(bank.asked).toEqual(['close', 'start'])
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
    const order = await shop.someOrder()
    expect((await order.pay({ paymentChannel: 'cashOnDelivery' })).body).toMatchObject(refused)
    const onDelivery = await shop.someOrder('cashOnDelivery')
    expect((await onDelivery.pay({ paymentChannel: 'promptPay' })).body).toMatchObject(refused)
    await order.pay()
    order.applyEvent((await order.transfer()).attemptId, 'paid')
    await order.read()
    expect((await order.pay({ paymentChannel: 'card' })).body).toMatchObject({ code: 'ALREADY_PAID' })
  })

  it('does not leave what the bank is deciding on, nor what was paid at that moment', async () => {
    const order = await shop.someOrder()
    await order.pay()
    const { attemptId } = await order.transfer()
    bank.inProcess = true
    expect((await order.pay({ paymentChannel: 'card' })).body).toMatchObject({ code: 'ORDER_NOT_ALLOWED' })
    expect((await order.read()).paymentChannel).toBe('promptPay')
    bank.inProcess = false
    order.applyEvent(attemptId, 'paid')
    expect((await order.pay({ paymentChannel: 'card' })).body).toMatchObject({ code: 'ALREADY_PAID' })
    expect(await order.read()).toMatchObject({ payment: 'paid', paymentChannel: 'promptPay' })
  })

  it('is the one of the attempt that was paid, when that was left for another', async () => {
    bank.canClose = false
    const order = await shop.someOrder()
    await order.pay()
    const { attemptId } = await order.transfer()
    await order.pay({ paymentChannel: 'card' })
    order.applyEvent(attemptId, 'paid')
    await letTimePass(shop.api.database.pool, 31 * 60)
    expect(await order.read()).toMatchObject({ payment: 'paid', paymentChannel: 'promptPay' })
  })

  it('stays that of the attempt that was paid first, when one before it is paid later', async () => {
    bank.canClose = false
    const order = await shop.someOrder()
    await order.pay()
    const { attemptId } = await order.transfer()
    const { redirectUrl = '' } = await order.paid({ paymentChannel: 'card' })
    order.applyEvent(redirectUrl.split('/').at(-1) ?? '', 'paid')
    const { paymentChannel, referenceCode } = await order.read()
    expect({ paymentChannel, referenceCode }).toEqual({
      paymentChannel: 'card',
      referenceCode: expect.stringMatching(/./),
    })
    order.applyEvent(attemptId, 'paid')
    await letTimePass(shop.api.database.pool, 31 * 60)
    expect(await order.read()).toMatchObject({ payment: 'paid', paymentChannel, referenceCode })
    const { rows } = await shop.api.database.pool.query(
      'select attempt_id, reason from refunds where order_id = $1',
      [order.id],
    )
    expect(rows).toEqual([{ attempt_id: attemptId, reason: 'paidTwice' }])
  })

  it('begins after one that never reached its provider', async () => {
    bank.code = { picture: Buffer.from('') }
    const order = await shop.someOrder()
    expect((await order.pay()).status).toBe(503)
    bank.code = { payload: '000201' }
    expect((await order.paid({ paymentChannel: 'card' })).redirectUrl).toBeDefined()
  })

  it('that is chosen while the first is still starting loses nothing that is paid in the first', async () => {
    const order = await shop.someOrder('card')
    bank.whileStarting = () => order.pay({ paymentChannel: 'promptPay' })
    const { redirectUrl = '' } = await order.paid()
    order.applyEvent(redirectUrl.split('/').at(-1) ?? '', 'paid')
    await letTimePass(shop.api.database.pool, 31 * 60)
    expect(await order.read()).toMatchObject({ payment: 'paid', paymentChannel: 'card' })
  })

  it('that closes the first loses nothing that began there in the meantime', async () => {
    const order = await shop.someOrder('card')
    let begin = () => undefined as void
    bank.whileStarting = () =>
      new Promise<void>((resolve) => {
        begin = resolve
      })
    const first = order.paid()
    await vi.waitFor(() => expect(bank.asked).toEqual(['start']))
    bank.whileClosing = () => {
      begin()
      return first
    }
    await order.pay({ paymentChannel: 'promptPay' })
    const { redirectUrl = '' } = await first
    order.applyEvent(redirectUrl.split('/').at(-1) ?? '', 'paid')
    await letTimePass(shop.api.database.pool, 31 * 60)
    expect(await order.read()).toMatchObject({ payment: 'paid', paymentChannel: 'card' })
  })
})
