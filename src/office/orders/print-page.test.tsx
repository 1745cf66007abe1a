import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { OfficeOrderDetail } from '../../../openapi/generated/schema.ts'
import { refusal, showOfficePart } from '../../../tests/support/show-office-part.tsx'
import { PackingSlips } from './packing-slips.tsx'

afterEach(cleanup)

const detail = (orderNumber: string) =>
  ({
    order: { orderNumber, createdAt: '2026-11-29T03:00:00Z', shippingName: 'รถ', items: [] },
    customer: { name: 'มาลี' },
  }) as unknown as OfficeOrderDetail

it('R19.6: slips are printed once all of them are there', async () => {
  const second = vi.fn<() => Response>(() => Response.json(detail('PH-2')))
  second.mockReturnValueOnce(refusal(500, 'INTERNAL'))
  await showOfficePart(
    <PackingSlips />,
    {
      'GET /api/office/orders/PH-1': () => Response.json(detail('PH-1')),
      'GET /api/office/orders/PH-2': second,
    },
    '/orders/packing-slips?of=PH-1&of=PH-2',
  )
  const print = () => screen.getByRole<HTMLButtonElement>('button', { name: 'พิมพ์' })
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('ยังขาดอีก 1 คำสั่งซื้อ'))
  expect(print().disabled).toBe(true)
  fireEvent.click(await screen.findByRole('button', { name: 'ลองอีกครั้ง' }))
  await screen.findByRole('heading', { name: 'PH-2' })
  expect([print().disabled, screen.getByRole('status').textContent]).toEqual([false, ''])
})

it('R19.6: an order that there is not is said to be missing, and the others are printed', async () => {
  await showOfficePart(
    <PackingSlips />,
    {
      'GET /api/office/orders/PH-1': () => Response.json(detail('PH-1')),
      'GET /api/office/orders/PH-2': () => refusal(404, 'NOT_FOUND'),
    },
    '/orders/packing-slips?of=PH-1&of=PH-2',
  )
  await screen.findByText('PH-2: ไม่พบสิ่งที่ต้องการ')
  const print = () => screen.getByRole<HTMLButtonElement>('button', { name: 'พิมพ์' })
  await waitFor(() => expect(print().disabled).toBe(false))
  expect(screen.getByRole('status').textContent).toBe('')
})

it('R19.6: nothing is printed where there is no order, and the page says so', async () => {
  await showOfficePart(
    <PackingSlips />,
    { 'GET /api/office/orders/PH-1': () => refusal(404, 'NOT_FOUND') },
    '/orders/packing-slips?of=PH-1',
  )
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('ไม่มีอะไรให้พิมพ์'))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'พิมพ์' }).disabled).toBe(true)
})

it('R19.6: slips that are still read are said to be loading, not missing', async () => {
  await showOfficePart(
    <PackingSlips />,
    { 'GET /api/office/orders/PH-1': () => new Promise<Response>(() => undefined) },
    '/orders/packing-slips?of=PH-1',
  )
  expect(screen.getByRole('status').textContent).toBe('กำลังโหลดอีก 1 คำสั่งซื้อ')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'พิมพ์' }).disabled).toBe(true)
})
