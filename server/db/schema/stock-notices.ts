import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

export const stockNotices = pgTable('stock_notices', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  customerId: text('customer_id').notNull(),
  variantId: text('variant_id').notNull(),
  language: text({ enum: ['thai', 'english'] }).notNull(),
  at: time('at').notNull().defaultNow(),
  tries: integer().notNull().default(0),
  nextTryAt: time('next_try_at').notNull().defaultNow(),
})
