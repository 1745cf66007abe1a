import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import { blockedWays } from '../../../db/schema/codes.ts'
import type { Message } from '../../messages/message.ts'

type Channel = Message['channel']

/** After this time the next message tests whether the channel is still blocked. */
const believedFor = sql`interval '1 minute'`

/** Whether the last message of any server found the channel blocked. */
export async function isBlocked(db: Queries, channel: Channel): Promise<boolean> {
  const found = await db
    .select()
    .from(blockedWays)
    .where(and(eq(blockedWays.channel, channel), gt(blockedWays.failedAt, sql`now() - ${believedFor}`)))
  return found.length > 0
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
