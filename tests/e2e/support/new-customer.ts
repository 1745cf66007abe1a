import type { APIRequestContext } from 'playwright/test'
import { expect } from 'playwright/test'
import type { Tokens } from './customer.ts'
import { newestMessageTo } from './outbox.ts'

const password = 'Acrylic-Sheet-42'

/** Registers a customer of the test's own, signs in and returns the tokens; it stores nothing in the browser. */
export async function newCustomer(
  request: APIRequestContext,
  fields: { firstName?: string; lastName?: string } = {},
): Promise<Tokens & { phoneNumber: string; password: string }> {
  const phoneNumber = `09${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  const otp = await codeFor(request, phoneNumber)
  const registered = await request.post('/api/customers/individual', {
    data: {
      buyerType: 'generalPublic',
      phoneNumber,
      password,
      otp,
      firstName: 'สมหญิง',
      lastName: 'ทดสอบ',
      productInterests: ['acrylic'],
      industry: 'signage',
      country: 'TH',
      consents: { privacyPolicyVersion: '2024.1', news: false },
      ...fields,
    },
  })
  expect(registered.status(), await registered.text()).toBe(200)
  const signedIn = await request.post('/api/accounts/signin', { data: { userName: phoneNumber, password } })
  expect(signedIn.status()).toBe(200)
  return { ...(await signedIn.json()), phoneNumber, password }
}

/** Asks for a code and reads it from the sandbox outbox. */
export async function codeFor(request: APIRequestContext, login: string): Promise<string> {
  const asked = await request.post('/api/customers/otp', {
    data: { userName: login, reason: 'register' },
  })
  const { refCode } = await asked.json()
  const sent = await newestMessageTo(request, login)
  expect(sent.refCode).toBe(refCode)
  return sent.code
}
