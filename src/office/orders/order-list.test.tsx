import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { OfficeOrder } from '../../../openapi/generated/schema.ts'
import { refusal, showOfficePart, type OfficeAnswers } from '../../../tests/support/show-office-part.tsx'
import { OrdersScreen } from './orders-screen.tsx'

afterEach(cleanup)

const order = (orderNumber: string, version = 1): OfficeOrder => ({
  id: orderNumber,
  orderNumber,
  version,
  createdAt: new Date().toISOString(),
  customerName: 'มาลี',
  customerId: 'c-1',
  lineCount: 1,
  pieceCount: 1,
  quantities: [],
  total: { amount: 100 },
  paymentChannel: 'card',
  payment: 'paid',
  fulfilment: 'readyToShip',
  allowed: ['order.ship'],
})

const counts = { toPack: 0, unpaid: 0, toRefund: 0, readyToShip: 2, readyToPickUp: 0, shipped: 0, all: 2 }
const list = (...orders: OfficeOrder[]) => Response.json({ data: orders, totalRecords: orders.length })
const show = (answers: OfficeAnswers) =>
  showOfficePart(
    <>
      <OrdersScreen />
      <Link to="/orders?view=shipped">elsewhere</Link>
    </>,
    { 'GET /api/office/order-counts': () => Response.json(counts), ...answers },
    '/orders?view=readyToShip',
  )
const shipCall = (orderNumber: string) => `POST /api/office/orders/${orderNumber}/events`

async function handOver() {
  fireEvent.click(await screen.findByRole('checkbox', { name: 'เลือกทั้งหน้า' }))
  fireEvent.click(screen.getByRole('button', { name: 'ส่งให้บริษัทขนส่ง 2' }))
  const dialog = within(await screen.findByRole('dialog'))
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  type(/^ขนส่ง/, 'Flash')
  type('เลขพัสดุของ PH-1', 'TH0011')
  type('เลขพัสดุของ PH-2', 'TH0022')
  return dialog
}

it('keeps the carrier and the numbers of the parcels that failed, says why, and sends those again', async () => {
  const second = vi.fn<(request: Request) => Response>(() => Response.json({}))
  second.mockReturnValueOnce(refusal(500, 'INTERNAL'))
  const read = vi.fn<() => Response>(() => list(order('PH-2', 5)))
  read.mockReturnValueOnce(list(order('PH-1'), order('PH-2')))
  await show({
    'GET /api/office/orders': read,
    [shipCall('PH-1')]: () => Response.json({}),
    [shipCall('PH-2')]: second,
  })
  const dialog = await handOver()
  fireEvent.keyDown(window, { key: 'Escape' })
  fireEvent.click(dialog.getByRole('button', { name: 'ส่ง 2 พัสดุ' }))
  expect(dialog.getByRole('button', { name: 'ปิด' })).toHaveProperty('disabled', true)
  await vi.waitFor(() => expect(dialog.getByRole('status').textContent).toBe('ทำแล้ว 2 จาก 2 · สำเร็จ 1'))
  expect(dialog.queryByLabelText('เลขพัสดุของ PH-1')).toBeNull()
  expect(dialog.getByLabelText<HTMLInputElement>('เลขพัสดุของ PH-2').value).toBe('TH0022')
  expect(dialog.getByLabelText<HTMLInputElement>(/^ขนส่ง/).value).toBe('Flash')
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'PH-1' })).toBeNull())
  fireEvent.click(dialog.getByRole('button', { name: 'ส่ง 1 พัสดุ' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await second.mock.calls[1]?.[0].json()).toMatchObject({
    carrier: 'Flash',
    trackingNumber: 'TH0022',
    version: 5,
  })
})

it('refuses in its own words a carrier or a number that is none', async () => {
  const ship = vi.fn<() => Response>(() => Response.json({}))
  await show({
    'GET /api/office/orders': () => list(order('PH-1'), order('PH-2')),
    [shipCall('PH-1')]: ship,
  })
  const dialog = await handOver()
  fireEvent.change(dialog.getByLabelText('เลขพัสดุของ PH-2'), { target: { value: 'ไม่มี' } })
  fireEvent.change(dialog.getByLabelText(/^ขนส่ง/), { target: { value: ' ' } })
  fireEvent.click(dialog.getByRole('button', { name: 'ส่ง 2 พัสดุ' }))
  expect(dialog.getByText('เลขพัสดุเป็นตัวอักษรอังกฤษ ตัวเลข หรือขีด 3 ถึง 50 ตัว')).toBeDefined()
  expect(dialog.getByText('กรุณาระบุข้อมูล')).toBeDefined()
  expect(ship).not.toHaveBeenCalled()
})

it('still says what failed when another view is chosen during the run', async () => {
  let refuse: (answer: Response) => void = () => undefined
  const answer = new Promise<Response>((resolve) => (refuse = resolve))
  await show({
    'GET /api/office/orders': ({ url }) =>
      url.includes('view=shipped') ? list() : list(order('PH-1'), order('PH-2')),
    [shipCall('PH-1')]: () => answer,
    [shipCall('PH-2')]: () => Response.json({}),
  })
  const dialog = await handOver()
  fireEvent.click(dialog.getByRole('button', { name: 'ส่ง 2 พัสดุ' }))
  fireEvent.click(screen.getByText('elsewhere'))
  refuse(refusal(500, 'INTERNAL'))
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('ทำแล้ว 2 จาก 2 · สำเร็จ 1'))
  expect(screen.getByRole('link', { name: 'PH-1' })).toBeDefined()
})
