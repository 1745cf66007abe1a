import { changePassword } from '../domain/change-password.ts'
import { checkCode } from '../domain/codes/check-code.ts'
import { requestCode } from '../domain/codes/request-code.ts'
import { eraseCustomer } from '../domain/erasure.ts'
import { exportCustomer } from '../domain/personal-data-export.ts'
import { phoneExists } from '../domain/phone-existence.ts'
import { updateProfile } from '../domain/profile-update.ts'
import { readProfile } from '../domain/profile.ts'
import { registerIndividual, registerLegalEntity } from '../domain/registration/register.ts'
import type { ShopParts } from '../domain/shop-parts.ts'
import { signedIn, type Handlers } from '../http/handlers.ts'

export function customerHandlers(parts: ShopParts): Handlers {
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
