import { fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import {
  lineSignInMachine,
  type LineAnswer,
  type LineLinking,
  type LineOutcome,
} from '../../../machines/line-sign-in/line-sign-in.machine.ts'
import type { otpMachine } from '../../../machines/otp/otp.machine.ts'
import { hasAccount } from '../../api/has-account.ts'
import { dataOf } from '../../api/problem.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import { lineAttempt, lineLink } from '../../lib/line-memory.ts'
import { openUrl } from '../../lib/browser/open-url.ts'
import { createSessionCookies, type TokenPair } from '../../lib/browser/session-cookies.ts'

export type LineSignInActor = ActorRefFrom<typeof lineSignInMachine>
export type LineSignInSnapshot = SnapshotFrom<typeof lineSignInMachine>

interface LineSignInDeps {
  client: ShopClient
  /** The flow of the one-time code, with its effects. */
  otp: typeof otpMachine
  /** Where the shopper wants to go, an address of the shop. */
  next: string
  /** Opens the registration with a phone number filled in. */
  openRegistration: (phoneNumber: string) => void
}

export function lineSignInWith({ client, otp, next, openRegistration }: LineSignInDeps) {
  return lineSignInMachine.provide({
    actors: {
      otp,
      startAtLine: fromPromise(async ({ signal }) => {
        const { url, attempt } = await dataOf(client.quiet.POST('/api/accounts/line', { signal }))
        lineAttempt.write({ attempt, next })
        return { url }
      }),
      signIn: fromPromise<LineOutcome, LineAnswer>(async ({ input, signal }) => {
        const { session, lineLinkToken } = await dataOf(
          client.quiet.POST('/api/accounts/line/signin', { body: input, signal }),
        )
        return { ...(session && { session: pairOf(session) }), ...(lineLinkToken && { lineLinkToken }) }
      }),
      findAccount: fromPromise<{ isExist: boolean }, { phoneNumber: string }>(({ input, signal }) =>
        hasAccount(client, input.phoneNumber, signal),
      ),
      link: fromPromise<TokenPair, LineLinking>(async ({ input, signal }) =>
        pairOf(await dataOf(client.quiet.POST('/api/accounts/line/link', { body: input, signal }))),
      ),
    },
    actions: {
      openLine: (_, { url }) => openUrl(url),
      storeTokens: (_, { session }) => {
        if (session) createSessionCookies().store(session)
      },
      // A page that is loaded anew is one of this customer from its first byte.
      openShop: () => window.location.replace(next),
      openRegistration: (_, { phoneNumber, lineLinkToken }) => {
        lineLink.write({ phoneNumber, token: lineLinkToken })
        openRegistration(phoneNumber)
      },
    },
  })
}

const pairOf = (tokens: { access_token: string; refresh_token: string }): TokenPair => ({
  accessToken: tokens.access_token,
  refreshToken: tokens.refresh_token,
})
