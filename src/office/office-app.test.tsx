import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  openDialog,
  ownerOfOffice,
  showOffice,
  type OfficeAnswers,
} from '../../tests/support/show-office.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const staff = { data: [{ ...ownerOfOffice, isActive: true, createdAt: '2024-11-20T07:32:00Z' }], roles: [] }
const open = () => ({ 'GET /api/office/staff': staff }) as OfficeAnswers
const press = (key: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code: codeOf(key) })
const codeOf = (key: string) => (key.length === 1 ? `Key${key.toUpperCase()}` : key)

async function openAddDialog() {
  fireEvent.click(await screen.findByText('Add staff'))
  return openDialog()
}

async function endSession(office: Awaited<ReturnType<typeof showOffice>>, answers: OfficeAnswers) {
  answers['GET /api/office/me'] = 401
  act(() => office.session.send({ type: 'session.lost' }))
  await screen.findByText('Sign in to the office')
}

/** The same person types password and code again. */
async function signInAgain(office: Awaited<ReturnType<typeof showOffice>>, answers: OfficeAnswers) {
  answers['POST /api/office/signin'] = { isSignedIn: true }
  act(() => office.session.send({ type: 'password.submit', email: ownerOfOffice.email, password: 'secret' }))
  await waitFor(() => expect(office.session.getSnapshot().matches({ signedOut: 'code' })).toBe(true))
  act(() => office.session.send({ type: 'code.submit', code: '123456' }))
}

it('a dialog is hidden with its page while the sign-in is shown, and what was typed into it stays', async () => {
  const answers = open()
  const office = await showOffice('/staff', answers)
  const dialog = await openAddDialog()
  const name = screen.getByLabelText(/First and last name/)
  fireEvent.change(name, { target: { value: 'Thana' } })
  await endSession(office, answers)
  expect(dialog.closest('[hidden]')).not.toBeNull()
  const tab = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true })
  act(() => void document.body.dispatchEvent(tab))
  expect(tab.defaultPrevented, 'the dialog does not hold the focus').toBe(false)
  press('Escape')
  answers['GET /api/office/me'] = ownerOfOffice
  await signInAgain(office, answers)
  await waitFor(() => expect(dialog.closest('[hidden]')).toBeNull())
  expect(document.querySelector('[role="dialog"]')).toBe(dialog)
  expect(screen.getByLabelText(/First and last name/)).toHaveProperty('value', 'Thana')
})

it('R19.3: signing out asks before it throws away what is not saved', async () => {
  const office = await showOffice('/content/news', {
    'GET /api/office/contents': { data: [], totalRecords: 0 },
  })
  const ends = () => office.asked.filter(({ call }) => call === 'POST /api/office/signout').length
  const signOut = () => fireEvent.click(screen.getByText('Sign out'))
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'ป้าย' } })
  signOut()
  await openDialog()
  fireEvent.click(screen.getByText('Stay here'))
  expect(ends()).toBe(0)
  signOut()
  fireEvent.click(await screen.findByText('Leave'))
  await waitFor(() => expect(ends()).toBe(1))
})

it('the page stays when nobody says who has signed in again, and it is asked once more', async () => {
  const answers = open()
  const office = await showOffice('/staff', answers)
  const heading = await screen.findByText('Staff', { selector: 'h1' })
  await endSession(office, answers)
  answers['GET /api/office/me'] = 500
  await signInAgain(office, answers)
  const retry = await screen.findByText('Try again')
  expect(heading.isConnected).toBe(true)
  expect(heading.closest('[hidden]')).not.toBeNull()
  answers['GET /api/office/me'] = ownerOfOffice
  fireEvent.click(retry)
  await waitFor(() => expect(heading.closest('[hidden]')).toBeNull())
  expect(heading.isConnected).toBe(true)
})

it("the tab has the page's title again after the sign-in", async () => {
  const answers = open()
  const office = await showOffice('/staff', answers)
  await screen.findByText('Staff', { selector: 'h1' })
  expect(document.title).toMatch(/^Staff ·/)
  await endSession(office, answers)
  expect(document.title).toMatch(/^Sign in/)
  answers['GET /api/office/me'] = ownerOfOffice
  await signInAgain(office, answers)
  await waitFor(() => expect(document.title).toMatch(/^Staff ·/))
})

it('the letters that open screens do nothing below a dialog and behind the sign-in', async () => {
  const answers = open()
  const { router, ...office } = await showOffice('/staff', answers)
  const dialog = await openAddDialog()
  act(() => dialog.focus())
  press('g')
  press('p')
  await act(async () => {})
  expect(router.state.location.pathname).toBe('/staff')
  await endSession({ router, ...office }, answers)
  act(() => (document.activeElement as HTMLElement | null)?.blur())
  press('g')
  press('p')
  await act(async () => {})
  expect(router.state.location.pathname).toBe('/staff')
})

it('the letters open screens where nothing covers the page', async () => {
  const { router } = await showOffice('/staff', open())
  await screen.findByText('Staff', { selector: 'h1' })
  press('g')
  press('p')
  await waitFor(() => expect(router.state.location.pathname).toBe('/products'))
})

it('a screen that cannot be shown leaves the rail, and another screen is shown', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await showOffice('/staff', { 'GET /api/office/staff': {}, 'GET /api/office/product-overview': 500 })
  await screen.findByText('This page could not be opened')
  fireEvent.click(screen.getByText('Products', { selector: 'a span' }))
  expect(await screen.findByText('Products', { selector: 'h1' })).toBeDefined()
})

it('says that the categories of the goods could not be read, and reads them again', async () => {
  const answers: OfficeAnswers = {
    'GET /api/office/product-overview': 500,
    'GET /api/office/products': { data: [], totalRecords: 0 },
  }
  await showOffice('/products?view=low', answers)
  expect(await screen.findByText(/^Categories and materials:/)).toBeDefined()
  expect(screen.queryByText('Add a product')).toBeNull()
  answers['GET /api/office/product-overview'] = {
    counts: { all: 0, low: 0, out: 0, special: 0, draft: 0 },
    categories: [],
    materials: [],
  }
  fireEvent.click(screen.getByText('Try again'))
  expect(await screen.findByText('Add a product')).toBeDefined()
})

it('says that the session could not be looked at, until it could', async () => {
  const answers = open()
  const office = await showOffice('/staff', answers)
  await screen.findByText('Staff', { selector: 'h1' })
  answers['GET /api/office/me'] = 500
  act(() => office.session.send({ type: 'session.lost' }))
  const again = await screen.findByText('Try again')
  answers['GET /api/office/me'] = ownerOfOffice
  fireEvent.click(again)
  await waitFor(() => expect(screen.queryByText('Try again')).toBeNull())
})
