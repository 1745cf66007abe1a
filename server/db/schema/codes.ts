import { sql } from 'drizzle-orm'
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

export const oneTimeCodes = pgTable('one_time_codes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  holder: text().notNull(),
  reason: text({
    enum: ['register', 'forgotPassword', 'changePassword', 'confirmOrder', 'linkLine'],
  }).notNull(),
  refCode: text('ref_code').notNull(),
  codeDigest: text('code_digest').notNull(),
  /** A digest of the network that asked for the code. */
  network: text().notNull().default(''),
  triesLeft: integer('tries_left').notNull().default(5),
  triesLeftElsewhere: integer('tries_left_elsewhere').notNull().default(5),
  createdAt: time('created_at')
    .notNull()
    .default(sql`clock_timestamp()`),
  expiresAt: time('expires_at')
    .notNull()
    .default(sql`clock_timestamp() + interval '5 minutes'`),
  usedAt: time('used_at'),
})

export const blockedChannels = pgTable('blocked_channels', {
  channel: text({ enum: ['sms', 'email'] }).primaryKey(),
  failedAt: time('failed_at').notNull(),
})
