// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, Link, RouterProvider, Route, Routes, useNavigate } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { createOfficeTranslations } from './office-language.ts'
import { useAskBeforeLeaving, useGuardedAddress } from './use-ask-before-leaving.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Form() {
  const [typed, type] = useState('')
  const navigate = useNavigate()
  useAskBeforeLeaving(typed !== '')
  return (
    <>
      <input aria-label="ชื่อ" value={typed} onChange={(event) => type(event.target.value)} />
      <button
        type="button"
        onClick={() => {
          type('')
          void navigate('/list')
        }}
      >
        บันทึก
      </button>
    </>
  )
}

function Office() {
  useGuardedAddress()
  return (
    <>
      <Link to="/list">รายการ</Link>
      <Link to="#below">ด้านล่าง</Link>
      <Routes>
        <Route path="/form" element={<Form />} />
        <Route path="/list" element={<h1>รายการสินค้า</h1>} />
      </Routes>
    </>
  )
}

async function showForm(isToLeave: boolean) {
  const confirm = vi.fn((_words?: string) => isToLeave)
  vi.stubGlobal('confirm', confirm)
  const translations = await createOfficeTranslations()
  const router = createMemoryRouter([{ path: '*', element: <Office /> }], {
    initialEntries: ['/list', '/form'],
  })
  render(
    <I18nextProvider i18n={translations}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  )
  return { confirm, router }
}

const type = (value: string) => fireEvent.change(screen.getByLabelText('ชื่อ'), { target: { value } })
const press = (role: 'link' | 'button', name: string) =>
  act(async () => void fireEvent.click(screen.getByRole(role, { name })))
const isAtList = () => screen.queryByRole('heading', { name: 'รายการสินค้า' }) !== null

it('asks before a link or "back" leads away from what is not saved, which stays where it is kept', async () => {
  const { confirm, router } = await showForm(false)
  type('ป้าย')
  await press('link', 'รายการ')
  expect(confirm.mock.calls).toEqual([['ออกจากหน้านี้หรือไม่ ข้อมูลที่ยังไม่ได้บันทึกจะหายไป']])
  await act(() => router.navigate(-1))
  expect(confirm).toHaveBeenCalledTimes(2)
  expect(isAtList()).toBe(false)
  expect(screen.getByLabelText('ชื่อ')).toHaveProperty('value', 'ป้าย')
})

it('leaves where that is wanted, and does not ask where nothing is lost', async () => {
  const { confirm, router } = await showForm(true)
  await press('link', 'ด้านล่าง')
  type('ป้าย')
  await press('link', 'ด้านล่าง')
  expect(confirm).not.toHaveBeenCalled()
  await press('link', 'รายการ')
  expect(confirm).toHaveBeenCalledTimes(1)
  expect(isAtList()).toBe(true)
  await act(() => router.navigate('/form'))
  await press('link', 'รายการ')
  expect(confirm).toHaveBeenCalledTimes(1)
})

it('does not ask for what is saved at the moment of leaving', async () => {
  const { confirm } = await showForm(false)
  type('ป้าย')
  await press('button', 'บันทึก')
  expect(confirm).not.toHaveBeenCalled()
  expect(isAtList()).toBe(true)
})
