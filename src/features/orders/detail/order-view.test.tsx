import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { orderActionsMachine } from '../../../../machines/order-actions/order-actions.machine.ts'
import { showPart } from '../../../../tests/support/show-part.tsx'
import { sampleOrder } from '../sample-order.fixture.ts'
import { OrderView } from './order-view.tsx'

afterEach(cleanup)

const show = (fields: Partial<typeof sampleOrder> = {}) =>
  showPart(
    <OrderView
      order={{ ...sampleOrder, ...fields }}
      actions={createActor(orderActionsMachine)}
      renderCode={() => null}
    />,
  )

/** The value that stands beside a name in the lists of an order. */
const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

it('R3.27 shows the number, the date, the item count and the total', async () => {
  await show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('คำสั่งซื้อ PH-261122-123456')
  const head = within(screen.getByRole('banner')).getByRole('paragraph')
  expect(head.textContent).toMatch(/^สั่งเมื่อ 20 พฤศจิกายน 2569 · 2\sแผ่น\s· /)
  expect(valueOf('ยอดรวม')).toBe('฿7,330.00')
})

it('tells what is still to come to those who hear it, and does not show it', async () => {
  await show()
  const words = screen.getAllByText('ขั้นตอนถัดไป')
  expect(new Set(words.map(({ className }) => className))).toEqual(new Set(['visually-hidden']))
})

it('R3.28 shows the colour and the size of each item', async () => {
  await show()
  const [item] = within(screen.getByRole('region', { name: 'สินค้า' })).getAllByRole('listitem')
  expect(item?.textContent).toContain('แดง · 600 × 1,200 × 3 มม.')
})

it('R1.12 R2.60 R3.29 shows the shipping number, the tracking number and the way to the page of the carrier', async () => {
  const shipment = {
    carrier: 'Kerry',
    shippingNumber: 'SH-261122-0001',
    trackingNumber: 'TH0123456789',
    trackingUrl: 'https://carrier.example/TH0123456789',
  }
  await show({ shipment })
  expect(valueOf('เลขที่จัดส่ง')).toBe('SH-261122-0001')
  expect(valueOf('เลขพัสดุ')).toContain('TH0123456789')
  expect(screen.getByRole('link', { name: 'ดูบนเว็บไซต์ขนส่ง' }).getAttribute('href')).toBe(shipment.trackingUrl)
})

it('R3.30 shows the reference code and the payment method', async () => {
  await show({ referenceCode: 'RF-482913' })
  expect([valueOf('รหัสอ้างอิง'), valueOf('วิธีชำระเงิน')]).toEqual(['RF-482913', 'บัตรเครดิต / เดบิต'])
  cleanup()
  await show({ paymentChannel: 'cashOnDelivery' })
  expect(valueOf('วิธีชำระเงิน')).toBe('เก็บเงินปลายทาง')
})
