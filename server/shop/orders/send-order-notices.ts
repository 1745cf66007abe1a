import { and, eq, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { customers } from '../../db/schema/customers.ts'
import { orderNotices, type NoticeEvent } from '../../db/schema/notices.ts'
import { orders } from '../../db/schema/orders.ts'
import { refunds } from '../../db/schema/refunds.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import type { Message } from '../messages/message.ts'
import { noticeMessage } from '../messages/notice-message.ts'
import { sendNotices } from '../messages/send-notices.ts'
import { orderNoticeText, type OrderNotice } from './order-notice-text.ts'

/** What happened longer ago is no news. */
const hoursTried = 24

/** Tells customers what became of their orders, of each order in the order in which it happened. */
export const sendOrderNotices = (deps: ShopDeps, channel: Message['channel'], signal?: AbortSignal) =>
  sendNotices(
    deps,
    {
      table: orderNotices,
      joins: sql`
        join ${orders} on ${orders.id} = notice.order_id
        join ${customers} on ${customers.id} = ${orders.customerId}`,
      may: sql`not exists (
        select from ${orderNotices} earlier where earlier.order_id = notice.order_id and earlier.id < notice.id
      )`,
      isLast: sql`at < now() - make_interval(hours => ${hoursTried})`,
      read: async (id) => {
        const notice = await readNotice(deps.database.db, id)
        if (!notice || isOff(deps.settings.orderMessagesOff, channel, notice.event)) return undefined
        const message = noticeMessage(orderNoticeText(notice, deps.settings), deps.settings)
        // Begins with the id of the order, so that it is the message's alone, also after the database is filled anew.
        return { id: `${notice.order.id}.${id}`, message }
      },
      about: 'an order',
    },
    channel,
    signal,
  )

/** Read when it is sent: a parcel whose number was corrected meanwhile has the right one. */
async function readNotice(db: Queries, id: number): Promise<OrderNotice | undefined> {
  const [found] = await db
    .select({
      event: orderNotices.event,
      order: orders,
      login: customers.login,
      refundSatang: refunds.amountSatang,
    })
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
