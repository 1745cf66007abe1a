import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

/** A line of a list, with what a piece cost in that quantity when the list was saved. */
export interface SavedLine {
  variantId: string
  /** As a quick order writes the variant; it can still be read when the variant is gone. */
  code: string
  quantity: number
  satang: number
}

export const savedLists = pgTable('saved_lists', {
  id: text().primaryKey(),
  customerId: text('customer_id').notNull(),
  name: text().notNull(),
  lines: jsonb().$type<SavedLine[]>().notNull(),
  savedAt: time('saved_at').notNull().defaultNow(),
})
