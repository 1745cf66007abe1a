import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { derived } from './columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Where a product stands among those that fit alike; null where lists do not show it. */
const rank = () => bigint({ mode: 'bigint' })

export const tradeConcepts = pgTable('trade_concepts', {
  id: text().primaryKey(),
  kind: text().notNull(),
})

export const tradeWords = pgTable(
  'trade_words',
  {
    conceptId: text('concept_id').notNull(),
    word: text().notNull(),
    position: integer().notNull(),
    standsAlone: boolean('stands_alone').notNull().default(false),
    folded: text().notNull().generatedAlwaysAs(derived),
    pattern: text().notNull().generatedAlwaysAs(derived),
  },
  (table) => [primaryKey({ columns: [table.conceptId, table.word] })],
)

/** Kept by triggers, as the documents of variants are. */
export const productSearch = pgTable('product_search', {
  productId: text('product_id').primaryKey(),
  code: text().notNull(),
  class: smallint().notNull(),
  name: text().notNull(),
  content: text().notNull(),
  terms: tsvector().notNull(),
  rank: rank(),
})

export const variantSearch = pgTable('variant_search', {
  variantId: text('variant_id').primaryKey(),
  productId: text('product_id').notNull(),
  position: integer().notNull(),
  class: smallint().notNull(),
  content: text().notNull(),
  terms: tsvector().notNull(),
  widthMm: doublePrecision('width_mm').notNull(),
  lengthMm: doublePrecision('length_mm').notNull(),
  thicknessMm: doublePrecision('thickness_mm'),
  rank: rank(),
})

/** What the variants of a product offer, each value once; kept by triggers too. */
export const productFacets = pgTable('product_facets', {
  productId: text('product_id').primaryKey(),
  hexes: text().array().notNull(),
  thicknesses: text().array().notNull(),
  faces: text().array().notNull(),
})
