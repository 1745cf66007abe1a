import { boolean, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { satang, time } from './columns.ts'

export const refunds = pgTable('refunds', {
  id: text().primaryKey(),
  orderId: text('order_id').notNull(),
  attemptId: text('attempt_id'),
  amountSatang: satang('amount_satang').notNull(),
  shippingSatang: satang('shipping_satang').notNull(),
  /** Beyond the parts that it names; less than nothing where some of their money was given back so. */
  otherSatang: satang('other_satang').notNull().default(0),
  isExcess: boolean('is_excess').notNull(),
  reason: text().notNull(),
  askedBy: text('asked_by').notNull(),
  askedAt: time('asked_at').notNull().defaultNow(),
  state: text({ enum: ['requested', 'sent', 'confirmed', 'refused'] })
    .notNull()
    .default('requested'),
  claimedUntil: time('claimed_until'),
  providerRefundId: text('provider_refund_id'),
  refusal: text(),
  confirmedAt: time('confirmed_at'),
  settledBy: text('settled_by'),
  settledNote: text('settled_note'),
})

export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: text('refund_id').notNull(),
    position: integer().notNull(),
    quantity: integer().notNull(),
    restock: boolean(),
  },
  (table) => [primaryKey({ columns: [table.refundId, table.position] })],
)

export const creditNotes = pgTable(
  'credit_notes',
  {
    refundId: text('refund_id').primaryKey(),
    orderId: text('order_id').notNull(),
    month: text().notNull(),
    serial: integer().notNull(),
    issuedAt: time('issued_at').notNull().defaultNow(),
    originalSatang: satang('original_satang').notNull(),
    correctedSatang: satang('corrected_satang').notNull(),
  },
  (table) => [unique().on(table.month, table.serial)],
)

export const sandboxRefunds = pgTable('sandbox_refunds', {
  id: text().primaryKey(),
  /** The shop's name for it, if the shop has asked for it. */
  key: text(),
  attemptId: text('attempt_id').notNull(),
  amountSatang: satang('amount_satang').notNull(),
  state: text({ enum: ['confirmed', 'refused'] })
    .notNull()
    .default('confirmed'),
})
