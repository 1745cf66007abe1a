import { fromPromise } from 'xstate'
import type { RegistrationDetails } from '../../../../machines/registration/registration.machine.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'
import { lineLink } from '../../../lib/line-memory.ts'

interface Registration {
  details: RegistrationDetails
  password: string
  otp: string
}

/** Individuals and legal entities register with separate operations. Who comes from LINE signs in with it from then on. */
export function registerWith(client: ShopClient) {
  return fromPromise<{ id: string }, Registration>(async ({ input: { details, ...secrets }, signal }) => {
    const lineLinkToken = lineLink.read()
    const others = { ...secrets, ...(lineLinkToken !== null && { lineLinkToken }) }
    const created = await (details.buyerType === 'company'
      ? dataOf(client.POST('/api/customers/legalentity', { body: { ...details, ...others }, signal }))
      : dataOf(client.POST('/api/customers/individual', { body: { ...details, ...others }, signal })))
    lineLink.write(null)
    return created
  })
}
