import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import {
  paymentMachine,
  type OpenChannel,
  type PaymentView,
  type Transfer,
} from '../../../../machines/payment/payment.machine.ts'
import type { PaymentChannel } from '../../../../openapi/generated/schema.ts'
import { showPart } from '../../../../tests/support/show-part.tsx'
import { sampleOrder } from '../sample-order.fixture.ts'
import { PaymentResult } from './payment-result.tsx'

afterEach(() => {
  cleanup()
  limits = undefined
})

const transfer: Transfer = { attemptId: 'pa-1', qrUrl: '/pay/qr/pa-1', startedAt: 0, expiresAt: 900_000 }
const byTransfer: Partial<PaymentView> = {
  paymentChannel: 'promptPay',
  attempts: [{ id: 'pa-1', at: '2026-11-20T07:08:00Z', state: 'pending' }],
}
let tick: (now: number) => void
let limits: OpenChannel['limits']

type Read = Partial<PaymentView> | 'no answer'

/** Shows the result page of an order that was read so; the payment page of a next try opens at once or never. */
async function open(read: Read, next: 'opens' | 'fails' | 'is waited for' = 'is waited for') {
  const payment = createActor(
    paymentMachine.provide({
      actors: {
        readOrder: fromPromise<PaymentView, { orderId: string }>(async () => {
          if (read === 'no answer') throw Object.assign(new Error(read), { code: 'OFFLINE' })
          return { ...sampleOrder, canPay: true, ...read }
        }),
        startPayment: fromPromise<
          { redirectUrl?: string | undefined },
          { orderId: string; paymentChannel: PaymentChannel | undefined }
        >(() => {
          if (next === 'fails') throw Object.assign(new Error(next), { code: 'OFFLINE' })
          return next === 'opens' ? Promise.resolve({ redirectUrl: '/pay' }) : new Promise(() => undefined)
        }),
        readTransfer: fromPromise<Transfer, { orderId: string; startedAt: string }>(async () => transfer),
        loadChannels: fromPromise<{ channels: OpenChannel[] }>(async () => ({
          channels: [{ paymentChannel: 'card' }, { paymentChannel: 'promptPay', limits }],
        })),
        clock: fromCallback(({ sendBack }) => {
          tick = (now) => sendBack({ type: 'clock.tick', now })
          tick(0)
        }),
      },
      actions: { openPaymentPage: () => undefined },
    }),
    { input: { orderId: 'o-1' } },
  ).start()
  await showPart(<PaymentResult payment={payment} />)
  await answered()
  return payment
}

const answered = () => act(async () => void (await new Promise((resolve) => setImmediate(resolve))))
/** A notice over the page comes last. */
const button = (name: string) => {
  const last = screen.getAllByRole<HTMLButtonElement>('button', { name }).at(-1)
  if (!last) throw new Error(`There is no button ${name}`)
  return last
}
const press = (name: string) => act(() => fireEvent.click(button(name)))

it('R4.43 an order that nobody has paid can be paid, and the button waits for the payment page', async () => {
  const payment = await open({})
  press('ชำระเงิน')
  expect(payment.getSnapshot().value).toBe('payingAgain')
  expect(button('ชำระเงินอีกครั้ง').getAttribute('aria-busy')).toBe('true')
})

it('R4.42 a payment that failed is tried again from the notice about it', async () => {
  const payment = await open({
    payment: 'failed',
    attempts: [{ id: 'pa-1', at: '2026-11-20T07:08:00Z', state: 'failed' }],
  })
  press('ชำระเงินอีกครั้ง')
  expect(payment.getSnapshot().value).toBe('payingAgain')
})

it.each([
  ['cashOnDelivery', 'สั่งซื้อสำเร็จ ชำระเงินปลายทาง'],
  ['payAtCounter', 'สั่งซื้อสำเร็จ ชำระที่สาขา'],
] as const)('an order by %s says where it is paid', async (paymentChannel, title) => {
  await open({ paymentChannel, canPay: false })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
})

it('R4.44 the notice of a failed payment leads to the orders, where it is tried again', async () => {
  await open({
    payment: 'failed',
    attempts: [{ id: 'pa-1', at: '2026-11-20T07:08:00Z', state: 'failed' }],
  })
  const notice = within(screen.getByRole('dialog', { name: 'ชำระเงินไม่สำเร็จ' }))
  const orders = notice.getByRole('link', { name: 'ไปที่คำสั่งซื้อของฉัน' })
  expect(orders.getAttribute('href')).toBe('/profile?tab=orders')
})

it('an order that the server does not let anybody pay has a disabled button, and the reason', async () => {
  await open({ canPay: false })
  expect(button('ชำระเงิน').disabled).toBe(true)
  expect(screen.getByText('คำสั่งซื้อนี้ชำระเงินไม่ได้ในตอนนี้')).toBeTruthy()
})

it('R4.39 while the bank decides nothing can be paid twice, but looked at', async () => {
  const payment = await open({ isInProcess: true })
  expect(button('ชำระเงินอีกครั้ง').disabled).toBe(true)
  press('ตรวจสอบอีกครั้ง')
  expect(payment.getSnapshot().value).toEqual({ inProcess: 'looking' })
  expect(button('ตรวจสอบอีกครั้ง').getAttribute('aria-busy')).toBe('true')
})

it('whoever stays on the way to the payment page has the order read again', async () => {
  const payment = await open({}, 'opens')
  press('ชำระเงิน')
  await answered()
  expect(payment.getSnapshot().value).toBe('leaving')
  press('อยู่หน้านี้ต่อ')
  expect(payment.getSnapshot().value).toBe('checking')
})

it('an order that could not be read is read again on demand', async () => {
  const payment = await open('no answer')
  press('ลองอีกครั้ง')
  expect(payment.getSnapshot().value).toBe('checking')
})

it('a transfer counts down by the clock, and at its end asks for a new QR code with one tap', async () => {
  const payment = await open(byTransfer)
  expect(screen.getByRole('timer').textContent).toContain('ชำระภายใน 15:00 นาที')
  act(() => tick(132_500))
  expect(screen.getByRole('timer').textContent).toContain('12:48')
  act(() => tick(900_000))
  expect(screen.queryByRole('img', { name: /QR/ })).toBeNull()
  press('ขอ QR ใหม่')
  expect(payment.getSnapshot().value).toBe('payingAgain')
})

it('the picture of a transfer is saved under the number of the order, and has its place before it is loaded', async () => {
  await open(byTransfer)
  const picture = screen.getByRole('img', { name: 'QR พร้อมเพย์ ยอด ฿7,330.00' })
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['380', '380'])
  const save = screen.getByRole('link', { name: 'บันทึกภาพ QR' })
  expect(save.getAttribute('download')).toBe('promptPay-PH-261122-123456.png')
  expect(save.getAttribute('href')).toBe('/pay/qr/pa-1')
})

it('a transfer changes to a card with one tap', async () => {
  const payment = await open(byTransfer)
  press('เปลี่ยนเป็นชำระด้วยบัตร')
  expect(payment.getSnapshot()).toMatchObject({ value: 'payingAgain', context: { nextChannel: 'card' } })
})

it('a change that fails says so, and leaves the QR code that is still good', async () => {
  await open(byTransfer, 'fails')
  press('เปลี่ยนเป็นชำระด้วยบัตร')
  await answered()
  expect(screen.getByText('เปลี่ยนวิธีชำระเงินไม่สำเร็จ กรุณาลองอีกครั้ง')).toBeTruthy()
  expect(screen.getByRole('img', { name: /QR/ })).toBeTruthy()
})

it('a refused card changes to a transfer with one tap, in the notice about it', async () => {
  const payment = await open({
    payment: 'failed',
    attempts: [{ id: 'pa-1', at: '2026-11-20T07:08:00Z', state: 'failed' }],
  })
  press('เปลี่ยนเป็นชำระด้วย QR พร้อมเพย์')
  expect(payment.getSnapshot()).toMatchObject({ value: 'payingAgain', context: { nextChannel: 'promptPay' } })
})

it('a channel that does not take the total is not offered, and the notice says which totals it takes', async () => {
  limits = { min: { amount: 20 }, max: { amount: 5000 } }
  await open({
    payment: 'failed',
    attempts: [{ id: 'pa-1', at: '2026-11-20T07:08:00Z', state: 'failed' }],
  })
  expect(screen.queryByRole('button', { name: 'เปลี่ยนเป็นชำระด้วย QR พร้อมเพย์' })).toBeNull()
  const notice = within(screen.getByRole('dialog', { name: 'ชำระเงินไม่สำเร็จ' }))
  expect(notice.getByText(/^QR พร้อมเพย์ รับยอดตั้งแต่ ฿20.00 ถึง ฿5,000.00/)).toBeTruthy()
})
