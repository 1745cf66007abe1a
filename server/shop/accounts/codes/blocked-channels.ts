import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import { blockedChannels } from '../../../db/schema/codes.ts'
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
    .from(blockedChannels)
    .where(
      and(eq(blockedChannels.channel, channel), gt(blockedChannels.failedAt, sql`now() - ${believedFor}`)),
    )
  return found.length > 0
}

/** Whether a message may be handed to its gateway: one that does not answer is not asked again by everybody. */
export async function mayTry(db: Queries, channel: Channel): Promise<boolean> {
  const ofChannel = eq(blockedChannels.channel, channel)
  if ((await db.$count(blockedChannels, ofChannel)) === 0) return true
  const { rowCount } = await db
    .update(blockedChannels)
    .set({ failedAt: sql`now()` })
    .where(and(ofChannel, lte(blockedChannels.failedAt, sql`now() - ${triedEvery}`)))
  return rowCount === 1
}

export async function noteBlocked(db: Queries, channel: Channel): Promise<void> {
  await db
    .insert(blockedChannels)
    .values({ channel, failedAt: sql`now()` })
    .onConflictDoUpdate({ target: blockedChannels.channel, set: { failedAt: sql`now()` } })
}

export async function noteOpen(db: Queries, channel: Channel): Promise<void> {
  await db.delete(blockedChannels).where(eq(blockedChannels.channel, channel))
}
