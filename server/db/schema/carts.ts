import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Cutting } from '../../../openapi/generated/schema.ts'
import { satang } from './columns.ts'

/** What is cut from sheets of a line, and what one cut costs. */
export type LineCutting = Omit<Cutting, 'price'> & { cutSatang: number }

export const carts = pgTable('carts', {
  customerId: text('customer_id').primaryKey(),
  version: integer().notNull(),
})

export const cartLines = pgTable('cart_lines', {
  id: text().primaryKey(),
  position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  customerId: text('customer_id').notNull(),
  variantId: text('variant_id').notNull(),
  quantity: integer().notNull(),
  seenSatang: satang('seen_satang').notNull(),
  cutting: jsonb().$type<LineCutting>(),
})

export const checkouts = pgTable('checkouts', {
  orderId: text('order_id').primaryKey(),
  customerId: text('customer_id').notNull(),
  idempotencyKey: text('idempotency_key'),
  requestHash: text('request_hash').notNull(),
})

export const orderedCartLines = pgTable('ordered_cart_lines', {
  cartLineId: text('cart_line_id').primaryKey(),
  orderId: text('order_id').notNull(),
})
