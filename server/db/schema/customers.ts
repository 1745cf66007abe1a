import { bigint, boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { BillingAddress } from '../../../openapi/generated/schema.ts'
import { time } from './columns.ts'

export const customers = pgTable('customers', {
  id: text().primaryKey(),
  kind: text({ enum: ['individual', 'legalEntity'] }).notNull(),
  login: text(),
  passwordHash: text('password_hash'),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: time('created_at').notNull().defaultNow(),
  erasedAt: time('erased_at'),
  phoneNumber: text('phone_number'),
  email: text(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  companyName: text('company_name'),
  taxId: text('tax_id'),
  branchCode: text('branch_code'),
  productInterests: text('product_interests').array().notNull().default([]),
  industry: text(),
  country: text(),
  state: text(),
  city: text(),
  billingAddress: jsonb('billing_address').$type<BillingAddress>(),
  lineUserId: text('line_user_id'),
})

export const consents = pgTable('consents', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  customerId: text('customer_id').notNull(),
  purpose: text({ enum: ['privacyPolicy', 'news'] }).notNull(),
  version: text().notNull(),
  isGiven: boolean('is_given').notNull(),
  at: time('at').notNull().defaultNow(),
})
