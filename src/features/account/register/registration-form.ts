import * as v from 'valibot'
import type {
  BuyerType,
  RegistrationDetails,
} from '../../../../machines/registration/registration.machine.ts'
import type { IndividualRegistration, LegalEntityRegistration } from '../../../../openapi/generated/schema.ts'
import { defineDraft, guest } from '../../../lib/forms/form-draft.ts'
import {
  branch,
  flag,
  initialOf,
  optionalText,
  payloadOf,
  phone,
  text,
  texts,
  type FormValues,
} from '../../../lib/forms/form-fields.ts'
import {
  contactNumber,
  email,
  passwordConfirmed,
  phoneNumber,
  required,
  taxCitizenId,
} from '../../../lib/rules/rules.ts'
import { branchCode } from '../../../lib/rules/branch-code.ts'
import { newPassword } from '../../../lib/rules/new-password.ts'
import type { Rule } from '../../../lib/rules/rule.ts'

/** The fields of a form that sends this: one that only the contract or only the form has does not compile. */
type FieldsOf<Registration> = Record<
  Exclude<keyof Registration, 'buyerType' | 'password' | 'otp' | 'consents' | 'lineLinkToken'>,
  unknown
>

/** What is sent of an individual. */
const ofIndividual = {
  phoneNumber: phone(),
  email: optionalText(),
  firstName: text(),
  lastName: text(),
  country: optionalText('TH'),
  state: optionalText(),
  city: optionalText(),
  industry: optionalText(),
  productInterests: texts(),
} satisfies FieldsOf<IndividualRegistration>

/** What is sent of a company, which signs in with its e-mail. */
const ofCompany = {
  ...ofIndividual,
  email: text(),
  companyName: text(),
  taxId: text(),
  branchCode: branch('00000'),
} satisfies FieldsOf<LegalEntityRegistration>

/** A consent is not restored: it is given to the text that is in force, each time. */
const drafted = {
  ...ofCompany,
  buyerType: v.optional(v.picklist(['generalPublic', 'company', '']), ''),
  news: flag(),
}

const fields = { ...drafted, password: text(), passwordConfirmation: text(), consent: flag() }

export type RegistrationValues = FormValues<typeof fields>
export const initialValues = initialOf(fields)
export const registrationDraft = {
  kind: defineDraft('registration', 1, drafted),
  place: { owner: guest },
}

const rulesOfAll = {
  phoneNumber: [required, phoneNumber],
  password: newPassword,
  passwordConfirmation: [required, passwordConfirmed('password')],
  firstName: [required],
  lastName: [required],
  consent: [{ ...required, message: { key: 'consentNeeded' } } satisfies Rule],
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

/** What the flow takes. An individual has no fields of a company, whatever was typed there before. */
export function submissionOf(values: RegistrationValues, privacyPolicyVersion: string) {
  const { buyerType, password, consent: hasConsent, news } = values
  const consents = { privacyPolicyVersion, news }
  const company = { buyerType: 'company' as const, ...payloadOf(ofCompany, values), consents }
  const individual = { buyerType: 'generalPublic' as const, ...payloadOf(ofIndividual, values), consents }
  const isCompany = buyerType === 'company'
  const details: RegistrationDetails = isCompany ? company : individual
  return { userName: isCompany ? company.email : individual.phoneNumber, password, hasConsent, details }
}
