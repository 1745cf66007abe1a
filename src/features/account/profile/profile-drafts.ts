import * as v from 'valibot'
import { defineDraft } from '../../../lib/form-draft.ts'

/** A type and not an interface, because a form needs an index signature. */
export type PersonalValues = {
  firstName: string
  lastName: string
  email: string
  industry: string
  country: string
  state: string
  city: string
  productInterests: string[]
}

export type CompanyValues = {
  companyName: string
  taxId: string
  branchCode: string
}

export const personalDraft = defineDraft<PersonalValues>('profile-personal', 1, {
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  industry: v.string(),
  country: v.string(),
  state: v.string(),
  city: v.string(),
  productInterests: v.array(v.string()),
})

export const companyDraft = defineDraft<CompanyValues>('profile-company', 1, {
  companyName: v.string(),
  taxId: v.string(),
  branchCode: v.string(),
})
