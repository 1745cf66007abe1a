import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { BillingAddress, DeliveryAddress } from '../../../openapi/generated/schema.ts'
import type { LineCutting } from './carts.ts'
import { satang, time } from './columns.ts'

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
  shippingNameTh: text('shipping_name_th').notNull(),
  shippingNameEn: text('shipping_name_en').notNull(),
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
    position: integer().notNull(),
    cartLineId: text('cart_line_id'),
    productId: text('product_id').notNull(),
    variantId: text('variant_id').notNull(),
    code: text().notNull(),
    nameTh: text('name_th').notNull(),
    nameEn: text('name_en').notNull(),
    unitTh: text('unit_th').notNull(),
    unitEn: text('unit_en').notNull(),
    imageUrl: text('image_url').notNull(),
    colorHex: text('color_hex').notNull(),
    colorNameTh: text('color_name_th').notNull(),
    colorNameEn: text('color_name_en').notNull(),
    labelTh: text('label_th').notNull(),
    labelEn: text('label_en').notNull(),
    quantity: integer().notNull(),
    unitPriceSatang: satang('unit_price_satang').notNull(),
    listPriceSatang: satang('list_price_satang').notNull(),
    weightGrams: integer('weight_grams').notNull(),
    cutting: jsonb().$type<LineCutting>(),
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
