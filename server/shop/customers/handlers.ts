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

export function customerHandlers(parts: ShopDeps): Handlers {
  return {
    requestOtp: ({ body, language, from }) => requestCode(parts, { ...body, language, from }),
    confirmOtp: async ({ body }) => {
      await checkCode(parts, body)
      return { verified: true }
    },
    validateOtp: async ({ body }) => {
      await checkCode(parts, body)
      return { valid: true }
    },
    checkPhoneNumber: ({ query: { phoneNumber }, from }) => phoneExists(parts, phoneNumber, from),
    registerIndividual: ({ body }) => registerIndividual(parts, body),
    registerLegalEntity: ({ body }) => registerLegalEntity(parts, body),
    changePassword: (call) => changePassword(parts, signedIn(call), call.body),
    getProfile: (call) => readProfile(parts.database.db, signedIn(call).customerId),
    exportCustomer: (call) => exportCustomer(parts.database.db, signedIn(call).customerId, call.language),
    eraseCustomer: (call) => eraseCustomer(parts, signedIn(call), call.body.password),
    updateProfile: (call) => updateProfile(parts.database.db, signedIn(call).customerId, call.body),
  }
}
