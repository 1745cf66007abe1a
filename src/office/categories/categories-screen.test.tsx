import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { OfficeCategory } from '../../../openapi/generated/schema.ts'
import { refusal, showOfficePart } from '../../../tests/support/show-office-part.tsx'
import { CategoriesScreen } from './categories-screen.tsx'

afterEach(cleanup)

const category = (id: string): OfficeCategory => ({
  ...{ id, path: id, depth: 1, name: { th: `หมวด ${id}`, en: `Category ${id}` } },
  ...{ imageUrl: '/media/a.svg', products: 0, isEmpty: true },
})

it('R19.15: an empty category is removed once that is confirmed, and the dialog says when it is not', async () => {
  const list = vi.fn<() => Response>(() => Response.json({ data: [category('a'), category('b')] }))
  const remove = vi.fn<() => Response>(() => Response.json({}))
  remove.mockReturnValueOnce(refusal(400, 'VALIDATION')).mockReturnValueOnce(refusal(500, 'INTERNAL'))
  await showOfficePart(<CategoriesScreen />, {
    'GET /api/office/categories': list,
    'DELETE /api/office/categories/a': remove,
  })
  const button = await screen.findByRole('button', { name: 'ลบ หมวด a' })
  button.focus()
  fireEvent.click(button)
  const dialog = within(await screen.findByRole('dialog'))
  expect(remove).not.toHaveBeenCalled()
  const confirm = () => fireEvent.click(dialog.getByRole('button', { name: 'ลบหมวด' }))
  expect(dialog.getByRole('heading', { name: 'ลบหมวด หมวด a' })).toBeDefined()
  confirm()
  await dialog.findByText('ลบไม่ได้ เพราะในหมวดมีสินค้าหรือหมวดย่อยแล้ว')
  confirm()
  await vi.waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('เกิดข้อผิดพลาด'))
  list.mockImplementation(() => Response.json({ data: [category('b')] }))
  confirm()
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'ลบ หมวด a' })).toBeNull())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'ลบ หมวด b' }).closest('tr'))
})

it('R19.15: the dialog of a category closes only by its button once something is typed', async () => {
  await showOfficePart(<CategoriesScreen />, {
    'GET /api/office/categories': () => Response.json({ data: [category('a')] }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'เพิ่มหมวด' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'ปิด' })).toBeDefined()
  fireEvent.change(dialog.getByLabelText(/^ชื่อภาษาไทย/), { target: { value: 'อะคริลิก' } })
  expect(dialog.queryByRole('button', { name: 'ปิด' })).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'ยกเลิก' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
