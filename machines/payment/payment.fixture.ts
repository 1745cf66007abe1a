import { createActor, fromCallback, fromPromise, SimulatedClock, type EventFromLogic } from 'xstate'
import type { PaymentChannel } from '../../openapi/generated/schema.ts'
import { paymentMachine, type OpenChannel, type PaymentView } from './payment.machine.ts'

type PaymentEvent = EventFromLogic<typeof paymentMachine>

const settled = () => new Promise<void>((done) => setImmediate(done))

export const pending: PaymentView = {
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
export const tried = (...states: ('failed' | 'expired' | 'paid' | 'pending')[]): PaymentView['attempts'] =>
  states.map((state, index) => ({ id: `pa-${index}`, at: '2024-11-21T03:00:10Z', state }))
export const abandoned: PaymentView = { ...pending, isInProcess: false }
export const failed: PaymentView = { ...abandoned, payment: 'failed', attempts: tried('failed') }
export const byTransfer: PaymentView = { ...abandoned, paymentChannel: 'promptPay' }
export const paid: PaymentView = { ...abandoned, payment: 'paid', canPay: false, attempts: tried('paid') }

/** The state in which the QR code waits to be paid. */
export const awaiting = { transfer: { code: 'awaitingTransfer', order: 'waiting' } }

/** Opens the page with a fake server that responds at once with the current `scenario`. */
export async function openPage(
  order: PaymentView = pending,
  refusal?: unknown,
  limits?: OpenChannel['limits'],
) {
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
