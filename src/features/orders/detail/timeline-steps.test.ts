import { expect, it } from 'vitest'
import th from '../../../i18n/th/orders.json'
import { sampleOrder } from '../sample-order.fixture.ts'
import { timelineSteps } from './timeline-steps.ts'

const at = '2026-11-20T07:06:00Z'
const words = (order: Partial<typeof sampleOrder>) =>
  timelineSteps({ ...sampleOrder, ...order }).map(({ word, state }) => `${state} ${th[word]}`)

it('shows what happened, what is now and what is to come', () => {
  const timeline = ['placed', 'paid', 'processing'].map((event) => ({ event, at }))
  expect(words({ timeline, payment: 'paid', fulfilment: 'processing' })).toEqual([
    'done ได้รับคำสั่งซื้อแล้ว',
    'done ชำระเงินแล้ว',
    'now กำลังเตรียมสินค้า',
    'next พร้อมจัดส่ง',
    'next จัดส่งแล้ว',
    'next ถึงผู้รับแล้ว',
    'next เสร็จสมบูรณ์',
  ])
})

it('an unpaid card order has to be paid first, one paid on delivery has not', () => {
  expect(words({})[1]).toBe('next ชำระเงินแล้ว')
  expect(words({ paymentChannel: 'cashOnDelivery' })[1]).toBe('next กำลังเตรียมสินค้า')
})

it('a parcel that did not arrive ends the order, with the reason', () => {
  const ended = (reason: string) =>
    words({
      timeline: ['placed', 'shipped', reason, 'cancelOrder'].map((event) => ({ event, at })),
      fulfilment: 'cancelOrder',
    }).slice(2)
  expect(ended('parcelReturned')).toEqual(['done พัสดุถูกส่งกลับร้าน', 'now ยกเลิกแล้ว'])
  expect(ended('parcelLost')).toEqual(['done พัสดุสูญหายระหว่างขนส่ง', 'now ยกเลิกแล้ว'])
})

it('an event of a newer server is shown in general words', () => {
  expect(words({ timeline: [{ event: 'inspected', at }] })[0]).toBe('now มีการปรับปรุงคำสั่งซื้อ')
})
