import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { OfficeOrderDetail, OfficeRefundRequest } from '../../../openapi/generated/schema.ts'
import { refusal, showOfficePart, type OfficeAnswers } from '../../../tests/support/show-office-part.tsx'
import { isUnsaved } from '../hooks/use-ask-before-leaving.ts'
import { useEdit } from '../hooks/use-edit.ts'
import { OrderActions } from './order-actions.tsx'

afterEach(cleanup)

const item = { name: 'อะคริลิก', color: { name: 'ใส' }, size: '3 มม.', unitPrice: { amount: 100 }, quantity: 2 }
const detail = {
  order: { orderNumber: 'PH-1', items: [item] },
  version: 4,
  left: { lines: [{ lineId: 1, quantity: 2 }], shipping: { amount: 50 }, amount: { amount: 250 } },
} as unknown as OfficeOrderDetail

function Actions({ actions = [], ...changed }: Partial<OfficeOrderDetail>) {
  const edit = useEdit(() => undefined)
  return <OrderActions detail={{ ...detail, ...changed, actions }} edit={edit} />
}
const show = (type: OfficeOrderDetail['actions'][number]['type'], answers?: OfficeAnswers) =>
  showOfficePart(<Actions actions={[{ type, isAllowed: true, needs: [] }]} />, answers)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('keeps the lines and the reason of a refund that failed, and asks for the same one again', async () => {
  const sent: OfficeRefundRequest[] = []
  await show('refund', {
    'POST /api/office/orders/PH-1/refunds': async (request) => {
      sent.push(await request.json())
      return sent.length < 3 ? refusal(500, 'INTERNAL') : Response.json({})
    },
  })
  press('คืนเงิน')
  const dialog = within(await screen.findByRole('dialog'))
  press('เพิ่มจำนวน')
  type(/^เหตุผล/, 'แผ่นบิ่น')
  fireEvent.keyDown(window, { key: 'Escape' })
  press(/^คืนเงิน ฿/)
  await dialog.findByRole('alert')
  press(/^คืนเงิน ฿/)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual(sent[0])
  await dialog.findByRole('alert')
  type(/^เหตุผล/, 'แผ่นแตก')
  press(/^คืนเงิน ฿/)
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent[2]).toMatchObject({ reason: 'แผ่นแตก', lines: [{ lineId: 1, quantity: 1 }] })
  expect(sent[2]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey)
})

it('asks for no sheets back into stock that were cut, and says how many of a line were', async () => {
  const sent: OfficeRefundRequest[] = []
  const cutOf = (sheets: number) => ({ ...item, quantity: 2, cutting: { sheets, price: { amount: 20 } } })
  const order = { ...detail.order, fulfilment: 'processing', items: [cutOf(2), cutOf(1)] }
  const lines = [1, 2].map((lineId) => ({ lineId, quantity: 2 }))
  const cut = {
    order,
    left: { ...detail.left, lines, amount: { amount: 490 } },
  } as unknown as OfficeOrderDetail
  await showOfficePart(<Actions {...cut} actions={[{ type: 'refund', isAllowed: true, needs: [] }]} />, {
    'POST /api/office/orders/PH-1/refunds': async (request) => {
      sent.push(await request.json())
      return Response.json({})
    },
  })
  press('คืนเงิน')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByText(/^ตัดตามขนาด/).map((words) => words.textContent)).toEqual([
    'ตัดตามขนาดแล้ว จึงไม่คืนเข้าสต็อก',
    'ตัดตามขนาดไปแล้ว 1 แผ่น',
  ])
  expect(dialog.getAllByLabelText('คืนเข้าสต็อก')).toHaveLength(1)
  const restock = dialog.getByLabelText<HTMLInputElement>('คืนเข้าสต็อก')
  const [, moreOfSecond] = dialog.getAllByRole('button', { name: 'เพิ่มจำนวน' })
  const [, lessOfSecond] = dialog.getAllByRole('button', { name: 'ลดจำนวน' })
  for (const more of dialog.getAllByRole('button', { name: 'เพิ่มจำนวน' })) fireEvent.click(more)
  expect(restock.checked).toBe(true)
  // With the second piece, the one that was cut is among them.
  if (moreOfSecond) fireEvent.click(moreOfSecond)
  expect(restock.checked).toBe(false)
  if (lessOfSecond) fireEvent.click(lessOfSecond)
  type(/^เหตุผล/, 'แผ่นบิ่น')
  press(/^คืนเงิน ฿/)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.lines.map(({ restock }) => restock)).toEqual([false, true])
})

it('keeps the reason of a cancellation that failed, and closes when the order is cancelled', async () => {
  const answer = vi.fn<() => Response>(() => Response.json({}))
  answer.mockReturnValueOnce(refusal(500, 'INTERNAL'))
  await show('order.cancel', { 'POST /api/office/orders/PH-1/events': answer })
  press('ยกเลิกคำสั่งซื้อ')
  const dialog = within(await screen.findByRole('dialog'))
  type(/^เหตุผลที่ยกเลิก/, 'ของหมด')
  const confirm = () => fireEvent.click(dialog.getByRole('button', { name: 'ยกเลิกคำสั่งซื้อ' }))
  confirm()
  await dialog.findByRole('alert')
  expect(dialog.getByLabelText<HTMLInputElement>(/^เหตุผลที่ยกเลิก/).value).toBe('ของหมด')
  confirm()
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('asks anew for the reason of a cancellation that was given up, and Enter sends it', async () => {
  const cancel = vi.fn<() => Response>(() => Response.json({}))
  await show('order.cancel', { 'POST /api/office/orders/PH-1/events': cancel })
  const reason = () => screen.getByLabelText<HTMLInputElement>(/^เหตุผลที่ยกเลิก/)
  press('ยกเลิกคำสั่งซื้อ')
  await screen.findByRole('dialog')
  type(/^เหตุผลที่ยกเลิก/, 'ของหมด')
  press('ไม่ยกเลิก')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press('ยกเลิกคำสั่งซื้อ')
  await screen.findByRole('dialog')
  expect(reason().value).toBe('')
  const enter = () => reason().form?.requestSubmit()
  act(enter)
  expect(screen.getByText('กรุณาใส่เหตุผล')).toBeDefined()
  type(/^เหตุผลที่ยกเลิก/, 'สั่งซ้ำ')
  act(enter)
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledTimes(1))
})

it('says in its own words what a parcel lacks, and sends nothing', async () => {
  const ship = vi.fn<() => Response>(() => Response.json({}))
  await show('order.ship', { 'POST /api/office/orders/PH-1/events': ship })
  press('ส่งให้บริษัทขนส่ง')
  expect(screen.getByText('กรุณาระบุข้อมูล')).toBeDefined()
  expect(screen.getByText('เลขพัสดุเป็นตัวอักษรอังกฤษ ตัวเลข หรือขีด 3 ถึง 50 ตัว')).toBeDefined()
  type(/^ขนส่ง/, 'Flash')
  type(/^เลขพัสดุ/, 'เลข 12')
  press('ส่งให้บริษัทขนส่ง')
  expect(screen.queryByText('กรุณาระบุข้อมูล')).toBeNull()
  expect(ship).not.toHaveBeenCalled()
  expect(isUnsaved()).toBe(true)
  type(/^เลขพัสดุ/, 'TH 0011')
  press('ส่งให้บริษัทขนส่ง')
  await vi.waitFor(() => expect(ship).toHaveBeenCalled())
  expect(document.querySelector('form')?.noValidate).toBe(true)
})

it('R19.6: a parcel that was handed over is saved before the order is read again, what is typed since is not', async () => {
  let answer: (response: Response) => void = () => undefined
  const ship = vi.fn<() => Promise<Response>>(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  await show('order.ship', { 'POST /api/office/orders/PH-1/events': ship })
  type(/^ขนส่ง/, 'Flash')
  type(/^เลขพัสดุ/, 'TH 0011')
  press('ส่งให้บริษัทขนส่ง')
  await vi.waitFor(() => expect(ship).toHaveBeenCalledTimes(1))
  type(/^เลขพัสดุ/, 'TH 0012')
  await act(async () => answer(Response.json({})))
  await vi.waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull())
  expect(isUnsaved()).toBe(true)
  press('ส่งให้บริษัทขนส่ง')
  await vi.waitFor(() => expect(ship).toHaveBeenCalledTimes(2))
  await act(async () => answer(Response.json({})))
  await vi.waitFor(() => expect(isUnsaved()).toBe(false))
})

it('says in its own words what is no code, and sends nothing', async () => {
  const handOver = vi.fn<() => Response>(() => Response.json({}))
  await show('order.pickUp', { 'POST /api/office/orders/PH-1/events': handOver })
  type(/^รหัสรับสินค้า/, 'A1')
  press('ลูกค้ารับแล้ว')
  expect(screen.getByText('รหัสเป็นตัวอักษรอังกฤษหรือตัวเลข 6 ตัว')).toBeDefined()
  expect(handOver).not.toHaveBeenCalled()
  type(/^รหัสรับสินค้า/, 'a1b-2c3')
  press('ลูกค้ารับแล้ว')
  await vi.waitFor(() => expect(handOver).toHaveBeenCalled())
})
