import { describe, expect, test } from 'vitest'
import { abandoned, awaiting, byTransfer, failed, openPage, paid, pending, tried } from './payment.fixture.ts'

describe('paying again', () => {
  test.each([
    ['R4.42 a failed order', failed],
    ['R4.43 an unpaid order', { ...abandoned, attempts: [] }],
    ['one whose payment page the shopper left', abandoned],
    ['an expired one', { ...abandoned, attempts: tried('expired') }],
  ])('%s goes to the payment page', async (_, order) => {
    const { asked, opened, state, send } = await openPage(order)
    await send('payment.payAgain')
    expect(asked.pays).toEqual([{ orderId: 'o-1', paymentChannel: undefined }])
    expect(opened).toEqual(['https://pay.example.com/p/pa-2'])
    expect(state().value).toBe('leaving')
  })

  test('is not offered where the server does not allow it', async () => {
    const { state } = await openPage({ ...failed, canPay: false })
    expect(state().can({ type: 'payment.payAgain' })).toBe(false)
    expect(state().can({ type: 'payment.look' })).toBe(true)
  })

  test('and coming back by the back button asks the server again', async () => {
    const { scenario, state, send } = await openPage(failed)
    await send('payment.payAgain')
    scenario.order = paid
    await send('payment.look')
    expect(state().value).toBe('success')
  })

  test('an order that is paid already shows what the server says', async () => {
    const { scenario, state, send } = await openPage(failed)
    scenario.payRefusal = { code: 'ALREADY_PAID' }
    scenario.order = paid
    await send('payment.payAgain')
    expect(state().value).toBe('success')
    expect(state().context.errorCode).toBeUndefined()
  })

  test.each([
    ['INTERNAL', 'notStarted'],
    ['RATE_LIMITED', 'notStarted'],
  ])('%s leads to %s, and the next try forgets it', async (code, value) => {
    const { scenario, opened, state, send } = await openPage(failed)
    scenario.payRefusal = { code }
    await send('payment.payAgain')
    expect(state().value).toEqual({ unpaid: value })
    expect(state().context.errorCode).toBe(code)
    expect(state().hasTag('failed')).toBe(true)
    scenario.payRefusal = undefined
    await send('payment.payAgain')
    expect(state().context.errorCode).toBeUndefined()
    expect(opened).toHaveLength(1)
  })

  test('an order that the server no longer lets anybody pay is paid neither so nor in another channel', async () => {
    const { scenario, state, send } = await openPage(failed)
    scenario.payRefusal = { code: 'ORDER_NOT_ALLOWED' }
    await send('payment.payAgain')
    expect(state().value).toEqual({ unpaid: 'notAllowed' })
    expect(state().hasTag('failed')).toBe(true)
    expect(state().can({ type: 'payment.payAgain' })).toBe(false)
    expect(state().can({ type: 'payment.look' })).toBe(true)
    expect(state().can({ type: 'payment.changeChannel', paymentChannel: 'promptPay' })).toBe(false)
  })

  test('to look instead forgets the refusal too', async () => {
    const { scenario, state, send } = await openPage(failed)
    scenario.payRefusal = { code: 'INTERNAL' }
    await send('payment.payAgain')
    await send('payment.look')
    expect(state().value).toEqual({ unpaid: 'failed' })
    expect(state().context.errorCode).toBeUndefined()
  })
})

describe('another channel', () => {
  test.each([
    ['instead of a transfer', byTransfer, 'card'],
    ['instead of an expired transfer', { ...byTransfer, attempts: tried('expired') }, 'card'],
  ] as const)('%s opens the payment page', async (_, order, channel) => {
    const { asked, opened, state, changeTo } = await openPage(order)
    await changeTo(channel)
    expect(asked.pays).toEqual([{ orderId: 'o-1', paymentChannel: 'card' }])
    expect(opened).toEqual(['https://pay.example.com/p/pa-2'])
    expect(state().value).toBe('leaving')
  })

  test('a declined card is followed by a QR code on this page', async () => {
    const { scenario, asked, opened, state, changeTo } = await openPage(failed)
    scenario.redirectUrl = undefined
    scenario.order = { ...byTransfer, attempts: tried('failed', 'pending') }
    await changeTo('promptPay')
    expect(asked.pays).toEqual([{ orderId: 'o-1', paymentChannel: 'promptPay' }])
    expect(opened).toEqual([])
    expect(state().value).toEqual(awaiting)
  })

  test('is forgotten by the next try in the channel of the order', async () => {
    const { scenario, asked, send, changeTo } = await openPage(failed)
    scenario.payRefusal = { code: 'PAYMENT_UNAVAILABLE' }
    await changeTo('promptPay')
    await send('payment.payAgain')
    expect(asked.pays.map(({ paymentChannel }) => paymentChannel)).toEqual(['promptPay', undefined])
  })

  test.each([
    ['below', { min: { amount: 7330.01 }, max: { amount: 150_000 } }, false],
    ['above', { min: { amount: 20 }, max: { amount: 7329.99 } }, false],
    ['at one of', { min: { amount: 7330 }, max: { amount: 7330 } }, true],
  ])('is not taken for a total %s its limits', async (_, limits, isTaken) => {
    const { state } = await openPage(failed, undefined, limits)
    expect(state().can({ type: 'payment.changeChannel', paymentChannel: 'promptPay' })).toBe(isTaken)
  })

  test.each([
    ['the same one', failed, 'card'],
    ['one that is not offered', failed, 'cashOnDelivery'],
    ['one for an order that cannot be paid', { ...failed, canPay: false }, 'promptPay'],
    ['one while the bank decides', pending, 'promptPay'],
  ] as const)('%s cannot be chosen', async (_, order, paymentChannel) => {
    const { state } = await openPage(order)
    expect(state().can({ type: 'payment.changeChannel', paymentChannel })).toBe(false)
  })
})
