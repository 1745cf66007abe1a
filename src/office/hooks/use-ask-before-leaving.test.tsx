import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, Link, RouterProvider, Route, Routes, useNavigate } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { loadOverlay } from '../../components/overlay/overlay.tsx'
import { LeaveDialog } from '../parts/leave-dialog.tsx'
import { createOfficeTranslations } from '../office-language.ts'
import { skipsUnsavedPrompt, useAskBeforeLeaving } from './use-ask-before-leaving.ts'

afterEach(cleanup)

function Form() {
  const [typed, type] = useState('')
  const navigate = useNavigate()
  const [answer, setAnswer] = useState('')
  useAskBeforeLeaving(typed !== '')
  useAskBeforeLeaving(answer !== '', true)
  return (
    <>
      <input aria-label="ชื่อ" value={typed} onChange={(event) => type(event.target.value)} />
      <input aria-label="คำตอบ" value={answer} onChange={(event) => setAnswer(event.target.value)} />
      <button
        type="button"
        onClick={() => {
          void navigate('/list', { state: skipsUnsavedPrompt })
        }}
      >
        บันทึก
      </button>
    </>
  )
}

function Office() {
  return (
    <>
      <LeaveDialog />
      <Link to="/list">รายการ</Link>
      <Link to="?state=refused">อีกกลุ่ม</Link>
      <Link to="#below">ด้านล่าง</Link>
      <Routes>
        <Route path="/form" element={<Form />} />
        <Route path="/list" element={<h1>รายการสินค้า</h1>} />
      </Routes>
    </>
  )
}

async function showForm() {
  const translations = await createOfficeTranslations()
  await loadOverlay()
  const router = createMemoryRouter([{ path: '*', element: <Office /> }], {
    initialEntries: ['/list', '/form'],
  })
  render(
    <MantineProvider env="test">
      <I18nextProvider i18n={translations}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </MantineProvider>,
  )
  return router
}

const type = (value: string) => fireEvent.change(screen.getByLabelText('ชื่อ'), { target: { value } })
const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)))
const isAsked = () => screen.queryByText('ข้อมูลที่ยังไม่ได้บันทึกจะหายไป') !== null
const isAtList = () => screen.queryByText('รายการสินค้า') !== null

it('asks before a link or "back" leads away from what is not saved, which stays with who stays', async () => {
  const router = await showForm()
  type('ป้าย')
  await press('รายการ')
  expect(isAsked()).toBe(true)
  await press('อยู่หน้านี้ต่อ')
  expect(isAsked()).toBe(false)
  await act(() => router.navigate(-1))
  expect(isAsked()).toBe(true)
  await press('อยู่หน้านี้ต่อ')
  expect([isAsked(), isAtList()]).toEqual([false, false])
  expect(screen.getByLabelText('ชื่อ')).toHaveProperty('value', 'ป้าย')
})

it('leads on who wants to leave, also back, and does not ask where nothing is lost', async () => {
  const router = await showForm()
  await press('ด้านล่าง')
  type('ป้าย')
  await press('ด้านล่าง')
  expect(isAsked()).toBe(false)
  await press('รายการ')
  await press('ออกจากหน้านี้')
  expect([isAsked(), isAtList()]).toEqual([false, true])
  await act(() => router.navigate('/form'))
  await press('รายการ')
  expect([isAsked(), isAtList()]).toEqual([false, true])
  await act(() => router.navigate('/form'))
  type('ป้าย')
  await act(() => router.navigate(-1))
  await press('ออกจากหน้านี้')
  expect([isAsked(), isAtList()]).toEqual([false, true])
})

it('does not ask where a move says that it loses nothing', async () => {
  await showForm()
  type('ป้าย')
  await press('บันทึก')
  expect([isAsked(), isAtList()]).toEqual([false, true])
})

it('asks before the same screen lists something else where what is typed belongs to the list', async () => {
  const router = await showForm()
  type('ป้าย')
  await press('อีกกลุ่ม')
  expect([isAsked(), router.state.location.search]).toEqual([false, '?state=refused'])
  await act(() => router.navigate('/form', { state: skipsUnsavedPrompt }))
  fireEvent.change(screen.getByLabelText('คำตอบ'), { target: { value: 'ขอบคุณ' } })
  await press('อีกกลุ่ม')
  expect([isAsked(), router.state.location.search]).toEqual([true, ''])
})
