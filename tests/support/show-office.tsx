import { act, configure, render, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { Staff } from '../../openapi/generated/schema.ts'
import { createShopClient } from '../../src/api/client.ts'
import { loadOverlay } from '../../src/components/overlay/overlay.tsx'
import { openStaffSession, sessionGate } from '../../src/flows/staff-session/staff-session.ts'
import { OfficeApp } from '../../src/office/office-app.tsx'
import { changeOfficeLanguage, createOfficeTranslations } from '../../src/office/office-language.ts'

// Screens load scripts of their own, which takes long where much else runs.
configure({ asyncUtilTimeout: 10_000 })

export const ownerOfOffice: Staff = {
  id: 'st-1',
  name: 'Somsri Jaidee',
  email: 'somsri@example.com',
  role: 'owner',
  rights: ['orders', 'stock', 'goods', 'content', 'customers', 'sell', 'reviews', 'staff', 'audit'],
}

/** What the server answers to a call such as `GET /api/office/me`; a status alone is a problem. A test may change it meanwhile. */
export type OfficeAnswers = Record<string, object | number>

const codes = new Map([
  [401, 'UNAUTHORIZED'],
  [404, 'NOT_FOUND'],
  [409, 'EDIT_CONFLICT'],
])

/** The whole office in English at an address, for one who is signed in unless the answers say otherwise. */
export async function showOffice(address: string, answers: OfficeAnswers = {}) {
  const asked: { call: string; body: unknown }[] = []
  answers['GET /api/office/me'] ??= ownerOfOffice
  const send = async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`
    const text = await request.text()
    asked.push({ call, body: text === '' ? undefined : JSON.parse(text) })
    const answer = answers[call] ?? 404
    if (typeof answer === 'object') return Response.json(answer)
    // A call that the test does not know is a failure, not a missing record.
    const code = answers[call] === undefined ? 'INTERNAL' : (codes.get(answer) ?? 'INTERNAL')
    return Response.json({ code, status: answer }, { status: answer })
  }
  const translations = await createOfficeTranslations()
  await changeOfficeLanguage(translations, 'en')
  await loadOverlay()
  const own = { baseUrl: 'https://shop.test', send }
  const session = openStaffSession(createShopClient(own))
  const client = createShopClient({ ...own, refusals: sessionGate(session) })
  const office = <OfficeApp translations={translations} session={session} client={client} />
  const router = createMemoryRouter([{ path: '*', element: office }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  await act(async () => {})
  return { asked, session, router }
}

/** The dialog that is open; searching all of the office by roles takes seconds. */
export const openDialog = () =>
  waitFor(() => {
    const dialog = document.querySelector<HTMLElement>('[role="dialog"]')
    if (!dialog) throw new Error('No dialog is open')
    return dialog
  })
