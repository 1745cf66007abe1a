import { requestCode } from '../domain/codes/request-code.ts'
import { refreshSession } from '../domain/refresh-session.ts'
import { resetPassword } from '../domain/reset-password.ts'
import { endSession } from '../domain/sessions.ts'
import type { ShopParts } from '../domain/shop-parts.ts'
import { signIn } from '../domain/sign-in.ts'
import { signedIn, type Handlers } from '../http/handlers.ts'

export function accountHandlers(parts: ShopParts): Handlers {
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
