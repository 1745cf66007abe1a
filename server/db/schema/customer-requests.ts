import { pgTable, text } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

export const customerRequests = pgTable('customer_requests', {
  id: text().primaryKey(),
  customerId: text('customer_id').notNull(),
  kind: text({ enum: ['export', 'erase'] }).notNull(),
  askedAt: time('asked_at').notNull(),
  recordedBy: text('recorded_by').notNull(),
  answeredAt: time('answered_at'),
  answeredBy: text('answered_by'),
})
