import { and, eq, lt, sql } from 'drizzle-orm'
import type { SessionTokens } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { customers } from '../../db/schema/customers.ts'
import { refreshTokens, sessions } from '../../db/schema/sessions.ts'
import { Problem } from '../common/problem.ts'
import type { TokenHolder } from './access-tokens.ts'
import { hashOf, randomText, successorOf } from './refresh-tokens.ts'
import { endSession, inADay, tokensOf } from './sessions.ts'
import type { ShopDeps } from '../common/shop-deps.ts'

/** Seconds during which a used token returns its successor again: for two tabs, or a lost answer. */
const graceSeconds = 30

/** Exchanges a refresh token; reuse of a token after the grace period counts as theft and ends its session. */
export async function refreshSession(
  { database: { db }, settings }: ShopDeps,
  token: string,
): Promise<SessionTokens> {
  const refreshed = await db.transaction(async (tx) => {
    const holder = await lockSession(tx, hashOf(token))
    const successor = holder && (await replace(tx, token, holder))
    return holder && successor && { holder, ...successor }
  })
  if (!refreshed) throw new Problem('REFRESH_REFUSED', 'The refresh token is not a good one')
  return tokensOf(settings, refreshed)
}

/** Locks the session before its tokens, in the same order as the code that ends a session, so that neither deadlocks. */
async function lockSession(tx: Queries, hash: string): Promise<TokenHolder | undefined> {
  const [holder] = await tx
    .select({ sessionId: sessions.id, customerId: sessions.customerId })
    .from(sessions)
    .innerJoin(refreshTokens, eq(refreshTokens.sessionId, sessions.id))
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(and(eq(refreshTokens.hash, hash), eq(customers.isActive, true)))
    .for('update', { of: sessions })
  return holder
}

async function replace(
  tx: Queries,
  token: string,
  { sessionId }: TokenHolder,
): Promise<{ token: string; at: Date } | undefined> {
  const [stored] = await tx
    .select({
      salt: refreshTokens.successorSalt,
      replacedAt: refreshTokens.replacedAt,
      isAlive: sql<boolean>`${refreshTokens.expiresAt} > clock_timestamp()`,
      isInGrace: sql<boolean>`${refreshTokens.replacedAt} > clock_timestamp() - make_interval(secs => ${graceSeconds})`,
    })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashOf(token)))
  if (!stored?.isAlive) return undefined
  if (stored.salt === null || stored.replacedAt === null) return rotate(tx, token, sessionId)
  if (stored.isInGrace) return { token: successorOf(token, stored.salt).token, at: stored.replacedAt }
  await endSession(tx, sessionId)
  return undefined
}

async function rotate(
  tx: Queries,
  token: string,
  sessionId: string,
): Promise<{ token: string; at: Date } | undefined> {
  const salt = randomText()
  const successor = successorOf(token, salt)
  const [replaced] = await tx
    .update(refreshTokens)
    .set({ successorSalt: salt, replacedAt: sql`clock_timestamp()` })
    .where(eq(refreshTokens.hash, hashOf(token)))
    .returning({ at: refreshTokens.replacedAt })
  await tx.insert(refreshTokens).values({ hash: successor.hash, sessionId, expiresAt: inADay })
  await tx.update(sessions).set({ expiresAt: inADay }).where(eq(sessions.id, sessionId))
  await tx
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.sessionId, sessionId), lt(refreshTokens.expiresAt, sql`clock_timestamp()`)))
  return replaced?.at ? { token: successor.token, at: replaced.at } : undefined
}
