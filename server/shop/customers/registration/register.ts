import type {
  Created,
  IndividualRegistration,
  LegalEntityRegistration,
} from '../../../../openapi/generated/schema.ts'
import { fieldRefused } from '../../common/problem.ts'
import { loginOf } from '../../accounts/codes/user-name.ts'
import type { ShopDeps } from '../../common/shop-deps.ts'
import { addCustomer } from './add-customer.ts'

/** An individual signs in with the phone number that the code was sent to. */
export function registerIndividual(
  deps: ShopDeps,
  registration: IndividualRegistration,
  clientNetwork: string,
): Promise<Created> {
  return addCustomer(deps, registration, {
    clientNetwork,
    kind: 'individual',
    login: registration.phoneNumber,
    taken: () => fieldRefused('PHONE_TAKEN', 'phoneNumber', 'The phone number is taken'),
  })
}

/** A legal entity signs in with the e-mail that the code was sent to; its phone is for calling. */
export function registerLegalEntity(
  deps: ShopDeps,
  registration: LegalEntityRegistration,
  clientNetwork: string,
): Promise<Created> {
  const login = loginOf(registration.email)
  return addCustomer(
    deps,
    { ...registration, email: login },
    {
      clientNetwork,
      kind: 'legalEntity',
      login,
      taken: () => fieldRefused('EMAIL_TAKEN', 'email', 'The e-mail is taken'),
    },
  )
}
