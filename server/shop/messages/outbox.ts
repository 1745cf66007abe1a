import { desc, eq, lt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { messages } from '../../db/schema/messages.ts'
import type { Message } from './message.ts'

export interface OutboxMessage {
  to: string
  channel: Message['channel']
  subject: string | null
  text: string
  code: string | null
  refCode: string | null
  at: Date
}

/** The outbox contains readable codes and addresses, so messages are deleted soon. */
const retention = sql`interval '1 day'`
const maxShown = 100

/** Messages to a phone number or an e-mail address, in whatever case. */
export const sentTo = (recipient: string) => eq(messages.recipient, recipient.toLowerCase())

/** Stores a message for the sandbox's outbox page, and deletes old ones. */
export async function storeInOutbox(
  db: Pick<NodePgDatabase, 'insert' | 'delete'>,
  { to, channel, subject, text, code, refCode }: Message,
): Promise<void> {
  await db.delete(messages).where(lt(messages.at, sql`now() - ${retention}`))
  await db.insert(messages).values({ channel, recipient: to.toLowerCase(), subject, text, code, refCode })
}

/** The newest first; of one recipient or of all. */
export async function readOutbox(db: Pick<NodePgDatabase, 'select'>, to?: string): Promise<OutboxMessage[]> {
  const { recipient, channel, subject, text, code, refCode, at } = messages
  return db
    .select({ to: recipient, channel, subject, text, code, refCode, at })
    .from(messages)
    .where(to === undefined ? undefined : sentTo(to))
    .orderBy(desc(messages.id))
    .limit(maxShown)
}
