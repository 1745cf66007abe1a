import type { Profile, ProfileUpdate } from '../../../../openapi/generated/schema.ts'
import { interestChoices } from '../customer-choices.ts'
import type { PersonalValues } from './profile-drafts.ts'

export function personalValuesOf(profile: Profile): PersonalValues {
  const { firstName, lastName, email = '', industry = '', country = '', state = '', city = '' } = profile
  const { productInterests } = profile
  return { firstName, lastName, email, industry, country, state, city, productInterests }
}

/** The changes to send. An empty field is left out, which removes its value. */
export function changesOf(values: PersonalValues, profile: Profile): Partial<ProfileUpdate> {
  const { firstName, lastName, email, industry, country, state, city, productInterests } = values
  const filled = (text: string) => text.trim() || undefined
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    // A legal entity signs in with its e-mail, which is not edited here.
    ...(profile.kind === 'individual' && { email: filled(email) }),
    industry: filled(industry),
    country: filled(country),
    state: filled(state),
    city: filled(city),
    productInterests: [...notOffered(profile), ...productInterests.filter(isOffered)],
  }
}

/** Interests of an earlier offer, which the form does not show and therefore keeps. */
const notOffered = ({ productInterests }: Profile) => productInterests.filter((one) => !isOffered(one))
const isOffered = (interest: string) => interestChoices.some(({ value }) => value === interest)
