import { changePassword } from '../accounts/change-password.ts'
import { checkCode } from '../accounts/codes/check-code.ts'
import { requestCode } from '../accounts/codes/request-code.ts'
import { eraseCustomer } from './erasure.ts'
import { exportCustomer } from './personal-data-export.ts'
import { phoneExists } from './phone-existence.ts'
import { updateProfile } from './profile-update.ts'
import { readProfile } from './profile.ts'
import { registerIndividual, registerLegalEntity } from './registration/register.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { signedIn, type Handlers } from '../common/handlers.ts'

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
    changePassword: (call) => changePassword(deps, signedIn(call), call.body, call.clientNetwork),
    getProfile: (call) => readProfile(deps.database.db, signedIn(call).customerId),
    exportCustomer: (call) => exportCustomer(deps, signedIn(call).customerId, call.language),
    eraseCustomer: (call) => eraseCustomer(deps, signedIn(call), call.body.password),
    updateProfile: (call) => updateProfile(deps.database.db, signedIn(call).customerId, call.body),
  }
}
