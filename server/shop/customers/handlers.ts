import { eq } from 'drizzle-orm'
import { changePassword } from '../accounts/change-password.ts'
import { checkCode } from '../accounts/codes/check-code.ts'
import { requestCode } from '../accounts/codes/request-code.ts'
import { unlinkLine } from '../accounts/line/link-line.ts'
import { eraseCustomer } from './erasure.ts'
import { exportCustomer } from './personal-data-export.ts'
import { updateProfile } from './profile-update.ts'
import { readProfile } from './profile.ts'
import { registerIndividual, registerLegalEntity } from './registration/register.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { done, signedIn, type Handlers } from '../common/handlers.ts'
import { customers } from '../../db/schema/customers.ts'
import { countHit } from '../common/rate-limit.ts'

export function customerHandlers(deps: ShopDeps): Handlers {
  return {
    requestOtp: ({ body, ...call }) => requestCode(deps, body, call),
    confirmOtp: async ({ body, clientNetwork }) => {
      await checkCode(deps, body, clientNetwork)
      return { verified: true }
    },
    validateOtp: async ({ body, clientNetwork }) => {
      await checkCode(deps, body, clientNetwork)
      return { valid: true }
    },
    checkPhoneNumber: ({ query: { phoneNumber }, clientNetwork }) =>
      phoneExists(deps, phoneNumber, clientNetwork),
    registerIndividual: ({ body, clientNetwork }) => registerIndividual(deps, body, clientNetwork),
    registerLegalEntity: ({ body, clientNetwork }) => registerLegalEntity(deps, body, clientNetwork),
    changePassword: (call) => done(changePassword(deps, signedIn(call), call.body, call.clientNetwork)),
    getProfile: (call) => readProfile(deps.database.db, signedIn(call).customerId),
    unlinkLine: (call) => done(unlinkLine(deps, signedIn(call).customerId)),
    exportCustomer: (call) => exportCustomer(deps, signedIn(call).customerId, call.language),
    eraseCustomer: (call) => done(eraseCustomer(deps, signedIn(call), call.body.password)),
    updateProfile: (call) => updateProfile(deps.database.db, signedIn(call).customerId, call.body),
  }
}

const perAddress = [
  { max: 10, seconds: 60 },
  { max: 50, seconds: 60 * 60 },
]

/** Whether an account signs in with this number; rate limited, because otherwise it would enumerate the customers. */
async function phoneExists(
  { database: { db } }: ShopDeps,
  phoneNumber: string,
  clientNetwork: string,
): Promise<{ isExist: boolean }> {
  await countHit(db, { action: 'isExist', key: clientNetwork, limits: perAddress })
  const found = await db.select({ id: customers.id }).from(customers).where(eq(customers.login, phoneNumber))
  return { isExist: found.length > 0 }
}
