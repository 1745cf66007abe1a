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
  isColourless: boolean('is_colourless').notNull().default(false),
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
    sound: text().notNull().generatedAlwaysAs(derived),
  },
  (table) => [primaryKey({ columns: [table.conceptId, table.word] })],
)

/** Products whose texts differ only in numbers share a row, so that a search tests the text once. */
export const productKinds = pgTable('product_kinds', {
  id: bigint({ mode: 'bigint' }).primaryKey(),
  class: smallint().notNull(),
  terms: tsvector().notNull(),
})

/** Variants that differ only in numbers share a row, like products in product_kinds. */
export const variantKinds = pgTable('variant_kinds', {
  id: bigint({ mode: 'bigint' }).primaryKey(),
  class: smallint().notNull(),
  content: text().notNull(),
  terms: tsvector().notNull(),
  colorHex: text('color_hex').notNull(),
  widthMm: doublePrecision('width_mm').notNull(),
  lengthMm: doublePrecision('length_mm').notNull(),
  thicknessMm: doublePrecision('thickness_mm'),
})

/** Updated by triggers, like variant_search. */
export const productSearch = pgTable('product_search', {
  productId: text('product_id').primaryKey(),
  code: text().notNull(),
  name: text().notNull(),
  content: text().notNull(),
  figures: text().array().notNull(),
  kindId: bigint('kind_id', { mode: 'bigint' }).notNull(),
  rank: rank(),
})

export const variantSearch = pgTable('variant_search', {
  variantId: text('variant_id').primaryKey(),
  productId: text('product_id').notNull(),
  position: integer().notNull(),
  kindId: bigint('kind_id', { mode: 'bigint' }).notNull(),
  rank: rank(),
})

/** What the variants of a product offer, each value once, for all products that offer the same; kept by triggers too. */
export const facetOffers = pgTable('facet_offers', {
  id: bigint({ mode: 'bigint' }).primaryKey(),
  hexes: text().array().notNull(),
  thicknesses: text().array().notNull(),
  faces: text().array().notNull(),
})

/** What filters ask of the products that lists show. */
export const productFacets = pgTable('product_facets', {
  productId: text('product_id').primaryKey(),
  offerId: bigint('offer_id', { mode: 'bigint' }).notNull(),
  categoryId: text('category_id').notNull(),
  materialId: text('material_id'),
  paidSatang: bigint('paid_satang', { mode: 'bigint' }).notNull(),
  isSpecial: boolean('is_special').notNull(),
  isStocked: boolean('is_stocked').notNull(),
  isRecommended: boolean('is_recommended').notNull(),
})
