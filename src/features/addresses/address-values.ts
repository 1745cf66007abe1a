import * as v from 'valibot'
import type { AddressInput } from '../../../openapi/generated/schema.ts'
import { defineDraft } from '../../lib/form-draft.ts'
import type { FieldValues, Rule } from '../../lib/rules/rule.ts'
import { plainPhoneNumber } from '../../lib/phone-number.ts'
import { atMost, contactNumber, required, taxCitizenId } from '../../lib/rules.ts'
import { branchCode, filledWith, postcode } from './address-rules.ts'
import { locationOf, pinOf } from './pin.ts'

/** What the address form holds. The pin is text, `13.6042, 100.7086`, or empty. */
export type AddressValues = {
  recipientName: string
  phoneNumber: string
  addressLine: string
  addressLine2: string
  postcode: string
  subDistrict: string
  district: string
  province: string
  pin: string
  taxId: string
  branchCode: string
  isDefault: boolean
}

export const placeRules = {
  postcode: [required, postcode],
  subDistrict: [filledWith('postcode')],
  district: [filledWith('subDistrict')],
  province: [filledWith('district')],
} satisfies Record<string, readonly Rule[]>

export const taxRules = {
  taxId: [taxCitizenId, atMost(20)],
  branchCode: [branchCode],
} satisfies Record<string, readonly Rule[]>

/** The API has one line of this length; the form has two, which are sent as one. */
export const longestLine = 300
const lineOf = ({ addressLine, addressLine2 }: FieldValues) =>
  [addressLine, addressLine2]
    .map((line) => String(line).trim())
    .join(' ')
    .trim()

const fitsBesideFirst: Rule = {
  isKept: (value, values) => value === '' || [...lineOf(values)].length <= longestLine,
  message: { key: 'tooLong' },
}

export const addressRules = {
  recipientName: [required, atMost(200)],
  phoneNumber: [required, contactNumber],
  addressLine: [required, atMost(longestLine)],
  addressLine2: [fitsBesideFirst],
  ...placeRules,
  ...taxRules,
} satisfies Record<string, readonly Rule[]>

export const addressDraft = defineDraft<AddressValues>('address', 2, {
  recipientName: v.string(),
  phoneNumber: v.string(),
  addressLine: v.string(),
  addressLine2: v.string(),
  postcode: v.string(),
  subDistrict: v.string(),
  district: v.string(),
  province: v.string(),
  pin: v.string(),
  taxId: v.string(),
  branchCode: v.string(),
  isDefault: v.boolean(),
})

/** The draft of a new address; the draft of another one has its id. */
export const newAddress = 'new'

export const valuesOf = ({ location, taxId = '', branchCode: branch = '', ...rest }: AddressInput) => ({
  ...rest,
  addressLine2: '',
  taxId,
  branchCode: branch,
  pin: pinOf(location),
})

/** Leaves out what is empty: the contract has no empty tax id. */
export function inputOf({
  pin,
  taxId,
  branchCode: branch,
  isDefault,
  ...texts
}: AddressValues): AddressInput {
  const { recipientName, phoneNumber: phone, ...place } = texts
  const location = locationOf(pin)
  return {
    recipientName: recipientName.trim(),
    phoneNumber: plainPhoneNumber(phone),
    addressLine: lineOf(texts),
    subDistrict: place.subDistrict.trim(),
    district: place.district.trim(),
    province: place.province.trim(),
    postcode: place.postcode,
    isDefault,
    ...(taxId && { taxId }),
    ...(branch && { branchCode: branch }),
    ...(location && { location }),
  }
}
