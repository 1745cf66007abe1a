import type { Profile, ProfileUpdate } from '../../../../openapi/generated/schema.ts'
import { defineDraft } from '../../../lib/forms/form-draft.ts'
import {
  branch,
  optionalText,
  payloadOf,
  text,
  texts,
  type FormValues,
} from '../../../lib/forms/form-fields.ts'
import { interestChoices } from '../customer-choices.ts'

export const companyFields = {
  companyName: text(),
  taxId: text(),
  branchCode: branch(),
} satisfies Partial<Record<keyof ProfileUpdate, unknown>>
export const companyDraft = defineDraft('profile-company', 1, companyFields)

/** All others of the contract, but for those with forms of their own: a field of the contract that is in no form does not compile. */
export const personalFields = {
  firstName: text(),
  lastName: text(),
  email: optionalText(),
  industry: optionalText(),
  country: optionalText(),
  state: optionalText(),
  city: optionalText(),
  productInterests: texts(),
} satisfies Record<
  Exclude<keyof ProfileUpdate, keyof typeof companyFields | 'billingAddress' | 'consents'>,
  unknown
>
export const personalDraft = defineDraft('profile-personal', 1, personalFields)

/** The changes to send. An empty field is left out, which removes its value. */
export function personalChanges(
  values: FormValues<typeof personalFields>,
  profile: Profile,
): Partial<ProfileUpdate> {
  const { email, productInterests, ...changes } = payloadOf(personalFields, values)
  return {
    ...changes,
    // A legal entity signs in with its e-mail, which is not edited here.
    ...(profile.kind === 'individual' && { email }),
    productInterests: [...notOffered(profile), ...productInterests.filter(isOffered)],
  }
}

/** Interests of an earlier offer, which the form does not show and therefore keeps. */
const notOffered = ({ productInterests }: Profile) => productInterests.filter((one) => !isOffered(one))
const isOffered = (interest: string) => interestChoices.some(({ value }) => value === interest)
