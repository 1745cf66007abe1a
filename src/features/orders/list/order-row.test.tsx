import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showPart } from '../../../../tests/support/show-part.tsx'
import { sampleOrder } from '../sample-order.fixture.ts'
import { OrderRow } from './order-row.tsx'

afterEach(cleanup)

const listed = { ...sampleOrder, quantities: [{ quantity: 2, unit: 'แผ่น' }], imageUrls: [] }

it.each([
  ['card', 'บัตร'],
  ['cashOnDelivery', 'เก็บเงินปลายทาง'],
] as const)(
  'R3.27 R3.30 shows number, date, total, item count and payment method: %s',
  async (paymentChannel, method) => {
    const order = { ...listed, paymentChannel }
    await showPart(<OrderRow order={order} onPay={() => undefined} isPaying={false} />)
    const number = screen.getByRole('link', { name: 'PH-261122-123456' })
    expect(number.getAttribute('href')).toBe('/profile/order-detail/o-1')
    const shown = screen.getByRole('listitem').textContent
    expect(shown).toContain('20 พ.ย. 2569 14:06 น.')
    expect(shown).toContain(`฿7,330.002\u00a0แผ่น · ${method}`)
  },
)

it.each([
  ['the day that was promised', { status: 'readyToShip' }, 'รถขนส่งวัสดุ · กำหนดถึง ศ. 27 พ.ย.'],
  [
    'the day of shipping',
    { status: 'shipped', shippedAt: '2026-11-25T05:00:00Z' },
    'รถขนส่งวัสดุ · ส่งแล้ว พ. 25 พ.ย.',
  ],
] as const)('names the carrier and %s', async (_, state, words) => {
  const arrival = { from: '2026-11-26', by: '2026-11-27' }
  const order = { ...listed, shippingName: 'รถขนส่งวัสดุ', arrival, ...state }
  await showPart(<OrderRow order={order} onPay={() => undefined} isPaying={false} />)
  expect(screen.getByRole('listitem').textContent).toContain(words)
})

it('promises no day for an order that is cancelled', async () => {
  const arrival = { from: '2026-11-26', by: '2026-11-27' }
  const order = { ...listed, status: 'cancelOrder' as const, arrival }
  await showPart(<OrderRow order={order} onPay={() => undefined} isPaying={false} />)
  expect(screen.getByRole('listitem').textContent).not.toContain('กำหนดถึง')
})
