import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PaymentChannel } from '../../../openapi/generated/schema.ts'
import { bytes, satang, time } from './columns.ts'

const language = () => text({ enum: ['thai', 'english'] }).notNull()
const outcomes = ['paid', 'failed', 'expired'] as const

export const paymentAttempts = pgTable('payment_attempts', {
  id: text().primaryKey(),
  orderId: text('order_id').notNull(),
  provider: text().notNull(),
  /** The provider's own name for the attempt, once it has given one. */
  providerId: text('provider_id'),
  channel: text().$type<PaymentChannel>().notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  expiresAt: time('expires_at').notNull(),
  amountSatang: satang('amount_satang').notNull(),
  language: language(),
  state: text({ enum: ['pending', 'paid', 'failed', 'expired'] })
    .notNull()
    .default('pending'),
  failureCode: text('failure_code'),
  isInProcess: boolean('is_in_process').notNull().default(false),
  closedAt: time('closed_at'),
  askedAt: time('asked_at'),
  claimedUntil: time('claimed_until'),
  refundedAt: time('refunded_at'),
})

export const paymentQrCodes = pgTable('payment_qr_codes', {
  attemptId: text('attempt_id').primaryKey(),
  png: bytes().notNull(),
})

export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text().notNull(),
    id: text().notNull(),
    attemptId: text('attempt_id').notNull(),
    type: text({ enum: outcomes }).notNull(),
    failureCode: text('failure_code'),
    occurredAt: time('occurred_at').notNull(),
    receivedAt: time('received_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.id] })],
)

export const sandboxPayments = pgTable('sandbox_payments', {
  attemptId: text('attempt_id').primaryKey(),
  channel: text().$type<PaymentChannel>().notNull(),
  orderNumber: text('order_number').notNull(),
  amountSatang: satang('amount_satang').notNull(),
  language: language(),
  successUrl: text('success_url').notNull(),
  pendingUrl: text('pending_url').notNull(),
  failedUrl: text('failed_url').notNull(),
  expiresAt: time('expires_at').notNull(),
  state: text({ enum: ['open', 'inProcess', 'ended'] })
    .notNull()
    .default('open'),
  dueAt: time('due_at'),
})

export const sandboxPaymentEvents = pgTable('sandbox_payment_events', {
  id: text().primaryKey(),
  attemptId: text('attempt_id').notNull(),
  type: text({ enum: [...outcomes, 'refunded'] }).notNull(),
  /** Of an event of a refund. */
  refundId: text('refund_id'),
  failureCode: text('failure_code'),
  occurredAt: time('occurred_at').notNull().defaultNow(),
  sendAt: time('send_at').defaultNow(),
  timesSent: integer('times_sent').notNull().default(0),
})
