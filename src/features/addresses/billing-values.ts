import * as v from 'valibot'
import type { BillingAddress } from '../../../openapi/generated/schema.ts'
import { defineDraft, dropDraft } from '../../lib/form-draft.ts'
import { plainPhoneNumber } from '../../lib/phone-number.ts'
import { atMost, contactNumber, required } from '../../lib/rules.ts'
import { longestLine, placeRules, taxRules } from './address-values.ts'

export type BillingValues = Record<
  | 'recipientName'
  | 'phoneNumber'
  | 'addressLine'
  | 'postcode'
  | 'subDistrict'
  | 'district'
  | 'province'
  | 'taxId'
  | 'branchCode',
  string
>

export const billingRules = {
  recipientName: [required, atMost(200)],
  phoneNumber: [contactNumber],
  addressLine: [required, atMost(longestLine)],
  ...placeRules,
  ...taxRules,
}

export const billingDraft = defineDraft<BillingValues>('billing', 1, {
  recipientName: v.string(),
  phoneNumber: v.string(),
  addressLine: v.string(),
  postcode: v.string(),
  subDistrict: v.string(),
  district: v.string(),
  province: v.string(),
  taxId: v.string(),
  branchCode: v.string(),
})

/** Called by the page when the billing address was saved. */
export const dropBillingDraft = (owner: string, about: string): void =>
  dropDraft(billingDraft, { owner, about })

export const billingValues = (known: Partial<BillingAddress> = {}): BillingValues => ({
  recipientName: known.recipientName ?? '',
  taxId: known.taxId ?? '',
  branchCode: known.branchCode ?? '',
  phoneNumber: known.phoneNumber ?? '',
  addressLine: known.addressLine ?? '',
  postcode: known.postcode ?? '',
  subDistrict: known.subDistrict ?? '',
  district: known.district ?? '',
  province: known.province ?? '',
})

/** Leaves out what is empty: the contract has no empty tax id. */
export function billingOf({
  phoneNumber: phone,
  taxId,
  branchCode,
  ...texts
}: BillingValues): BillingAddress {
  return {
    recipientName: texts.recipientName.trim(),
    addressLine: texts.addressLine.trim(),
    subDistrict: texts.subDistrict.trim(),
    district: texts.district.trim(),
    province: texts.province.trim(),
    postcode: texts.postcode,
    ...(phone && { phoneNumber: plainPhoneNumber(phone) }),
    ...(taxId && { taxId }),
    ...(branchCode && { branchCode }),
  }
}
