import { describe, expect, test } from 'vitest'
import { openPlacing, placed } from './checkout.fixture.ts'

describe('a browser that is stopped on its way to the payment page', () => {
  async function stop() {
    const opened = await openPlacing()
    await opened.placing.end({ ...placed, redirectUrl: 'https://pay.example.com/p/1' })
    return opened
  }

  test('can open it again', async () => {
    const { scenario, at, send } = await stop()
    await send({ type: 'payment.open' })
    expect(at()).toEqual({ placed: 'toPaymentPage' })
    expect(scenario.effects).toHaveLength(2)
  })

  test('can go to the order instead', async () => {
    const { scenario, at, send } = await stop()
    await send({ type: 'result.open' })
    expect(at()).toEqual('toPaymentResult')
    expect(scenario.effects.at(-1)).toEqual(['result', { orderId: 'o-1', orderNumber: 'PH-1' }])
  })
})

describe('the back button at the payment page', () => {
  const paymentPage = 'https://pay.example.com/p/1'

  async function comeBack() {
    const opened = await openPlacing()
    await opened.placing.end({ ...placed, redirectUrl: paymentPage })
    await opened.send({ type: 'page.return' })
    return opened
  }

  test('leads back to an order that waits for its payment', async () => {
    const { scenario, at, state } = await comeBack()
    expect(at()).toEqual({ placed: 'awaitingPayment' })
    expect(state().status).toBe('active')
    expect(state().context.order).toMatchObject({ orderId: 'o-1', orderNumber: 'PH-1' })
    expect(scenario.effects).toHaveLength(1)
  })

  test('leads to the payment page again as often as the shopper likes', async () => {
    const { scenario, at, send } = await comeBack()
    await send({ type: 'payment.open' }, { type: 'page.return' }, { type: 'payment.open' })
    expect(at()).toEqual({ placed: 'toPaymentPage' })
    expect(scenario.effects).toEqual(Array(3).fill({ redirectUrl: paymentPage }))
    expect(scenario.emitted).toHaveLength(1)
  })

  test('leads to the result', async () => {
    const { scenario, at, send } = await comeBack()
    await send({ type: 'result.open' })
    expect(at()).toEqual('toPaymentResult')
    expect(scenario.effects.at(-1)).toEqual(['result', { orderId: 'o-1', orderNumber: 'PH-1' }])
  })
})
