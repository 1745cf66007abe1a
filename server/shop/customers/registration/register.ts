import type {
  Created,
  IndividualRegistration,
  LegalEntityRegistration,
} from '../../../../openapi/generated/schema.ts'
import { Problem } from '../../common/problem.ts'
import { loginOf } from '../../accounts/codes/user-name.ts'
import type { ShopDeps } from '../../common/shop-deps.ts'
import { addCustomer } from './add-customer.ts'

/** An individual signs in with the phone number that the code was sent to. */
export function registerIndividual(
  deps: ShopDeps,
  { buyerType: _, otp, password, consents, lineLinkToken, ...details }: IndividualRegistration,
  clientNetwork: string,
): Promise<Created> {
  return addCustomer(deps, {
    otp,
    clientNetwork,
    password,
    given: consents,
    lineLinkToken,
    customer: { ...details, kind: 'individual', login: details.phoneNumber },
    taken: () =>
      new Problem('PHONE_TAKEN', 'The phone number is taken', {
        errors: [{ field: 'phoneNumber', code: 'PHONE_TAKEN' }],
      }),
  })
}

/** A legal entity signs in with the e-mail that the code was sent to; its phone is for calling. */
export function registerLegalEntity(
  deps: ShopDeps,
  { buyerType: _, otp, password, consents, lineLinkToken, ...details }: LegalEntityRegistration,
  clientNetwork: string,
): Promise<Created> {
  const login = loginOf(details.email)
  return addCustomer(deps, {
    otp,
    clientNetwork,
    password,
    given: consents,
    lineLinkToken,
    customer: { ...details, kind: 'legalEntity', login, email: login },
    taken: () =>
      new Problem('EMAIL_TAKEN', 'The e-mail is taken', {
        errors: [{ field: 'email', code: 'EMAIL_TAKEN' }],
      }),
  })
}
