import type { APIRequestContext } from 'playwright/test'
import { expect } from 'playwright/test'
import type { Tokens } from '../../e2e/support/customer.ts'
import { codeFor } from '../../e2e/support/new-customer.ts'

const password = 'Acrylic-Sheet-42'

/** Registers a company of the path's own, and signs it in. */
export async function newCompany(request: APIRequestContext): Promise<Tokens & { password: string }> {
  const email = `buyer-${Math.random().toString(36).slice(2)}@example.com`
  const registered = await request.post('/api/customers/legalentity', {
    data: {
      buyerType: 'company',
      phoneNumber: '0812345670',
      email,
      password,
      otp: await codeFor(request, email),
      firstName: 'สมหญิง',
      lastName: 'ทดสอบ',
      companyName: 'บริษัท ป้ายสวย จำกัด',
      taxId: '0105551234567',
      branchCode: '00000',
      productInterests: ['acrylic'],
      industry: 'signage',
      country: 'TH',
      consents: { privacyPolicyVersion: '2024.1', news: false },
    },
  })
  expect(registered.status(), await registered.text()).toBe(200)
  const signedIn = await request.post('/api/accounts/signin', { data: { userName: email, password } })
  expect(signedIn.status(), await signedIn.text()).toBe(200)
  return { ...(await signedIn.json()), password }
}
