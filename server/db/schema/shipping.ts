import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { columnsInBoth, satang } from './columns.ts'

export const shippingAreas = pgTable('shipping_areas', {
  postcodePrefix: text('postcode_prefix').primaryKey(),
  zone: text(),
})

export const carriers = pgTable('carriers', {
  id: text().primaryKey(),
  position: integer().notNull(),
  ...columnsInBoth('name'),
  maxLengthMm: integer('max_length_mm').notNull(),
  cutOff: text('cut_off').notNull().default('14:00'),
  worksOnSaturdays: boolean('works_on_saturdays').notNull().default(false),
})

export const carrierZones = pgTable(
  'carrier_zones',
  {
    carrierId: text('carrier_id').notNull(),
    zone: text().notNull(),
    daysMin: integer('days_min').notNull(),
    daysMax: integer('days_max').notNull(),
  },
  (table) => [primaryKey({ columns: [table.carrierId, table.zone] })],
)

export const shippingSteps = pgTable('shipping_steps', {
  id: text().primaryKey(),
  carrierId: text('carrier_id').notNull(),
  zone: text().notNull(),
  upToGrams: integer('up_to_grams').notNull(),
  priceSatang: satang('price_satang').notNull(),
})
