import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import { blockedWays } from '../../../db/schema/codes.ts'
import type { Message } from '../../messages/message.ts'

type Channel = Message['channel']

/** Without news, a failure is believed for this long. */
const believedFor = sql`interval '1 minute'`
/** How often one message, of all servers together, tests whether a blocked channel works again. */
const triedEvery = sql`interval '10 seconds'`

/** Whether the last message of any server found the channel blocked. */
export async function isBlocked(db: Queries, channel: Channel): Promise<boolean> {
  const found = await db
    .select()
    .from(blockedWays)
    .where(and(eq(blockedWays.channel, channel), gt(blockedWays.failedAt, sql`now() - ${believedFor}`)))
  return found.length > 0
}

/** Whether a message may be handed to its gateway: one that does not answer is not asked again by everybody. */
export async function mayTry(db: Queries, channel: Channel): Promise<boolean> {
  const ofChannel = eq(blockedWays.channel, channel)
  if ((await db.$count(blockedWays, ofChannel)) === 0) return true
  const { rowCount } = await db
    .update(blockedWays)
    .set({ failedAt: sql`now()` })
    .where(and(ofChannel, lte(blockedWays.failedAt, sql`now() - ${triedEvery}`)))
  return rowCount === 1
}

export async function noteBlocked(db: Queries, channel: Channel): Promise<void> {
  await db
    .insert(blockedWays)
    .values({ channel, failedAt: sql`now()` })
    .onConflictDoUpdate({ target: blockedWays.channel, set: { failedAt: sql`now()` } })
}

export async function noteOpen(db: Queries, channel: Channel): Promise<void> {
  await db.delete(blockedWays).where(eq(blockedWays.channel, channel))
}
