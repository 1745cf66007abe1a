import { fromPromise } from 'xstate'
import type {
  BuyerType,
  RegistrationDetails,
} from '../../../../machines/registration/registration.machine.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

interface Submission {
  buyerType: BuyerType
  details: RegistrationDetails
  otp: string
}

/** Individuals and legal entities register with separate operations. */
export function registerWith(client: ShopClient) {
  return fromPromise<{ id: string }, Submission>(({ input, signal }) =>
    input.buyerType === 'company'
      ? dataOf(client.POST('/api/customers/legalentity', { body: companyOf(input), signal }))
      : dataOf(client.POST('/api/customers/individual', { body: personOf(input), signal })),
  )
}

function personOf({ details, otp }: Submission) {
  return {
    buyerType: 'generalPublic' as const,
    ...everyone(details, otp),
    ...(details.email && { email: details.email }),
  }
}

function companyOf({ details, otp }: Submission) {
  const { email, companyName, taxId, branchCode } = details
  return { buyerType: 'company' as const, ...everyone(details, otp), email, companyName, taxId, branchCode }
}

/** The contract takes no empty texts: an optional field that was not filled in is left out. */
function everyone(details: RegistrationDetails, otp: string) {
  const { phoneNumber, password, firstName, lastName, productInterests, privacyPolicyVersion, news } = details
  const { industry, country, state, city } = details
  return {
    phoneNumber,
    password,
    otp,
    firstName,
    lastName,
    productInterests,
    ...(industry && { industry }),
    ...(country && { country }),
    ...(state && { state }),
    ...(city && { city }),
    consents: { privacyPolicyVersion, news },
  }
}
