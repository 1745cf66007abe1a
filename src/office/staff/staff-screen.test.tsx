import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openDialog, ownerOfOffice, showOffice } from '../../../tests/support/show-office.tsx'
import { showOfficePart } from '../../../tests/support/show-office-part.tsx'
import { CredentialsDialog } from './credentials-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const colleague = { id: 'st-2', name: 'Thana', email: 'thana@example.com', role: 'warehouse' }
const createdAt = '2024-11-20T07:32:00Z'
const people = (isActive: boolean) => ({
  'GET /api/office/staff': {
    data: [
      { ...ownerOfOffice, isActive: true, createdAt },
      { ...colleague, isActive, createdAt },
    ],
    roles: [],
  },
  'PUT /api/office/staff/st-2': { ok: true },
})
const press = (name: string | RegExp) => fireEvent.click(screen.getByText(name))

async function manage(isActive: boolean) {
  const { asked } = await showOffice('/staff', people(isActive))
  fireEvent.click(await screen.findByText('Thana', { selector: '.visually-hidden' }))
  await openDialog()
  return async () => {
    const sent = () => asked.filter(({ call }) => call.startsWith('PUT'))
    await waitFor(() => expect(sent()).toHaveLength(1))
    return sent()[0]?.body
  }
}

it('saving a role says nothing of whether the account is closed, which another owner may have done', async () => {
  const sent = await manage(true)
  fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'sales' } })
  press('Save the role')
  expect(await sent()).toEqual({ role: 'sales' })
})

it('closing or opening an account says nothing of its role', async () => {
  const closed = await manage(true)
  press('Close the account')
  press('Close the account')
  expect(await closed()).toEqual({ isActive: false })
  cleanup()
  const opened = await manage(false)
  press(/^Open the account/)
  expect(await opened()).toEqual({ isActive: true })
})

it('what failed before is not said where something else is asked', async () => {
  await manage(true)
  press('Make a new password')
  press('Make a new password')
  await screen.findByRole('alert')
  press('Leave it')
  press('Close the account')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says that what is given could not be copied', async () => {
  await showOfficePart(<CredentialsDialog name="Thana" email="thana@example.com" onClose={() => undefined} />)
  vi.stubGlobal('navigator', {})
  press('คัดลอกทั้งหมด')
  expect(await screen.findByText(/^คัดลอกไม่สำเร็จ/)).toBeDefined()
})

it('a new colleague without a name or an address is refused in the words of the office', async () => {
  const { asked } = await showOffice('/staff', people(true))
  fireEvent.click(await screen.findByText('Add staff'))
  const dialog = await openDialog()
  const close = () => within(dialog).queryByRole('button', { name: 'Close' })
  expect(close()).not.toBeNull()
  const form = dialog.querySelector('form')
  expect(form?.noValidate).toBe(true)
  const name = screen.getByLabelText(/First and last name/)
  const email = screen.getByLabelText(/E-mail/)
  const wrong = () => [name, email].map((field) => field.getAttribute('aria-invalid'))
  fireEvent.change(name, { target: { value: ' ' } })
  // Only the button of the form closes it now: what is typed would be lost.
  expect(close()).toBeNull()
  if (form) fireEvent.submit(form)
  expect(wrong()).toEqual(['true', 'true'])
  expect(dialog.querySelectorAll('[role="alert"]')).toHaveLength(2)
  expect(document.activeElement).toBe(name)
  fireEvent.change(name, { target: { value: 'Nok' } })
  fireEvent.change(email, { target: { value: 'nok@shop' } })
  if (form) fireEvent.submit(form)
  expect(wrong()).toEqual([null, 'true'])
  expect(document.activeElement).toBe(email)
  expect(asked.some(({ call }) => call.startsWith('POST'))).toBe(false)
})
