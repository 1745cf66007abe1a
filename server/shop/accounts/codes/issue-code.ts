import { desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import { oneTimeCodes } from '../../../db/schema/codes.ts'
import { rateLimited } from '../../common/problem.ts'
import type { ShopDeps } from '../../common/shop-deps.ts'
import { codeDigests, digestsOfNetwork, holdersOf, newCode, newRefCode, type CodePurpose } from './secrets.ts'
import { codesLookedAt, secondsToWait } from './sending-limits.ts'

export interface IssuedCode {
  id: number
  code: string
  refCode: string
  expiresAt: Date
}

/** Number of expired codes that one call deletes: more than it adds, so that none accumulate. */
const clearedAtOnce = 10

/** Creates the code that is valid from now on, unless the user's limits are reached. Requests for one user are serialised. */
export async function issueCode(
  { database, settings }: ShopDeps,
  purpose: CodePurpose,
  clientNetwork: string,
): Promise<IssuedCode> {
  const { login, reason } = purpose
  const code = newCode()
  const networks = digestsOfNetwork(settings, clientNetwork)
  const holders = holdersOf(settings, login)
  const [[network], [holder], [codeDigest]] = [networks, holders, codeDigests(settings, purpose, code)]
  const refCode = newRefCode()
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`one-time code ${holder}`}, 0))`)
    const wait = secondsToWait(await earlierCodes(tx, holders, networks), reason)
    if (wait > 0) throw rateLimited(wait)
    const [issued] = await tx
      .insert(oneTimeCodes)
      .values({ holder, network, reason, refCode, codeDigest })
      .returning({ id: oneTimeCodes.id, expiresAt: oneTimeCodes.expiresAt })
    if (!issued) throw new Error('The new code was not stored')
    await clearOldCodes(tx)
    return { ...issued, code, refCode }
  })
}

/** Undoes a request: the previous code is valid again, and limits count from it. */
export async function withdrawCode({ database }: ShopDeps, { id }: IssuedCode): Promise<void> {
  await database.db.delete(oneTimeCodes).where(eq(oneTimeCodes.id, id))
}

function earlierCodes(tx: Queries, holders: string[], networks: string[]) {
  return tx
    .select({
      reason: oneTimeCodes.reason,
      age: sql<number>`extract(epoch from clock_timestamp() - ${oneTimeCodes.createdAt})::float8`,
      isFromHere: sql<boolean>`${inArray(oneTimeCodes.network, networks)}`,
    })
    .from(oneTimeCodes)
    .where(inArray(oneTimeCodes.holder, holders))
    .orderBy(desc(oneTimeCodes.id))
    .limit(codesLookedAt)
}

/** Deletes codes that are older than the longest limit. */
async function clearOldCodes(tx: Queries): Promise<void> {
  const old = tx
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(lt(oneTimeCodes.createdAt, sql`clock_timestamp() - interval '1 day'`))
    .orderBy(oneTimeCodes.createdAt)
    .limit(clearedAtOnce)
    .for('update', { skipLocked: true })
  await tx.delete(oneTimeCodes).where(inArray(oneTimeCodes.id, old))
}
