import * as v from 'valibot'
import type { AddressInput, BillingAddress } from '../../../openapi/generated/schema.ts'
import { defineDraft, draftsOf, dropDraft, readDraft, saveDraft } from '../../lib/forms/form-draft.ts'
import {
  flag,
  initialOf,
  optionalBranch,
  optionalPhone,
  optionalText,
  payloadOf,
  phone,
  text,
  type FormValues,
} from '../../lib/forms/form-fields.ts'
import type { FieldValues, Rule } from '../../lib/rules/rule.ts'
import { branchCode } from '../../lib/rules/branch-code.ts'
import { isPostcode, postcode } from '../../lib/rules/postcode.ts'
import { atMost, contactNumber, required, taxCitizenId } from '../../lib/rules/rules.ts'
import { locationOf, pinOf } from './pin.ts'

const whoAndWhere = {
  recipientName: text(),
  addressLine: text(),
  postcode: text(),
  subDistrict: text(),
  district: text(),
  province: text(),
  taxId: optionalText(),
  branchCode: optionalBranch(),
}

const addressFields = {
  ...whoAndWhere,
  phoneNumber: phone(),
  addressLine2: text(),
  /** Text, as in `13.6042, 100.7086`, or empty. */
  pin: v.optional(v.pipe(v.string(), v.transform(locationOf)), ''),
  isDefault: flag(),
} satisfies Record<Exclude<keyof AddressInput, 'location'> | 'pin' | 'addressLine2', unknown>
export const addressDraft = defineDraft('address', 2, addressFields)

/** Who a tax invoice is made out to. */
export const billingFields = {
  ...whoAndWhere,
  phoneNumber: optionalPhone(),
} satisfies Record<keyof BillingAddress, unknown>
export const billingDraft = defineDraft('billing', 1, billingFields)

/** Called by the page when the billing address was saved. */
export const dropBillingDraft = (owner: string, about: string): void =>
  dropDraft(billingDraft, { owner, about })

/** Whether a billing address was begun and not saved. */
export const hasBillingDraft = (owner: string, about: string): boolean =>
  readDraft(billingDraft, { owner, about }) !== undefined

const newAddress = 'new'

/** The place of the draft of a new address, the latest of several; the draft of another one has its id. */
export const newDraftOf = (owner: string): string =>
  draftsOf(addressDraft, owner).findLast(({ about }) => about.startsWith(newAddress))?.about ?? newAddress

/** What was typed for an address that is gone is offered as a new one, beside any other. */
export function offerAsNew(owner: string, id: string): void {
  const typed = readDraft(addressDraft, { owner, about: id })
  if (!typed) return
  dropDraft(addressDraft, { owner, about: id })
  saveDraft(addressDraft, { owner, about: `${newAddress} ${id}` }, typed)
}

/** The API has one line of this length; the form has two, which are sent as one. */
export const longestLine = 300
const lineOf = ({ addressLine, addressLine2 }: FieldValues) =>
  [addressLine, addressLine2]
    .map((line) => String(line).trim())
    .join(' ')
    .trim()

const fitsBesideFirst: Rule = {
  isValid: (value, values) => value === '' || [...lineOf(values)].length <= longestLine,
  message: { key: 'tooLong' },
}

/** Required as soon as the named field is filled: until then, that field is the one to complain about. */
const filledWith = (other: string): Rule => ({
  ...required,
  isValid: (value, values) => {
    const before = String(values[other] ?? '')
    const isReady = other === 'postcode' ? isPostcode(before) : before !== ''
    return !isReady || required.isValid(value, values)
  },
})

const rules = {
  recipientName: [required, atMost(200)],
  addressLine: [required, atMost(longestLine)],
  postcode: [required, postcode],
  subDistrict: [filledWith('postcode')],
  district: [filledWith('subDistrict')],
  province: [filledWith('district')],
  taxId: [taxCitizenId, atMost(20)],
  branchCode: [branchCode],
} satisfies Partial<Record<keyof typeof whoAndWhere, readonly Rule[]>>
export const addressRules = {
  ...rules,
  phoneNumber: [required, contactNumber],
  addressLine2: [fitsBesideFirst],
}
export const billingRules = { ...rules, phoneNumber: [contactNumber] }

export const addressValues = (address: AddressInput) =>
  initialOf(addressFields, { ...address, pin: pinOf(address.location) })

export function addressOf(values: FormValues<typeof addressFields>): AddressInput {
  const { addressLine2: _, pin: location, ...address } = payloadOf(addressFields, values)
  return { ...address, addressLine: lineOf(values), location }
}
