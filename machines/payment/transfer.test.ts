import { describe, expect, test } from 'vitest'
import { awaiting, byTransfer, openPage, paid, tried } from './payment.fixture.ts'
import { secondsToPay } from './payment.machine.ts'

const tooOld = { transfer: { code: 'expired', order: 'waiting' } }

describe('an order that is paid by transfer', () => {
  test('shows the QR code of its open attempt, with the time that is left', async () => {
    const { asked, state, tick } = await openPage(byTransfer)
    expect(state().value).toEqual(awaiting)
    expect(asked.transfers).toEqual([{ orderId: 'o-1', startedAt: '2024-11-21T03:00:10Z' }])
    expect(state().context.transfer).toMatchObject({ qrUrl: '/pay/qr/pa-1', expiresAt: 900_000 })
    tick(132_500)
    expect(secondsToPay({ now: state().context.now, expiresAt: 900_000 })).toBe(768)
    expect(state().can({ type: 'payment.payAgain' })).toBe(false)
  })

  test('is asked for every two seconds, so that a payment is noticed within three', async () => {
    const { scenario, asked, emitted, state, wait } = await openPage(byTransfer)
    for (const reads of [2, 3, 4]) {
      await wait(1999)
      expect(asked.reads).toHaveLength(reads - 1)
      await wait(1)
      expect(asked.reads).toHaveLength(reads)
    }
    expect(asked.transfers, 'the QR code is read once').toHaveLength(1)
    scenario.order = { ...paid, paymentChannel: 'promptPay' }
    await wait(2000)
    expect(state().value).toBe('success')
    expect(emitted).toEqual([{ type: 'payment.succeeded' }])
  })

  test('is not asked for while nobody sees the page, and at once when somebody does', async () => {
    const { scenario, asked, state, wait, hide, show } = await openPage(byTransfer)
    hide()
    await wait(600_000)
    expect(asked.reads).toHaveLength(1)
    scenario.order = { ...paid, paymentChannel: 'promptPay' }
    await show()
    expect(state().value).toBe('success')
  })

  test('is not asked for in a page that was hidden when its QR code came, or while it was asked for', async () => {
    const { scenario, asked, state, send, wait, hide } = await openPage(byTransfer)
    scenario.isSeen = false
    await send('payment.look')
    await wait(60_000)
    expect(asked.reads).toHaveLength(2)
    scenario.refusal = { code: 'OFFLINE' }
    const looking = send('payment.look')
    hide()
    await looking
    await wait(60_000)
    expect(asked.reads).toHaveLength(3)
    expect(state().value).toEqual({ transfer: { code: 'awaitingTransfer', order: 'asleep' } })
  })

  test('loses nothing while there is no network, says so, and goes on with the next answer', async () => {
    const { scenario, state, wait, send } = await openPage(byTransfer)
    scenario.refusal = { code: 'OFFLINE' }
    await wait(2000)
    await wait(2000)
    expect(state().value).toEqual(awaiting)
    expect(state().context).toMatchObject({ errorCode: 'OFFLINE', transfer: { qrUrl: '/pay/qr/pa-1' } })
    scenario.refusal = undefined
    await send('payment.look')
    expect(state().context.errorCode).toBeUndefined()
  })

  test('is over at its time by the clock, also after a sleep; what arrives late is still noticed', async () => {
    const { scenario, asked, state, wait, tick } = await openPage(byTransfer)
    tick(899_999)
    expect(state().value).toEqual(awaiting)
    tick(4_000_000)
    expect(state().value).toEqual(tooOld)
    expect(state().hasTag('failed')).toBe(true)
    await wait(2000)
    expect(asked.reads).toHaveLength(2)
    await wait(14_999)
    expect(asked.reads).toHaveLength(2)
    scenario.order = { ...paid, paymentChannel: 'promptPay' }
    await wait(1)
    expect(state().value).toBe('success')
  })

  test.each([
    ['by the word of the server', { ...byTransfer, payment: 'failed', attempts: tried('expired') }],
    ['because no QR code is open', byTransfer],
  ] as const)('that is over %s gets a new QR code for the same order', async (_, order) => {
    const { scenario, asked, opened, state, send } = await openPage({ ...byTransfer, attempts: [] })
    expect(state().value).toEqual({ unpaid: 'untried' })
    scenario.order = order
    scenario.transferRefusal = { code: 'NOT_FOUND' }
    await send('payment.look')
    expect(state().value).toEqual(tooOld)
    scenario.transferRefusal = undefined
    scenario.redirectUrl = undefined
    // The server may also give more time to the same attempt.
    scenario.order = byTransfer
    await send('payment.payAgain')
    expect(asked.pays).toEqual([{ orderId: 'o-1', paymentChannel: undefined }])
    expect(opened, 'no page opens').toEqual([])
    expect(state().value).toEqual(awaiting)
  })

  test('whose QR code could not be read is read again on demand', async () => {
    const { scenario, state, send } = await openPage({ ...byTransfer, attempts: [] })
    scenario.order = byTransfer
    scenario.transferRefusal = { code: 'INTERNAL' }
    await send('payment.look')
    expect(state().value).toBe('checkFailed')
    expect(state().context.errorCode).toBe('INTERNAL')
    scenario.transferRefusal = undefined
    await send('payment.look')
    expect(state().value).toEqual(awaiting)
  })

  test('is shown anew when another tab asked for a new QR code', async () => {
    const { scenario, asked, state, wait } = await openPage(byTransfer)
    scenario.order = { ...byTransfer, attempts: tried('expired', 'expired', 'pending') }
    await wait(2000)
    expect(asked.transfers).toHaveLength(2)
    expect(state().value).toEqual(awaiting)
    expect(state().context.transfer?.attemptId).toBe('pa-2')
  })

  test('tells that its order was cancelled meanwhile', async () => {
    const { scenario, state, wait } = await openPage(byTransfer)
    scenario.order = { ...byTransfer, payment: 'refund', fulfilment: 'cancelOrder' }
    await wait(2000)
    expect(state().value).toBe('ended')
  })
})
