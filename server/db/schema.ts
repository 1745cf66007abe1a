import { integer, pgTable, text } from 'drizzle-orm/pg-core'

export const categories = pgTable('categories', {
  id: text().primaryKey(),
  parentId: text('parent_id'),
  path: text().notNull(),
  position: integer().notNull(),
  nameTh: text('name_th').notNull(),
  nameEn: text('name_en').notNull(),
  imageUrl: text('image_url').notNull(),
})
