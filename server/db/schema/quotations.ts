import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { BillingAddress, DeliveryAddress } from '../../../openapi/generated/schema.ts'
import { columnsInBoth, satang, time } from './columns.ts'
import { lineColumns } from './orders.ts'

export const quotations = pgTable('quotations', {
  id: text().primaryKey(),
  day: text().notNull(),
  serial: integer().notNull(),
  customerId: text('customer_id').notNull(),
  /** The language of the messages about it. */
  language: text({ enum: ['thai', 'english'] }).notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  validUntil: time('valid_until').notNull(),
  state: text({ enum: ['open', 'accepted', 'declined'] }).notNull(),
  goodsSatang: satang('goods_satang').notNull(),
  shippingSatang: satang('shipping_satang').notNull(),
  deliveryAddress: jsonb('delivery_address').$type<DeliveryAddress>().notNull(),
  billingAddress: jsonb('billing_address').$type<BillingAddress>(),
  shippingId: text('shipping_id').notNull(),
  ...columnsInBoth('shippingName'),
  approvedBy: text('approved_by'),
  purchaseOrder: text('purchase_order'),
  orderId: text('order_id'),
  renewalId: text('renewal_id'),
  version: integer().notNull().default(1),
})

export const quotationLines = pgTable(
  'quotation_lines',
  {
    quotationId: text('quotation_id').notNull(),
    cartLineId: text('cart_line_id'),
    code: text().notNull(),
    ...lineColumns,
  },
  (table) => [primaryKey({ columns: [table.quotationId, table.position] })],
)

export const quotationNotices = pgTable('quotation_notices', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  quotationId: text('quotation_id').notNull(),
  event: text({ enum: ['issued', 'changed'] }).notNull(),
  tries: integer().notNull().default(0),
  nextTryAt: time('next_try_at').notNull().defaultNow(),
})
