import { randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { SessionTokens } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { customers } from '../../db/schema/customers.ts'
import { refreshTokens, sessions } from '../../db/schema/sessions.ts'
import type { FindSession } from '../common/session.ts'
import { secretsFor, type ShopSettings } from '../common/shop-settings.ts'
import { readAccessToken, signAccessToken, type TokenHolder } from './access-tokens.ts'
import { newRefreshToken } from './refresh-tokens.ts'
import type { ShopDeps } from '../common/shop-deps.ts'

/** The same lifetime as the cookies that hold the tokens. */
export const inADay = sql`clock_timestamp() + interval '24 hours'`

interface Opened {
  holder: TokenHolder
  /** The refresh token. */
  token: string
  at: Date
}

/** What a client is given of a session. */
export const tokensOf = async (
  { secrets }: Pick<ShopSettings, 'secrets'>,
  { holder, token, at }: Opened,
): Promise<SessionTokens> => ({
  access_token: await signAccessToken(secrets.tokens, holder, at),
  refresh_token: token,
})

/**
 * Returns undefined when the customer may no longer sign in: the password hash that was compared has changed meanwhile,
 * or the customer was made inactive. Code that ends the customer's sessions waits for this lock, so that none is missed.
 */
export function startSession(
  db: Queries,
  customer: { id: string; passwordHash: string },
): Promise<Opened | undefined> {
  const sessionId = randomUUID()
  const { token, hash } = newRefreshToken()
  return db.transaction(async (tx) => {
    const [stillSo] = await tx
      .select({ at: sql`clock_timestamp()`.mapWith(sessions.createdAt) })
      .from(customers)
      .where(
        and(
          eq(customers.id, customer.id),
          eq(customers.passwordHash, customer.passwordHash),
          eq(customers.isActive, true),
        ),
      )
      .for('share')
    if (!stillSo) return undefined
    await clearEndedSessions(tx)
    await tx.insert(sessions).values({ id: sessionId, customerId: customer.id, expiresAt: inADay })
    await tx.insert(refreshTokens).values({ hash, sessionId, expiresAt: inADay })
    return { holder: { sessionId, customerId: customer.id }, token, at: stillSo.at }
  })
}

/** Asks the database each time: a session that has ended is refused at once, on every server. */
export const findActiveSession =
  ({ database: { db }, settings }: ShopDeps): FindSession =>
  async (accessToken) => {
    const holder = await readAccessToken(secretsFor(settings, 'tokens'), accessToken)
    if (!holder) return undefined
    const [session] = await db
      .select({ id: sessions.id, customerId: sessions.customerId })
      .from(sessions)
      .innerJoin(customers, eq(customers.id, sessions.customerId))
      .where(
        and(
          eq(sessions.id, holder.sessionId),
          eq(sessions.customerId, holder.customerId),
          eq(customers.isActive, true),
          sql`${sessions.expiresAt} > clock_timestamp()`,
        ),
      )
    return session
  }

export async function endSession(db: Queries, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id))
}

/** Ends every session of a customer, or all except one: their tokens are refused from now on. */
export async function endSessionsOf(
  tx: Queries,
  customerId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  // A concurrent sign-in either inserts its session before this lock, or sees the change after it.
  await tx.select({}).from(customers).where(eq(customers.id, customerId)).for('no key update')
  const all = eq(sessions.customerId, customerId)
  await tx.delete(sessions).where(except === undefined ? all : and(all, ne(sessions.id, except)))
}

/** Deletes a few expired sessions per call: more than one call adds, so that none accumulate. */
async function clearEndedSessions(tx: Queries): Promise<void> {
  await tx.execute(sql`
    delete from sessions where id in (
      select id from sessions where expires_at < clock_timestamp()
      order by expires_at limit 10 for update skip locked
    )`)
}
