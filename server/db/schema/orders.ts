import { sql } from 'drizzle-orm'
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { BillingAddress, DeliveryAddress, PaymentChannel } from '../../../openapi/generated/schema.ts'
import type { LineCutting } from './carts.ts'
import { columnsInBoth, satang, time } from './columns.ts'

/** The branch as it was when the order was placed. */
export interface PickUpPlace {
  id: string
  nameTh: string
  nameEn: string
  addressTh: string
  addressEn: string
  phone: string
  hoursTh: string
  hoursEn: string
  lat: number
  lng: number
}

export const orders = pgTable('orders', {
  id: text().primaryKey(),
  orderNumber: text('order_number').notNull(),
  customerId: text('customer_id').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  paymentChannel: text('payment_channel').$type<PaymentChannel>().notNull(),
  payment: text({ enum: ['pending', 'paid', 'failed', 'refund'] }).notNull(),
  confirmation: text({ enum: ['waiting', 'confirmed'] })
    .notNull()
    .default('confirmed'),
  /** The language of the messages about it. */
  language: text({ enum: ['thai', 'english'] })
    .notNull()
    .default('thai'),
  fulfilment: text({
    enum: [
      'pending',
      'processing',
      'readyToShip',
      'shipped',
      'delivered',
      'readyToPickUp',
      'pickedUp',
      'complete',
      'cancelOrder',
    ],
  }).notNull(),
  goodsSatang: satang('goods_satang').notNull(),
  shippingSatang: satang('shipping_satang').notNull(),
  totalSatang: satang('total_satang').notNull(),
  savedSatang: satang('saved_satang').notNull(),
  deliveryAddress: jsonb('delivery_address').$type<DeliveryAddress>(),
  /** Instead of the address, where the order is picked up. */
  pickUpBranch: jsonb('pick_up_branch').$type<PickUpPlace>(),
  isPickUp: boolean('is_pick_up')
    .notNull()
    .generatedAlwaysAs(sql`pick_up_branch is not null`),
  /** What the customer shows at the counter. */
  pickUpCode: text('pick_up_code'),
  pickUpFrom: time('pick_up_from'),
  billingAddress: jsonb('billing_address').$type<BillingAddress>(),
  shippingId: text('shipping_id').notNull(),
  ...columnsInBoth('shippingName'),
  arrivesFrom: date('arrives_from'),
  arrivesBy: date('arrives_by'),
  referenceCode: text('reference_code'),
  carrier: text(),
  shippingNumber: text('shipping_number'),
  trackingNumber: text('tracking_number'),
  trackingUrl: text('tracking_url'),
  version: integer().notNull().default(1),
})

/** What a line keeps of its goods, as they were then. */
export const lineColumns = {
  position: integer().notNull(),
  productId: text('product_id').notNull(),
  variantId: text('variant_id').notNull(),
  ...columnsInBoth('name'),
  ...columnsInBoth('unit'),
  imageUrl: text('image_url').notNull(),
  colorHex: text('color_hex').notNull(),
  ...columnsInBoth('colorName'),
  ...columnsInBoth('label'),
  quantity: integer().notNull(),
  unitPriceSatang: satang('unit_price_satang').notNull(),
  listPriceSatang: satang('list_price_satang').notNull(),
  weightGrams: integer('weight_grams').notNull(),
  cutting: jsonb().$type<LineCutting>(),
}

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: text('order_id').notNull(),
    ...lineColumns,
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
)

export const orderEvents = pgTable('order_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: text('order_id').notNull(),
  event: text().notNull(),
  at: time('at').notNull().defaultNow(),
  note: text(),
})

export const orderNotes = pgTable('order_notes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: text('order_id').notNull(),
  staffId: text('staff_id').notNull(),
  at: time('at').notNull().defaultNow(),
  note: text().notNull(),
})

export const invoices = pgTable(
  'invoices',
  {
    orderId: text('order_id').primaryKey(),
    month: text().notNull(),
    serial: integer().notNull(),
    issuedAt: time('issued_at').notNull().defaultNow(),
  },
  (table) => [unique().on(table.month, table.serial)],
)
