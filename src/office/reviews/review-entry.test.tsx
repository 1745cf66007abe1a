import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { OfficeReview } from '../../../openapi/generated/schema.ts'
import { refusal, showOfficePart } from '../../../tests/support/show-office-part.tsx'
import { isUnsavedInList } from '../hooks/use-ask-before-leaving.ts'
import { ReviewEntry } from './review-entry.tsx'

afterEach(cleanup)

const review: OfficeReview = {
  id: 'r-1',
  state: 'waiting',
  stars: 4,
  text: 'ดี',
  author: 'มาลี',
  product: { id: 'p-1', code: 'AC-3', name: 'อะคริลิก' },
  quantity: 1,
  writtenAt: '2026-11-28T03:00:00Z',
  changedAt: '2026-11-28T03:00:00Z',
  pictures: [],
  version: 1,
}
const at = '2026-11-29T03:00:00Z'
const field = () => screen.getByLabelText<HTMLTextAreaElement>('ตอบรีวิวของ มาลี')
const show = (changes: Partial<OfficeReview> = {}) => (
  <ReviewEntry review={{ ...review, ...changes }} onChanged={() => undefined} />
)

it('keeps a typed answer when the review is shown meanwhile', async () => {
  const { rerender } = await showOfficePart(show())
  fireEvent.change(field(), { target: { value: 'ขอบคุณ' } })
  expect(isUnsavedInList()).toBe(true)
  rerender(show({ state: 'released', version: 2 }))
  expect(field().value).toBe('ขอบคุณ')
  rerender(show({ version: 3, answer: { text: 'ขอบคุณ', at } }))
  expect(isUnsavedInList()).toBe(false)
})

it('does not ask before leaving a saved answer that is not read again yet, but does for what is typed since', async () => {
  await showOfficePart(show(), { 'PUT /api/office/reviews/r-1/answer': () => Response.json({}) })
  fireEvent.change(field(), { target: { value: 'ขอบคุณ' } })
  fireEvent.click(screen.getByText('บันทึกคำตอบ'))
  await vi.waitFor(() => expect(isUnsavedInList()).toBe(false))
  fireEvent.change(field(), { target: { value: 'ขอบคุณค่ะ' } })
  expect(isUnsavedInList()).toBe(true)
})

it("shows a colleague's answer in a field in which nothing was typed, also after an own one was saved", async () => {
  const { rerender } = await showOfficePart(show())
  rerender(show({ version: 2, answer: { text: 'ยินดีค่ะ', at } }))
  expect(field().value).toBe('ยินดีค่ะ')
  fireEvent.change(field(), { target: { value: 'ขอบคุณค่ะ' } })
  rerender(show({ version: 3, answer: { text: 'ขอบคุณค่ะ', at } }))
  rerender(show({ version: 4, answer: { text: 'ขอบคุณครับ', at } }))
  expect(field().value).toBe('ขอบคุณครับ')
})

it("shows a colleague's answer beside another one that is being typed", async () => {
  const { rerender } = await showOfficePart(show())
  fireEvent.change(field(), { target: { value: 'ขอบคุณ' } })
  rerender(show({ version: 2, answer: { text: 'ยินดีค่ะ', at } }))
  expect(screen.getByText('คำตอบที่บันทึกอยู่ตอนนี้: ยินดีค่ะ')).toBeDefined()
  expect(field().value).toBe('ขอบคุณ')
})

it('a review is not shown or refused while an answer is typed that is not saved, which would go with it', async () => {
  await showOfficePart(show(), { 'PUT /api/office/reviews/r-1/answer': () => Response.json({}) })
  const closed = () =>
    ['แสดงรีวิว มาลี', 'ไม่แสดง มาลี'].map(
      (name) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled,
    )
  expect(closed()).toEqual([false, false])
  fireEvent.change(field(), { target: { value: 'ขอบคุณ' } })
  expect(closed()).toEqual([true, true])
  expect(screen.getByText('บันทึกคำตอบที่พิมพ์ไว้ หรือลบออกก่อน')).toBeDefined()
  fireEvent.click(screen.getByText('บันทึกคำตอบ'))
  await vi.waitFor(() => expect(closed()).toEqual([false, false]))
})

it('closes the dialog of a refusal only by its button once a reason is typed, and starts anew', async () => {
  await showOfficePart(show())
  const open = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'ไม่แสดง มาลี' }))
    return within(await screen.findByRole('dialog'))
  }
  const dialog = await open()
  expect(dialog.getByRole('button', { name: 'ปิด' })).toBeDefined()
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'มีเบอร์โทร' } })
  expect(dialog.queryByRole('button', { name: 'ปิด' })).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'ยกเลิก' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = await open()
  expect(again.getByRole<HTMLInputElement>('textbox').value).toBe('')
  expect(again.getByRole('button', { name: 'ปิด' })).toBeDefined()
})

it('keeps the reason of a refusal that failed, says so in the dialog, and closes when it is saved', async () => {
  const answer = vi.fn<() => Response>(() => Response.json({}))
  answer.mockReturnValueOnce(refusal(500, 'INTERNAL'))
  await showOfficePart(show(), { 'POST /api/office/reviews/r-1/decision': answer })
  fireEvent.click(screen.getByRole('button', { name: 'ไม่แสดง มาลี' }))
  const dialog = within(await screen.findByRole('dialog'))
  const reason = () => dialog.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(reason(), { target: { value: 'มีเบอร์โทร' } })
  const refuse = () => fireEvent.click(dialog.getByRole('button', { name: 'ไม่แสดง' }))
  refuse()
  await dialog.findByRole('alert')
  expect(reason().value).toBe('มีเบอร์โทร')
  refuse()
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
