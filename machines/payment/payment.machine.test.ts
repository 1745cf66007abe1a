import { createActor, fromCallback, fromPromise, SimulatedClock, type EventFromLogic } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { PaymentChannel } from '../../openapi/generated/schema.ts'
import { paymentMachine, secondsToPay, type OpenChannel, type PaymentView } from './payment.machine.ts'

type PaymentEvent = EventFromLogic<typeof paymentMachine>

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
const byTransfer: PaymentView = { ...abandoned, paymentChannel: 'promptPay' }
const paid: PaymentView = { ...abandoned, payment: 'paid', canPay: false, attempts: tried('paid') }

/** Opens the page with a fake server that responds at once with the current `scenario`. */
async function openPage(order: PaymentView = pending, refusal?: unknown, limits?: OpenChannel['limits']) {
  const scenario = {
    order,
    refusal,
    payRefusal: undefined as unknown,
    transferRefusal: undefined as unknown,
    redirectUrl: 'https://pay.example.com/p/pa-2' as string | undefined,
    now: 0,
    isSeen: true,
  }
  const asked = {
    reads: new Array<string>(),
    pays: new Array<{ orderId: string; paymentChannel: PaymentChannel | undefined }>(),
    transfers: new Array<{ orderId: string; startedAt: string }>(),
  }
  let say: (event: PaymentEvent) => void = () => undefined
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
          asked.pays.push(input)
          if (scenario.payRefusal) throw scenario.payRefusal
          return { redirectUrl: scenario.redirectUrl }
        }),
        readTransfer: fromPromise(async ({ input }) => {
          asked.transfers.push(input)
          if (scenario.transferRefusal) throw scenario.transferRefusal
          const attemptId = scenario.order.attempts.at(-1)?.id ?? ''
          return { attemptId, qrUrl: `/pay/qr/${attemptId}`, startedAt: 0, expiresAt: 900_000 }
        }),
        loadChannels: fromPromise<{ channels: OpenChannel[] }>(async () => ({
          channels: [{ paymentChannel: 'card' }, { paymentChannel: 'promptPay', limits }],
        })),
        clock: fromCallback(({ sendBack }) => {
          say = sendBack
          sendBack({ type: 'clock.tick', now: scenario.now })
          if (!scenario.isSeen) sendBack({ type: 'page.hidden' })
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
  const changeTo = async (paymentChannel: PaymentChannel) => {
    page.send({ type: 'payment.changeChannel', paymentChannel })
    await settled()
  }
  /** The clock of the device shows a time. */
  const tick = (now: number) => say({ type: 'clock.tick', now: (scenario.now = now) })
  const hide = () => {
    scenario.isSeen = false
    say({ type: 'page.hidden' })
  }
  const show = async () => {
    scenario.isSeen = true
    await send('payment.look')
  }
  return { scenario, asked, opened, emitted, first, state, wait, send, changeTo, tick, hide, show }
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

  test('an order that the server no longer lets anybody pay is not paid in another channel either', async () => {
    const { scenario, state, send } = await openPage(failed)
    scenario.payRefusal = { code: 'ORDER_NOT_ALLOWED' }
    await send('payment.payAgain')
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

const awaiting = { transfer: { code: 'awaitingTransfer', order: 'waiting' } }
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
