import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

export const messages = pgTable('messages', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  channel: text({ enum: ['sms', 'email'] }).notNull(),
  recipient: text().notNull(),
  subject: text(),
  text: text().notNull(),
  code: text(),
  refCode: text('ref_code'),
  at: time('at').notNull().defaultNow(),
})
