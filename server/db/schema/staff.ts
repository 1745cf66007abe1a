import { bigint, boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { AuditAction, AuditedChange } from '../../../openapi/generated/schema.ts'
import { time } from './columns.ts'

export const staff = pgTable('staff', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  role: text({ enum: ['owner', 'sales', 'warehouse', 'editor'] }).notNull(),
  passwordHash: text('password_hash'),
  totpSecret: text('totp_secret').notNull(),
  totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
  recoveryCodes: text('recovery_codes').array().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: time('created_at').notNull().defaultNow(),
})

export const staffSessions = pgTable('staff_sessions', {
  id: text().primaryKey(),
  tokenHash: text('token_hash').notNull(),
  staffId: text('staff_id').notNull(),
  userAgent: text('user_agent').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  lastSeenAt: time('last_seen_at').notNull().defaultNow(),
  expiresAt: time('expires_at').notNull(),
})

export const auditLog = pgTable('audit_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: time('at').notNull().defaultNow(),
  staffId: text('staff_id'),
  action: text().$type<AuditAction>().notNull(),
  subject: text().notNull(),
  changes: jsonb().$type<AuditedChange[]>().notNull(),
})
