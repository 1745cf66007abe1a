import { customType, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

export const sessions = pgTable('sessions', {
  id: text().primaryKey(),
  customerId: text('customer_id').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  expiresAt: time('expires_at').notNull(),
})

export const refreshTokens = pgTable('refresh_tokens', {
  hash: text().primaryKey(),
  sessionId: text('session_id').notNull(),
  expiresAt: time('expires_at').notNull(),
  successorSalt: text('successor_salt'),
  replacedAt: time('replaced_at'),
})

const times = customType<{ data: Date[] }>({ dataType: () => 'timestamp with time zone[]' })

export const rateLimitHits = pgTable(
  'rate_limit_hits',
  {
    action: text().notNull(),
    key: text().notNull(),
    hits: times().notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.action, table.key] })],
)
