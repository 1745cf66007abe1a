import { requestCode } from './codes/request-code.ts'
import { refreshSession } from './refresh-session.ts'
import { resetPassword } from './reset-password.ts'
import { endSession } from './sessions.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { signIn } from './sign-in.ts'
import { signedIn, type Handlers } from '../common/handlers.ts'

export function accountHandlers(parts: ShopDeps): Handlers {
  return {
    signIn: ({ body, from }) => signIn(parts, body, from),
    refreshToken: ({ body }) => refreshSession(parts, body.refreshToken),
    async signOut(call) {
      await endSession(parts.database.db, signedIn(call).id)
      return { ok: true }
    },
    requestLegalEntityPasswordOtp: ({ body: { email }, language, from }) =>
      requestCode(parts, { userName: email, reason: 'forgotPassword', language, from }),
    resetIndividualPassword: ({ body: { phoneNumber, ...reset } }) =>
      resetPassword(parts, { ...reset, userName: phoneNumber }),
    resetLegalEntityPassword: ({ body: { email, ...reset } }) =>
      resetPassword(parts, { ...reset, userName: email }),
  }
}
