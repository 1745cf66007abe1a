import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import type { TierRule } from '../../../machines/quantity-prices.ts'
import { derived, columnsInBoth, satang, time } from './columns.ts'

export const categories = pgTable('categories', {
  id: text().primaryKey(),
  parentId: text('parent_id'),
  path: text().notNull(),
  position: integer().notNull(),
  ...columnsInBoth('name'),
  imageUrl: text('image_url').notNull(),
})

export const products = pgTable('products', {
  id: text().primaryKey(),
  code: text().notNull(),
  categoryId: text('category_id').notNull(),
  materialId: text('material_id'),
  ...columnsInBoth('name'),
  ...columnsInBoth('unit'),
  imageUrl: text('image_url').notNull(),
  ...columnsInBoth('imageAlt'),
  sizeGuide: text('size_guide'),
  setColors: jsonb('set_colors').$type<{ hex: string; th: string; en: string }[]>(),
  isForSale: boolean('is_for_sale').notNull(),
  isRecommended: boolean('is_recommended').notNull(),
  isCuttable: boolean('is_cuttable').notNull().default(false),
  createdAt: time('created_at').notNull(),
  changedAt: time('changed_at').notNull().defaultNow(),
  version: integer().notNull().default(1),
  specialFrom: time('special_from'),
  specialUntil: time('special_until'),
  priceSatang: satang('price_satang'),
  specialPriceSatang: satang('special_price_satang'),
  paidSatang: satang('paid_satang').generatedAlwaysAs(derived),
  starCounts: integer('star_counts').array().notNull().default([0, 0, 0, 0, 0]),
  starsRank: doublePrecision('stars_rank').notNull().generatedAlwaysAs(derived),
  sortTh: text('sort_th').notNull().generatedAlwaysAs(derived),
  sortEn: text('sort_en').notNull().generatedAlwaysAs(derived),
})

/** The number of listed products in each category; updated by triggers. */
export const productCounts = pgTable('product_counts', {
  categoryId: text('category_id').primaryKey(),
  products: integer().notNull(),
})

export const materials = pgTable('materials', {
  id: text().primaryKey(),
  position: integer().notNull(),
  ...columnsInBoth('name'),
})

export const materialFacts = pgTable(
  'material_facts',
  {
    materialId: text('material_id').notNull(),
    position: integer().notNull(),
    ...columnsInBoth('name'),
    ...columnsInBoth('value'),
  },
  (table) => [primaryKey({ columns: [table.materialId, table.position] })],
)

export const sizeGuideNotes = pgTable(
  'size_guide_notes',
  {
    sizeGuide: text('size_guide').notNull(),
    position: integer().notNull(),
    ...columnsInBoth('note'),
  },
  (table) => [primaryKey({ columns: [table.sizeGuide, table.position] })],
)

export const productDescriptions = pgTable('product_descriptions', {
  productId: text('product_id').primaryKey(),
  ...columnsInBoth('html'),
})

export const variants = pgTable('variants', {
  id: text().primaryKey(),
  productId: text('product_id').notNull(),
  position: integer().notNull(),
  colorHex: text('color_hex').notNull(),
  ...columnsInBoth('colorName'),
  ...columnsInBoth('label'),
  widthMm: doublePrecision('width_mm').notNull(),
  lengthMm: doublePrecision('length_mm').notNull(),
  thicknessMm: doublePrecision('thickness_mm'),
  weightGrams: integer('weight_grams').notNull(),
  priceSatang: satang('price_satang').notNull(),
  specialPriceSatang: satang('special_price_satang'),
  plannedSpecialSatang: satang('planned_special_satang'),
  priceTiers: jsonb('price_tiers').$type<TierRule[]>(),
  stock: integer().notNull(),
})

export const productImages = pgTable(
  'product_images',
  {
    productId: text('product_id').notNull(),
    position: integer().notNull(),
    url: text().notNull(),
    ...columnsInBoth('alt'),
    width: integer().notNull(),
    height: integer().notNull(),
    variantId: text('variant_id'),
    /** In percent of the picture: left, top, right, bottom. */
    goodsBox: smallint('goods_box').array(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
)

export const similarProducts = pgTable(
  'similar_products',
  {
    productId: text('product_id').notNull(),
    position: integer().notNull(),
    similarId: text('similar_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
)

export const companionProducts = pgTable(
  'companion_products',
  {
    productId: text('product_id').notNull(),
    position: integer().notNull(),
    companionId: text('companion_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
)
