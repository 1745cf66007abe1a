import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { satang, time } from './columns.ts'

const language = () => text({ enum: ['thai', 'english'] }).notNull()
const eventType = () => text({ enum: ['paid', 'failed', 'expired', 'refunded'] }).notNull()

export const paymentAttempts = pgTable('payment_attempts', {
  id: text().primaryKey(),
  orderId: text('order_id').notNull(),
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
  refundWantedAt: time('refund_wanted_at'),
  refundedAt: time('refunded_at'),
})

export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  attemptId: text('attempt_id').notNull(),
  type: eventType(),
  failureCode: text('failure_code'),
  occurredAt: time('occurred_at').notNull(),
  receivedAt: time('received_at').notNull().defaultNow(),
})

export const sandboxPayments = pgTable('sandbox_payments', {
  attemptId: text('attempt_id').primaryKey(),
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
  type: eventType(),
  failureCode: text('failure_code'),
  occurredAt: time('occurred_at').notNull().defaultNow(),
  sendAt: time('send_at').defaultNow(),
  timesSent: integer('times_sent').notNull().default(0),
})
