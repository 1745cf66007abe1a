import type { APIRequestContext } from 'playwright/test'
import { expect } from 'playwright/test'
import type { Tokens } from './customer.ts'

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
export async function codeFor(request: APIRequestContext, phoneNumber: string): Promise<string> {
  const asked = await request.post('/api/customers/otp', {
    data: { userName: phoneNumber, reason: 'register' },
  })
  const { refCode } = await asked.json()
  let code = ''
  await expect(async () => {
    const messages: { refCode: string; code: string }[] = await (
      await request.get(`/sandbox/outbox?to=${phoneNumber}`)
    ).json()
    code = messages.find((message) => message.refCode === refCode)?.code ?? ''
    expect(code).not.toBe('')
  }).toPass()
  return code
}
