import { bigint, boolean, doublePrecision, pgTable, text } from 'drizzle-orm/pg-core'

export const addresses = pgTable('addresses', {
  id: text().primaryKey(),
  position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  customerId: text('customer_id').notNull(),
  isDefault: boolean('is_default').notNull(),
  recipientName: text('recipient_name').notNull(),
  phoneNumber: text('phone_number').notNull(),
  addressLine: text('address_line').notNull(),
  subDistrict: text('sub_district').notNull(),
  district: text().notNull(),
  province: text().notNull(),
  postcode: text().notNull(),
  taxId: text('tax_id'),
  branchCode: text('branch_code'),
  lat: doublePrecision(),
  lng: doublePrecision(),
})
