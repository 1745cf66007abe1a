import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { showOffice, type OfficeAnswers } from '../../../tests/support/show-office.tsx'

afterEach(cleanup)
beforeEach(() => localStorage.clear())

const open = (answers: OfficeAnswers = {}) =>
  showOffice('/account', { 'GET /api/office/sessions': { data: [] }, ...answers })

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function change(oldPassword: string, newPassword: string, confirmation = newPassword) {
  await screen.findByLabelText(/^Old password/)
  type(/^Old password/, oldPassword)
  type(/^New password/, newPassword)
  type(/^Confirm new password/, confirmation)
  fireEvent.click(screen.getByText('Change password', { selector: 'button, button *' }))
}

it('R19.3 staff change their own password, and read who else is signed in once more', async () => {
  const { asked } = await open({ 'POST /api/office/password': { ok: true } })
  await change('Acrylic3mm', 'Better2025Sheet')
  await screen.findByText('The password is changed')
  const calls = asked.filter(({ call }) => /password|sessions/.test(call))
  expect(calls).toEqual([
    { call: 'GET /api/office/sessions', body: undefined },
    {
      call: 'POST /api/office/password',
      body: { oldPassword: 'Acrylic3mm', newPassword: 'Better2025Sheet' },
    },
    { call: 'GET /api/office/sessions', body: undefined },
  ])
})

const session = (id: string) => ({
  ...{ id, isCurrent: id === 'own', userAgent: id },
  ...{ createdAt: '2026-11-28T03:00:00Z', lastSeenAt: '2026-11-28T03:00:00Z' },
})

it('R19.3: a session is ended once, also where it is gone already, and the focus stays in the list', async () => {
  const answers: OfficeAnswers = {
    'GET /api/office/sessions': { data: ['own', 'phone', 'desk'].map(session) },
    // Nobody knows it any more.
    'DELETE /api/office/sessions/phone': 404,
  }
  const { asked } = await showOffice('/account', answers)
  const [button] = (await screen.findAllByText('Sign out there')).map((words) => words.closest('button'))
  answers['GET /api/office/sessions'] = { data: ['own', 'desk'].map(session) }
  button?.focus()
  for (const _ of [1, 2]) if (button) fireEvent.click(button)
  await waitFor(() => expect(screen.queryByText('phone')).toBeNull())
  expect(asked.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(screen.getByText('desk').closest('li'))
})

it('says that the sessions could not be found', async () => {
  await open({ 'GET /api/office/sessions': 404 })
  expect(await screen.findByText('We could not find that.')).toBeDefined()
})

it('a password that breaks the rules, or was typed in two ways, is not sent', async () => {
  const { asked } = await open()
  await change('Acrylic3mm', 'short')
  await change('Acrylic3mm', 'Better2025Sheet', 'Better2025Sheets')
  expect(asked.filter(({ call }) => call.includes('password'))).toEqual([])
})

it('a change that fails says so, and what was typed stays', async () => {
  await open({ 'POST /api/office/password': 500 })
  await change('Acrylic3mm', 'Better2025Sheet')
  await screen.findByRole('alert')
  expect(screen.getByLabelText(/^Old password/)).toHaveProperty('value', 'Acrylic3mm')
})

it('who dictates switches the single letters off, and this browser knows it the next time', async () => {
  const press = (key: string) => fireEvent.keyDown(document.body, { key, code: `Key${key.toUpperCase()}` })
  const { router } = await open()
  const box = await screen.findByLabelText('Use shortcut keys')
  fireEvent.click(box)
  press('g')
  press('o')
  expect(router.state.location.pathname).toBe('/account')
  cleanup()
  await open()
  expect(await screen.findByLabelText('Use shortcut keys')).toHaveProperty('checked', false)
  fireEvent.click(screen.getByLabelText('Use shortcut keys'))
  press('g')
  press('o')
  await waitFor(() => expect(document.title).toContain('Orders'))
})
