import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { columnsInBoth, time } from './columns.ts'

export const articles = pgTable(
  'articles',
  {
    kind: text({ enum: ['blog', 'news'] }).notNull(),
    id: text().notNull(),
    ...columnsInBoth('title'),
    ...columnsInBoth('excerpt'),
    ...columnsInBoth('content'),
    coverUrl: text('cover_url').notNull(),
    ...columnsInBoth('coverAlt'),
    publishedAt: time('published_at').notNull(),
    isPublished: boolean('is_published').notNull(),
    viewCount: integer('view_count').notNull().default(0),
    shareCount: integer('share_count').notNull().default(0),
    changedAt: time('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
)

/** Digests of the visitors who saw or shared an article on a day. */
export const articleVisitors = pgTable(
  'article_visitors',
  {
    kind: text({ enum: ['blog', 'news'] }).notNull(),
    articleId: text('article_id').notNull(),
    action: text({ enum: ['view', 'share'] }).notNull(),
    day: date().notNull(),
    visitor: text().notNull(),
    network: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.articleId, table.action, table.visitor] })],
)

export const articleProducts = pgTable(
  'article_products',
  {
    kind: text({ enum: ['blog', 'news'] }).notNull(),
    articleId: text('article_id').notNull(),
    position: integer().notNull(),
    productId: text('product_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.articleId, table.position] })],
)

export const articleCategories = pgTable(
  'article_categories',
  {
    kind: text({ enum: ['blog', 'news'] }).notNull(),
    articleId: text('article_id').notNull(),
    position: integer().notNull(),
    categoryId: text('category_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.articleId, table.position] })],
)

export const banners = pgTable('banners', {
  id: text().primaryKey(),
  position: integer().notNull(),
  ...columnsInBoth('title'),
  imageUrl: text('image_url').notNull(),
  imageMobileUrl: text('image_mobile_url').notNull(),
  ...columnsInBoth('alt'),
  link: text(),
  ...columnsInBoth('content'),
  changedAt: time('changed_at').notNull().defaultNow(),
})

export const pages = pgTable(
  'pages',
  {
    slug: text({ enum: ['privacy-policy', 'terms', 'about', 'contact'] }).notNull(),
    version: text().notNull(),
    effectiveAt: time('effective_at').notNull(),
    ...columnsInBoth('title'),
    ...columnsInBoth('content'),
  },
  (table) => [primaryKey({ columns: [table.slug, table.version] })],
)

/** A branch is open on these days, from one time of the day to another; Sunday is 0. */
export interface OpenHours {
  readonly days: readonly number[]
  /** `08:00`, by the clock of Bangkok. */
  readonly from: string
  readonly to: string
}

export const branches = pgTable('branches', {
  id: text().primaryKey(),
  position: integer().notNull(),
  ...columnsInBoth('name'),
  districtTh: text('district_th').notNull().default(''),
  districtEn: text('district_en').notNull().default(''),
  ...columnsInBoth('address'),
  phone: text().notNull(),
  ...columnsInBoth('hours'),
  /** When it hands over orders; null where it does not. */
  pickUpHours: jsonb('pick_up_hours').$type<readonly OpenHours[]>(),
  lat: doublePrecision().notNull(),
  lng: doublePrecision().notNull(),
})

export const clients = pgTable('clients', {
  id: text().primaryKey(),
  position: integer().notNull(),
  ...columnsInBoth('name'),
  ...columnsInBoth('job'),
  imageUrl: text('image_url').notNull(),
  ...columnsInBoth('imageAlt'),
  productId: text('product_id'),
})
