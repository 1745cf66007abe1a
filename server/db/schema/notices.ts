import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

export const orderNotices = pgTable('order_notices', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: text('order_id').notNull(),
  event: text().$type<NoticeEvent>().notNull(),
  refundId: text('refund_id'),
  at: time('at').notNull().defaultNow(),
  tries: integer().notNull().default(0),
  nextTryAt: time('next_try_at').notNull().defaultNow(),
})

/** What a customer is told of; the last four are why an order was cancelled without anybody asking for it. */
export type NoticeEvent =
  | 'placed'
  | 'paid'
  | 'shipped'
  | 'readyToPickUp'
  | 'refunded'
  | 'cancelled'
  | 'unpaid'
  | 'unconfirmed'
  | 'parcelReturned'
  | 'parcelLost'
