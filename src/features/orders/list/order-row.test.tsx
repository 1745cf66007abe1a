// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showPart } from '../../../../tests/support/show-part.tsx'
import { sampleOrder } from '../sample-order.fixture.ts'
import { OrderRow } from './order-row.tsx'

afterEach(cleanup)

it.each([
  ['card', 'บัตร'],
  ['cashOnDelivery', 'เก็บเงินปลายทาง'],
] as const)(
  'R3.27 R3.30 shows number, date, total, item count and payment method: %s',
  async (paymentChannel, method) => {
    const order = { ...sampleOrder, paymentChannel, imageUrls: [] }
    await showPart(<OrderRow order={order} onPay={() => undefined} isPaying={false} />)
    const number = screen.getByRole('link', { name: 'PH-261122-123456' })
    expect(number.getAttribute('href')).toBe('/profile/order-detail/o-1')
    const shown = screen.getByRole('listitem').textContent
    expect(shown).toContain('20 พ.ย. 2569 14:06 น.')
    expect(shown).toContain(`฿7,330.002 ชิ้น · ${method}`)
  },
)
