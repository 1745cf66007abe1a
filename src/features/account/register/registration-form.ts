import * as v from 'valibot'
import type {
  BuyerType,
  RegistrationDetails,
} from '../../../../machines/registration/registration.machine.ts'
import { defineDraft, guest } from '../../../lib/form-draft.ts'
import { plainPhoneNumber } from '../../../lib/phone-number.ts'
import {
  contactNumber,
  email,
  passwordConfirmed,
  phoneNumber,
  required,
  taxCitizenId,
} from '../../../lib/rules.ts'
import { newPassword } from '../../../lib/rules/new-password.ts'
import type { Rule } from '../../../lib/rules/rule.ts'

/** What is typed into the registration form. The buyer type is here too, so that the draft holds it. */
export type RegistrationValues = {
  buyerType: BuyerType | ''
  email: string
  phoneNumber: string
  password: string
  passwordConfirmation: string
  firstName: string
  lastName: string
  companyName: string
  taxId: string
  branchCode: string
  country: string
  state: string
  city: string
  industry: string
  productInterests: string[]
  consent: boolean
  news: boolean
}

export const initialValues: RegistrationValues = {
  buyerType: '',
  email: '',
  phoneNumber: '',
  password: '',
  passwordConfirmation: '',
  firstName: '',
  lastName: '',
  companyName: '',
  taxId: '',
  branchCode: '00000',
  country: 'TH',
  state: '',
  city: '',
  industry: '',
  productInterests: [],
  consent: false,
  news: false,
}

/** A consent is not restored: it is given to the text that is in force, each time. */
type Drafted = Omit<RegistrationValues, 'password' | 'passwordConfirmation' | 'consent'>

export const registrationDraft = {
  kind: defineDraft<Drafted>('registration', 1, {
    buyerType: v.picklist(['generalPublic', 'company', '']),
    email: v.string(),
    phoneNumber: v.string(),
    firstName: v.string(),
    lastName: v.string(),
    companyName: v.string(),
    taxId: v.string(),
    branchCode: v.string(),
    country: v.string(),
    state: v.string(),
    city: v.string(),
    industry: v.string(),
    productInterests: v.array(v.string()),
    news: v.boolean(),
  }),
  place: { owner: guest },
}

/** `1` is completed to `00001` when the form is sent. */
const branchCode: Rule = { isKept: (value) => value === '' || /^\d{1,5}$/.test(String(value)) }

const rulesOfAll = {
  phoneNumber: [required, phoneNumber],
  password: newPassword,
  passwordConfirmation: [required, passwordConfirmed('password')],
  firstName: [required],
  lastName: [required],
  consent: [required],
}

export const rulesFor = (buyerType: BuyerType | undefined) =>
  buyerType === 'company'
    ? {
        ...rulesOfAll,
        phoneNumber: [required, contactNumber],
        email: [required, email],
        companyName: [required],
        taxId: [required, taxCitizenId],
        branchCode: [required, branchCode],
      }
    : { ...rulesOfAll, email: [email] }

/** The values as the flow takes them. A person has no fields of a company, whatever was typed there before. */
export function detailsOf(values: RegistrationValues, privacyPolicyVersion: string): RegistrationDetails {
  const isCompany = values.buyerType === 'company'
  return {
    phoneNumber: plainPhoneNumber(values.phoneNumber),
    email: values.email.trim(),
    password: values.password,
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    companyName: isCompany ? values.companyName.trim() : '',
    taxId: isCompany ? values.taxId : '',
    branchCode: isCompany ? values.branchCode.padStart(5, '0') : '',
    productInterests: values.productInterests,
    industry: values.industry,
    country: values.country,
    state: values.state.trim(),
    city: values.city.trim(),
    privacyPolicyVersion: values.consent ? privacyPolicyVersion : '',
    news: values.news,
  }
}
