import { eq } from 'drizzle-orm'
import type {
  LineSignIn,
  LineSignInRequest,
  LineStart,
  SessionTokens,
} from '../../../../openapi/generated/schema.ts'
import { customers } from '../../../db/schema/customers.ts'
import type { Call, OperationId } from '../../common/handlers.ts'
import { notFound, Problem } from '../../common/problem.ts'
import { countHit } from '../../common/rate-limit.ts'
import type { ShopDeps } from '../../common/shop-deps.ts'
import type { LineLogin, ShopSettings } from '../../common/shop-settings.ts'
import { startSession, tokensOf } from '../sessions.ts'
import { authorizeUrl, lineUserOf } from './line-client.ts'
import { lineRefused, newAttempt, readAttempt, signLineLink } from './line-tokens.ts'

/** Mobile networks put many people behind one address. */
const perNetwork = [
  { max: 30, seconds: 60 },
  { max: 300, seconds: 60 * 60 },
]

type From = Pick<Call<OperationId>, 'requestHeaders'>

export function lineLoginOf({ lineLogin }: ShopSettings): LineLogin {
  if (!lineLogin) throw notFound('This shop has no sign-in with LINE')
  return lineLogin
}

export async function startLineSignIn(
  { settings, database: { db } }: ShopDeps,
  { language, clientNetwork, requestHeaders }: From & Pick<Call<OperationId>, 'language' | 'clientNetwork'>,
): Promise<LineStart> {
  const line = lineLoginOf(settings)
  await countHit(db, { action: 'lineStart', key: clientNetwork, limits: perNetwork })
  const { attempt, ...parts } = await newAttempt(settings)
  return {
    url: authorizeUrl(line, parts, { redirectUri: redirectUriOf(settings, { requestHeaders }), language }),
    attempt,
  }
}

/** The page to which LINE sends the shopper back; it is registered with LINE. In the sandbox it is at the server of the page. */
function redirectUriOf({ shopUrl }: ShopSettings, { requestHeaders: { origin, host = '' } }: From): string {
  return `${shopUrl || origin || `http://${host}`}/sign-in/line`
}

/** Signs in the customer who has linked this account at LINE, or answers what links it. */
export async function signInWithLine(
  deps: ShopDeps,
  { attempt, state, code }: LineSignInRequest,
  call: From & Pick<Call<OperationId>, 'clientNetwork' | 'releaseSlot'>,
): Promise<LineSignIn> {
  const { settings, database } = deps
  const line = lineLoginOf(settings)
  await countHit(database.db, { action: 'lineSignIn', key: call.clientNetwork, limits: perNetwork })
  const parts = await readAttempt(settings, attempt)
  if (state !== parts.state) throw lineRefused('The answer of LINE is of another sign-in')
  call.releaseSlot()
  const lineUserId = await lineUserOf(line, parts, { code, redirectUri: redirectUriOf(settings, call) })
  const [customer] = await database.db
    .select({ id: customers.id, passwordHash: customers.passwordHash, isActive: customers.isActive })
    .from(customers)
    .where(eq(customers.lineUserId, lineUserId))
  if (!customer) return { lineLinkToken: await signLineLink(settings, lineUserId) }
  return { session: await openSession(deps, customer) }
}

interface Holder {
  id: string
  passwordHash: string | null
  isActive: boolean
}

export async function openSession(
  { database: { db }, settings }: ShopDeps,
  { id, passwordHash, isActive }: Holder,
): Promise<SessionTokens> {
  if (!isActive) throw new Problem('USER_INACTIVE', 'The customer is not active')
  const session = await startSession(db, { id, passwordHash: passwordHash ?? '' })
  // The password was changed, or the account closed, at this very moment.
  if (!session) throw lineRefused('The account has changed meanwhile')
  return tokensOf(settings, session)
}
