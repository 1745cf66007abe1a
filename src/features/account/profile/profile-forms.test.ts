import { expect, it } from 'vitest'
import type { Profile } from '../../../../openapi/generated/schema.ts'
import { initialOf, payloadOf } from '../../../lib/forms/form-fields.ts'
import { companyFields, personalChanges, personalFields } from './profile-forms.ts'

const person: Profile = {
  id: 'c-1',
  kind: 'individual',
  buyerType: 'generalPublic',
  phoneNumber: '0812345678',
  email: 'somchai@example.com',
  firstName: 'สมชาย',
  lastName: 'ใจดี',
  productInterests: ['acrylic', 'packaging'],
  consents: { privacyPolicyVersion: '2024-01', news: true },
  isActive: true,
}

it('takes away what is emptied, and trims what is typed', () => {
  const values = { ...initialOf(personalFields, person), firstName: ' สมศรี ', email: ' ', city: 'บางรัก ' }
  const changes = personalChanges(values, person)
  expect(changes).toMatchObject({ firstName: 'สมศรี', city: 'บางรัก' })
  expect(Object.keys(changes)).toContain('email')
  expect(changes.email).toBeUndefined()
})

it('keeps an interest that is no longer offered', () => {
  const values = { ...initialOf(personalFields, person), productInterests: ['plastic-rolls'] }
  expect(personalChanges(values, person).productInterests).toEqual(['acrylic', 'plastic-rolls'])
})

it('leaves the e-mail of a company alone, because it signs in with it', () => {
  const company: Profile = { ...person, kind: 'legalEntity', buyerType: 'company' }
  expect(personalChanges(initialOf(personalFields, company), company)).not.toHaveProperty('email')
})

it('sends the branch of a company with five digits', () => {
  const values = { ...initialOf(companyFields), branchCode: '7' }
  expect(payloadOf(companyFields, values).branchCode).toBe('00007')
})
