import type { TestApi } from './open-api.ts'

export const chosenPassword = 'Acrylic-Sheet-42'

export const person = (phoneNumber: string, otp: string) => ({
  buyerType: 'generalPublic',
  phoneNumber,
  password: chosenPassword,
  otp,
  firstName: 'สมชาย',
  lastName: 'ใจดี',
  email: 'Somchai@Example.com',
  productInterests: ['acrylic'],
  industry: 'signage',
  country: 'TH',
  state: 'กรุงเทพมหานคร',
  city: 'คลองเตย',
  consents: { privacyPolicyVersion: '2024.1', news: true },
})

export const company = (email: string, otp: string) => ({
  ...person('0898765432', otp),
  buyerType: 'company',
  email,
  companyName: 'บริษัท ป้ายสวย จำกัด',
  taxId: '0105551234567',
  branchCode: '00000',
})

export const register = (
  { call }: Pick<TestApi, 'call'>,
  body: (ReturnType<typeof person> | ReturnType<typeof company>) & { lineLinkToken?: string },
) => call('POST', `/api/customers/${body.buyerType === 'company' ? 'legalentity' : 'individual'}`, { body })
