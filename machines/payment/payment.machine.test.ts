import { describe, expect, test } from 'vitest'
import { abandoned, failed, openPage, paid, pending, tried } from './payment.fixture.ts'
import type { PaymentView } from './payment.machine.ts'

test('nothing is said before the server has answered', async () => {
  const { first, asked } = await openPage(paid)
  expect(first.value).toBe('checking')
  expect(first.hasTag('pending')).toBe(true)
  expect(first.context.order).toBeUndefined()
  expect(asked.reads).toEqual(['o-1'])
})

describe('the word of the server', () => {
  test.each<[string, PaymentView, unknown]>([
    ['R4.40 paid', paid, 'success'],
    ['R4.41 failed', failed, { unpaid: 'failed' }],
    [
      'failed after an earlier try expired',
      { ...failed, attempts: tried('expired', 'failed') },
      { unpaid: 'failed' },
    ],
    ['R4.39 in process', pending, { inProcess: 'waiting' }],
    ['in process again', { ...pending, attempts: tried('failed', 'pending') }, { inProcess: 'waiting' }],
    ['in process with another card', { ...pending, attempts: tried('failed') }, { inProcess: 'waiting' }],
    ['open at a payment page that the shopper left', abandoned, { unpaid: 'abandoned' }],
    ['expired', { ...abandoned, attempts: tried('expired') }, { unpaid: 'expired' }],
    ['failed, because it expired', { ...failed, attempts: tried('expired') }, { unpaid: 'expired' }],
    ['never tried', { ...abandoned, attempts: [] }, { unpaid: 'untried' }],
    ['refunded', { ...paid, payment: 'refund' }, 'ended'],
    ['cancelled and unpaid', { ...pending, fulfilment: 'cancelOrder' }, 'ended'],
    ['paid on delivery', { ...abandoned, paymentChannel: 'cashOnDelivery', attempts: [] }, 'onDelivery'],
    ['paid in cash', { ...paid, paymentChannel: 'cashOnDelivery', attempts: [] }, 'success'],
  ])('%s', async (_, order, value) => {
    const { state } = await openPage(order)
    expect(state().value).toEqual(value)
    expect(state().context.order).toEqual(order)
  })

  test('R8.25 of a success is announced', async () => {
    expect((await openPage(paid)).emitted).toEqual([{ type: 'payment.succeeded' }])
    expect((await openPage(failed)).emitted).toEqual([])
  })
})

describe('a payment in process', () => {
  test('is looked at after 2, 4, 8, 16 and 30 seconds, then the shopper may look', async () => {
    const { asked, state, wait } = await openPage()
    for (const [looks, seconds] of [2, 4, 8, 16, 30].entries()) {
      await wait(seconds * 1000 - 1)
      expect(asked.reads).toHaveLength(1 + looks)
      await wait(1)
      expect(asked.reads).toHaveLength(2 + looks)
    }
    expect(state().value).toEqual({ unpaid: 'undecided' })
    await wait(3_600_000)
    expect(asked.reads).toHaveLength(6)
    expect(state().can({ type: 'payment.payAgain' })).toBe(true)
    expect(state().can({ type: 'payment.changeChannel', paymentChannel: 'promptPay' })).toBe(false)
  })

  test('is looked at by the id of its order', async () => {
    const { asked, wait } = await openPage()
    await wait(2000)
    expect(asked.reads).toEqual(['o-1', 'o-1'])
  })

  test('is shown as a success as soon as the server says so', async () => {
    const { scenario, state, wait } = await openPage()
    await wait(2000)
    scenario.order = paid
    await wait(4000)
    expect(state().value).toBe('success')
  })

  test('survives a look without an answer, and keeps counting', async () => {
    const { scenario, state, wait } = await openPage()
    scenario.refusal = { code: 'INTERNAL' }
    await wait(2000)
    expect(state().value).toEqual({ inProcess: 'waiting' })
    expect(state().context).toMatchObject({ errorCode: 'INTERNAL', looks: 1 })
    scenario.refusal = undefined
    await wait(4000)
    expect(state().context.errorCode).toBeUndefined()
  })

  test('that takes too long can be looked at again, with all looks before it', async () => {
    const { state, wait, send } = await openPage()
    for (const seconds of [2, 4, 8, 16, 30]) await wait(seconds * 1000)
    await send('payment.look')
    expect(state().value).toEqual({ inProcess: 'waiting' })
    expect(state().context.looks).toBe(0)
  })

  test('is looked at when the shopper asks, which starts the waiting anew', async () => {
    const { scenario, asked, state, wait, send } = await openPage()
    await wait(2000)
    await send('payment.look')
    expect(asked.reads).toHaveLength(3)
    expect(state().value).toEqual({ inProcess: 'waiting' })
    expect(state().context.looks).toBe(1)
    scenario.order = paid
    await send('payment.look')
    expect(state().value).toBe('success')
  })

  test('is not paid a second time while the bank decides', async () => {
    const { state } = await openPage()
    expect(state().can({ type: 'payment.payAgain' })).toBe(false)
  })
})

test.each([
  ['NOT_FOUND', 'notFound'],
  ['INTERNAL', 'checkFailed'],
])('a server that answers %s leads to %s', async (code, value) => {
  const { state } = await openPage(pending, { code })
  expect(state().value).toBe(value)
  expect(state().context.errorCode).toBe(code)
})

test('a server that could not be asked can be asked again', async () => {
  const { scenario, state, send } = await openPage(paid, { code: 'INTERNAL' })
  scenario.refusal = undefined
  await send('payment.look')
  expect(state().value).toBe('success')
})
