import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import { paymentMachine, type PaymentView } from './payment.machine.ts'

const settled = () => new Promise<void>((done) => setImmediate(done))

const pending: PaymentView = {
  id: 'o-1',
  orderNumber: 'PH-1',
  total: { amount: 7330 },
  paymentChannel: 'card',
  payment: 'pending',
  fulfilment: 'pending',
  canPay: true,
  isInProcess: true,
  attempts: [{ id: 'pa-1', at: '2024-11-21T03:00:10Z', state: 'pending' }],
}
const tried = (...states: ('failed' | 'expired' | 'paid' | 'pending')[]): PaymentView['attempts'] =>
  states.map((state, index) => ({ id: `pa-${index}`, at: '2024-11-21T03:00:10Z', state }))
const abandoned: PaymentView = { ...pending, isInProcess: false }
const failed: PaymentView = { ...abandoned, payment: 'failed', attempts: tried('failed') }
const paid: PaymentView = { ...abandoned, payment: 'paid', canPay: false, attempts: tried('paid') }

/** Opens the page with a fake server that responds at once with the current `scenario`. */
async function openPage(order: PaymentView = pending, refusal?: unknown) {
  const scenario = { order, refusal, payRefusal: undefined as unknown }
  const asked = { reads: new Array<string>(), pays: new Array<string>() }
  const opened: string[] = []
  const emitted: unknown[] = []
  const clock = new SimulatedClock()
  const page = createActor(
    paymentMachine.provide({
      actors: {
        readOrder: fromPromise(async ({ input }) => {
          asked.reads.push(input.orderId)
          if (scenario.refusal) throw scenario.refusal
          return scenario.order
        }),
        startPayment: fromPromise(async ({ input }) => {
          asked.pays.push(input.orderId)
          if (scenario.payRefusal) throw scenario.payRefusal
          return { redirectUrl: 'https://pay.example.com/p/pa-2' }
        }),
      },
      actions: { openPaymentPage: (_, { redirectUrl }) => opened.push(redirectUrl) },
    }),
    { clock, input: { orderId: 'o-1' } },
  )
  page.on('*', (event) => emitted.push(event))
  page.start()
  const first = page.getSnapshot()
  await settled()
  const state = () => page.getSnapshot()
  const wait = async (ms: number) => {
    clock.increment(ms)
    await settled()
  }
  const send = async (type: 'payment.look' | 'payment.payAgain') => {
    page.send({ type })
    await settled()
  }
  return { scenario, asked, opened, emitted, first, state, wait, send }
}

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

describe('paying again', () => {
  test.each([
    ['R4.42 a failed order', failed],
    ['R4.43 an unpaid order', { ...abandoned, attempts: [] }],
    ['one whose payment page the shopper left', abandoned],
    ['an expired one', { ...abandoned, attempts: tried('expired') }],
  ])('%s goes to the payment page', async (_, order) => {
    const { asked, opened, state, send } = await openPage(order)
    await send('payment.payAgain')
    expect(asked.pays).toEqual(['o-1'])
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
    ['ORDER_NOT_ALLOWED', 'notAllowed'],
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

  test('to look instead forgets the refusal too', async () => {
    const { scenario, state, send } = await openPage(failed)
    scenario.payRefusal = { code: 'INTERNAL' }
    await send('payment.payAgain')
    await send('payment.look')
    expect(state().value).toEqual({ unpaid: 'failed' })
    expect(state().context.errorCode).toBeUndefined()
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
