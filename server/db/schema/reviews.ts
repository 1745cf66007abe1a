import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

export const reviews = pgTable('reviews', {
  id: text().primaryKey(),
  orderId: text('order_id'),
  productId: text('product_id').notNull(),
  variantId: text('variant_id').notNull(),
  quantity: integer().notNull(),
  stars: smallint().notNull(),
  words: text().notNull(),
  author: text(),
  state: text({ enum: ['waiting', 'released', 'refused'] }).notNull(),
  refusal: text(),
  writtenAt: time('written_at').notNull().defaultNow(),
  changedAt: time('changed_at').notNull().defaultNow(),
  answer: text(),
  answeredAt: time('answered_at'),
  version: integer().notNull().default(1),
})

export const reviewPictures = pgTable(
  'review_pictures',
  {
    reviewId: text('review_id').notNull(),
    position: integer().notNull(),
    pictureId: text('picture_id').notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.position] })],
)
