import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { OfficeOrderDetail } from '../../../openapi/generated/schema.ts'
import { refusal, showOfficePart } from '../../../tests/support/show-office-part.tsx'
import { isUnsaved } from '../hooks/use-ask-before-leaving.ts'
import { useEdit } from '../hooks/use-edit.ts'
import { OrderHistory } from './order-history.tsx'

afterEach(cleanup)

const noteBy = (id: string) => ({
  id,
  text: 'โทรแล้ว',
  at: '2026-11-29T03:00:00Z',
  staff: { id: 's-2', name: 'มานะ' },
})
const detailWith = (notes: OfficeOrderDetail['notes']) =>
  ({ order: { orderNumber: 'PH-1', timeline: [] }, notes, history: [] }) as unknown as OfficeOrderDetail

function History({ notes = [] }: { notes?: OfficeOrderDetail['notes'] }) {
  const edit = useEdit(() => undefined)
  return (
    <>
      <button type="button" onClick={() => edit.save(() => new Promise(() => undefined))}>
        ยืนยัน
      </button>
      <OrderHistory detail={detailWith(notes)} edit={edit} />
    </>
  )
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'บันทึกภายใน' })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'บันทึก' })))

it('keeps what is half written when a colleague adds a note', async () => {
  const { rerender } = await showOfficePart(<History />)
  type('ลูกค้าขอ')
  rerender(<History notes={[noteBy('n-1')]} />)
  expect(field().value).toBe('ลูกค้าขอ')
})

it('clears the field when its own note is saved, and not when the note was refused', async () => {
  const answer = vi.fn<() => Response>()
  await showOfficePart(<History />, { 'POST /api/office/orders/PH-1/notes': answer })
  answer.mockReturnValueOnce(refusal(500, 'INTERNAL'))
  type('ลูกค้าขอใบกำกับ')
  await save()
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1))
  expect(field().value).toBe('ลูกค้าขอใบกำกับ')
  expect(isUnsaved()).toBe(true)
  answer.mockReturnValueOnce(Response.json({}))
  await save()
  await vi.waitFor(() => expect(field().value).toBe(''))
  expect(isUnsaved()).toBe(false)
})

it('the button of the note waits while another change of the order is saved', async () => {
  await showOfficePart(<History />)
  fireEvent.click(screen.getByText('ยืนยัน'))
  expect(screen.getByRole('button', { name: 'บันทึก' }).getAttribute('aria-busy')).toBe('true')
})
