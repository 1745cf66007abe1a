import { requestCode } from './codes/request-code.ts'
import { linkLine } from './line/link-line.ts'
import { signInWithLine, startLineSignIn } from './line/sign-in-with-line.ts'
import { refreshSession } from './refresh-session.ts'
import { resetPassword } from './reset-password.ts'
import { endSession } from './sessions.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { signIn } from './sign-in.ts'
import { done, signedIn, type Handlers } from '../common/handlers.ts'

export function accountHandlers(deps: ShopDeps): Handlers {
  return {
    signIn: ({ body, clientNetwork }) => signIn(deps, body, clientNetwork),
    refreshToken: ({ body }) => refreshSession(deps, body.refreshToken),
    startLineSignIn: (call) => startLineSignIn(deps, call),
    signInWithLine: ({ body, ...call }) => signInWithLine(deps, body, call),
    linkLine: ({ body, clientNetwork }) => linkLine(deps, body, clientNetwork),
    signOut: (call) => done(endSession(deps.database.db, signedIn(call).id)),
    requestLegalEntityPasswordOtp: ({ body: { email }, ...call }) =>
      requestCode(deps, { userName: email, reason: 'forgotPassword' }, call),
    resetIndividualPassword: ({ body: { phoneNumber, ...reset }, clientNetwork }) =>
      done(resetPassword(deps, { ...reset, userName: phoneNumber }, clientNetwork)),
    resetLegalEntityPassword: ({ body: { email, ...reset }, clientNetwork }) =>
      done(resetPassword(deps, { ...reset, userName: email }, clientNetwork)),
  }
}
