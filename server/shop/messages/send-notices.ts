import { eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { customers } from '../../db/schema/customers.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { isRefusedForGood } from './gateway-failure.ts'
import type { Message } from './message.ts'
import { sendMessage } from './send-message.ts'

/** Messages that wait for their time, a row each; the table is `notice` in its parts of SQL. */
export interface Notices {
  table: PgTable & { id: PgColumn }
  /** How `customers` and what else decides are joined to it. */
  joins: SQL
  /** What must hold before a notice may leave. */
  may?: SQL
  /** That this was its last try, of the row as it is after that. */
  isLast?: SQL
  /** Read when it is sent, in the words that are right by then; nothing where there is nothing to say any more. */
  read: (id: number) => Promise<{ id: string; message: Message } | undefined>
  about: string
}

/** The time to the next try doubles up to an hour: a gateway that stays down is asked for about a day. */
const maxTries = sql`tries >= 30`
const longestWait = 60

/**
 * Sends what waits, one after the other, by one of the two ways: a gateway that is down or slow holds up nobody but those who are
 * reached by it. One that has no room is asked again later; one that refuses a message, never. It ends with the failure of a
 * gateway, so that others are not tried in vain before it has rested.
 */
export async function sendNotices(
  deps: ShopDeps,
  notices: Notices,
  channel: Message['channel'],
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const claimed = await claimNext(deps, notices, channel)
    if (!claimed) return
    const notice = await notices.read(claimed.id)
    try {
      if (notice) await sendMessage(deps, notice.message, { id: notice.id, canWait: true })
    } catch (error) {
      if (!isRefusedForGood(error) && !claimed.isLast) throw error
      deps.warn(error, `a message about ${notices.about} was given up`)
    }
    await deps.database.db.delete(notices.table).where(eq(notices.table.id, claimed.id))
  }
}

/** Held by this server for a while: servers that do this at once send each once, and one that dies leaves it to the others. */
async function claimNext(
  { database }: ShopDeps,
  { table, joins, may = sql`true`, isLast = maxTries }: Notices,
  channel: Message['channel'],
) {
  const isOfChannel = sql`(position('@' in ${customers.login}) > 0) = ${channel === 'email'}`
  const { rows } = await database.db.execute<{ id: string; is_last: boolean }>(sql`
    update ${table} set
      tries = tries + 1,
      next_try_at = now() + make_interval(mins => least(power(2, least(tries, 10)), ${longestWait})::int)
    where id = (
      select notice.id from ${table} notice ${joins}
      where notice.next_try_at <= now() and ${isOfChannel} and ${may}
      order by notice.id limit 1 for update of notice skip locked
    )
    returning id, ${isLast} as is_last`)
  const [row] = rows
  return row && { id: Number(row.id), isLast: row.is_last }
}
