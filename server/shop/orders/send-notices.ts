import { and, eq, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { customers } from '../../db/schema/customers.ts'
import { orderNotices, type NoticeEvent } from '../../db/schema/notices.ts'
import { orders } from '../../db/schema/orders.ts'
import { refunds } from '../../db/schema/refunds.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import type { Message } from '../messages/message.ts'
import { sendWaiting } from '../messages/send-waiting.ts'
import { noticeMessage, type Notice } from './notice-message.ts'

/** What happened longer ago is no news. */
const hoursTried = 24
/** The time to the next try doubles up to this; the first is much longer than sending may take. */
const longestWait = 60

/**
 * Tells customers what became of their orders, by one of the two ways: a gateway that is down or slow holds up nobody but those who
 * are told by it. Servers that do this at once send each message once, and those about one order in their order.
 */
export async function sendNotices(
  deps: ShopDeps,
  channel: Message['channel'],
  signal?: AbortSignal,
): Promise<void> {
  const { db } = deps.database
  await sendWaiting(
    deps,
    {
      claimNext: () => claimNext(db, channel),
      read: async ({ id, orderId, event }) => {
        if (isOff(deps.settings.orderMessagesOff, channel, event)) return undefined
        const notice = await readNotice(db, id)
        // Begins with the id of the order, so that it is the message's alone, also after the database is filled anew.
        return (
          notice && { id: `${orderId}.${id}`, message: noticeMessage({ ...notice, event }, deps.settings) }
        )
      },
      remove: (id) => db.delete(orderNotices).where(eq(orderNotices.id, id)),
      about: 'an order',
    },
    signal,
  )
}

/** The next that is due, held by this server for a while: a server that dies while it sends leaves it to the others. */
async function claimNext(db: Queries, channel: Message['channel']) {
  const isOfChannel = sql`(position('@' in ${customers.login}) > 0) = ${channel === 'email'}`
  const { rows } = await db.execute<{
    id: string
    order_id: string
    event: NoticeEvent
    is_last: boolean
  }>(sql`
    update ${orderNotices} set
      tries = tries + 1,
      next_try_at = now() + make_interval(mins => least(power(2, tries), ${longestWait})::int)
    where id = (
      select notice.id from ${orderNotices} notice
      join ${orders} on ${orders.id} = notice.order_id
      join ${customers} on ${customers.id} = ${orders.customerId}
      where notice.next_try_at <= now() and ${isOfChannel} and not exists (
        select from ${orderNotices} earlier where earlier.order_id = notice.order_id and earlier.id < notice.id
      )
      order by notice.id limit 1 for update of notice skip locked
    )
    returning id, order_id, event, at < now() - make_interval(hours => ${hoursTried}) as is_last`)
  const [row] = rows
  return row && { id: Number(row.id), orderId: row.order_id, event: row.event, isLast: row.is_last }
}

/** Read when it is sent: a parcel whose number was corrected meanwhile is told with the right one. */
async function readNotice(db: Queries, id: number): Promise<Omit<Notice, 'event'> | undefined> {
  const [found] = await db
    .select({ order: orders, login: customers.login, refundSatang: refunds.amountSatang })
    .from(orderNotices)
    .innerJoin(orders, eq(orders.id, orderNotices.orderId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(refunds, eq(refunds.id, orderNotices.refundId))
    .where(eq(orderNotices.id, id))
  if (!found || found.login === null) return undefined
  const isOwed = and(eq(refunds.orderId, found.order.id), ne(refunds.state, 'confirmed'))
  const [owed] = await db
    .select({ satang: sql`coalesce(sum(${refunds.amountSatang}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(isOwed)
  return { ...found, login: found.login, owedSatang: owed?.satang ?? 0 }
}

const isOff = (
  off: ShopDeps['settings']['orderMessagesOff'],
  channel: Message['channel'],
  event: NoticeEvent,
) => off.some((word) => word === channel || word === kinds[event])

const kinds: Record<NoticeEvent, ShopDeps['settings']['orderMessagesOff'][number]> = {
  placed: 'placed',
  paid: 'paid',
  shipped: 'shipped',
  readyToPickUp: 'readyToPickUp',
  refunded: 'refunded',
  cancelled: 'cancelled',
  unpaid: 'cancelled',
  unconfirmed: 'cancelled',
  parcelReturned: 'cancelled',
  parcelLost: 'cancelled',
}
