import { fromPromise } from 'xstate'
import type { RegistrationDetails } from '../../../../machines/registration/registration.machine.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

interface Registration {
  details: RegistrationDetails
  password: string
  otp: string
}

/** Individuals and legal entities register with separate operations. */
export function registerWith(client: ShopClient) {
  return fromPromise<{ id: string }, Registration>(({ input: { details, ...secrets }, signal }) =>
    details.buyerType === 'company'
      ? dataOf(client.POST('/api/customers/legalentity', { body: { ...details, ...secrets }, signal }))
      : dataOf(client.POST('/api/customers/individual', { body: { ...details, ...secrets }, signal })),
  )
}
