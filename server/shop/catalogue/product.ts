import { and, asc, eq } from 'drizzle-orm'
import type { Product } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import {
  categories,
  companionProducts,
  materials,
  productDescriptions,
  productImages,
  products,
  similarProducts,
  variants,
  materialFacts,
  sizeGuideNotes,
} from '../../db/schema/catalogue.ts'
import { hasPrice, isOnSale } from '../common/on-sale.ts'
import { productNotFound } from '../common/problem.ts'
import { type ApiLanguage, inLanguage } from '../common/language.ts'
import { readReviews } from '../reviews/list-reviews.ts'
import { ratingOf } from '../reviews/rating.ts'
import type { ShopSettings } from '../common/shop-settings.ts'
import { sanitiseHtml } from '../common/sanitise-html.ts'
import { listItemColumns, selectListItems, toItem, toListItem } from './product-list-item.ts'
import { sizeOf } from './variant-size.ts'

/** A product by its id, cancelled ones too. */
export async function readProduct(
  db: Queries,
  language: ApiLanguage,
  { id, settings }: { id: string; settings: Pick<ShopSettings, 'cutting'> },
): Promise<Product> {
  const [items, images, similar, goesWith, facts, guideNotes, sellable, reviews] = await Promise.all([
    readItem(db, language, id),
    readImages(db, language, id),
    readSimilar(db, language, id),
    readCompanions(db, language, id),
    readFacts(db, language, id),
    readSizeGuideNotes(db, language, id),
    readVariants(db, language, id),
    readReviews(db, language, id, { limit: 3 }),
  ])
  const [item] = items
  if (!item) throw productNotFound()
  const { descriptionHtml, sizeGuide, materialId, materialName, starCounts, isCuttable, ...listItem } = item
  const rating = ratingOf(starCounts)
  return {
    ...toItem(listItem),
    descriptionHtml: sanitiseHtml(descriptionHtml),
    images,
    ...(sizeGuide !== null && {
      sizeGuideUrl: sizeGuideUrl(sizeGuide, language),
      sizeGuideNotes: guideNotes,
    }),
    similar,
    goesWith,
    ...(materialId !== null && materialName !== null && { material: { id: materialId, name: materialName } }),
    facts,
    ...(isCuttable && { cutting: cuttingTerms(settings) }),
    variants: sellable,
    ...(rating && { rating: { ...rating, spread: starCounts } }),
    ...(reviews.length > 0 && { reviews }),
  }
}

const cuttingTerms = ({
  cutting: { kerfMm, minimumMm, bahtPerCut },
}: Pick<ShopSettings, 'cutting'>): Product['cutting'] => ({
  kerf: kerfMm,
  minimum: minimumMm,
  price: { amount: bahtPerCut },
})

function readItem(db: Queries, language: ApiLanguage, id: string) {
  return db
    .select({
      ...listItemColumns(language),
      sizeGuide: products.sizeGuide,
      isCuttable: products.isCuttable,
      materialId: materials.id,
      materialName: inLanguage(language, materials.nameTh, materials.nameEn),
      descriptionHtml: inLanguage(language, productDescriptions.htmlTh, productDescriptions.htmlEn),
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(productDescriptions, eq(productDescriptions.productId, products.id))
    .leftJoin(materials, eq(materials.id, products.materialId))
    .where(and(eq(products.id, id), hasPrice))
}

async function readImages(db: Queries, language: ApiLanguage, id: string): Promise<Product['images']> {
  const rows = await db
    .select({
      url: productImages.url,
      alt: inLanguage(language, productImages.altTh, productImages.altEn),
      width: productImages.width,
      height: productImages.height,
      variantId: productImages.variantId,
      goodsBox: productImages.goodsBox,
    })
    .from(productImages)
    .where(eq(productImages.productId, id))
    .orderBy(asc(productImages.position))
  return rows.map(({ variantId, goodsBox, ...image }) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = goodsBox ?? []
    return {
      ...image,
      ...(variantId !== null && { variantId }),
      ...(goodsBox && { goodsBox: { left, top, right, bottom } }),
    }
  })
}

async function readSimilar(db: Queries, language: ApiLanguage, id: string): Promise<Product['similar']> {
  const rows = await selectListItems(db, language)
    .innerJoin(similarProducts, eq(similarProducts.similarId, products.id))
    .where(and(eq(similarProducts.productId, id), isOnSale))
    .orderBy(asc(similarProducts.position))
  return rows.map(toListItem)
}

async function readCompanions(db: Queries, language: ApiLanguage, id: string): Promise<Product['goesWith']> {
  const rows = await selectListItems(db, language)
    .innerJoin(companionProducts, eq(companionProducts.companionId, products.id))
    .where(and(eq(companionProducts.productId, id), isOnSale))
    .orderBy(asc(companionProducts.position))
  return rows.map(toListItem)
}

async function readVariants(db: Queries, language: ApiLanguage, id: string): Promise<Product['variants']> {
  const rows = await db
    .select({
      variant: variants,
      colorName: inLanguage(language, variants.colorNameTh, variants.colorNameEn),
      label: inLanguage(language, variants.labelTh, variants.labelEn),
    })
    .from(variants)
    .where(eq(variants.productId, id))
    .orderBy(asc(variants.position))
  return rows.map(({ variant, colorName, label }) => ({
    variantId: variant.id,
    color: { name: colorName, hex: variant.colorHex },
    sizes: [sizeOf(variant, label)],
  }))
}

/** What is known of the material of a product. */
async function readFacts(db: Queries, language: ApiLanguage, productId: string): Promise<Product['facts']> {
  return db
    .select({
      name: inLanguage(language, materialFacts.nameTh, materialFacts.nameEn),
      value: inLanguage(language, materialFacts.valueTh, materialFacts.valueEn),
    })
    .from(products)
    .innerJoin(materialFacts, eq(materialFacts.materialId, products.materialId))
    .where(eq(products.id, productId))
    .orderBy(asc(materialFacts.position))
}

const sizeGuideUrl = (kind: string, language: ApiLanguage) =>
  `/media/size-guides/${kind}.${inLanguage(language, 'th', 'en')}.svg`

/** How products of the product's kind are measured. */
async function readSizeGuideNotes(db: Queries, language: ApiLanguage, productId: string): Promise<string[]> {
  const rows = await db
    .select({ note: inLanguage(language, sizeGuideNotes.noteTh, sizeGuideNotes.noteEn) })
    .from(products)
    .innerJoin(sizeGuideNotes, eq(sizeGuideNotes.sizeGuide, products.sizeGuide))
    .where(eq(products.id, productId))
    .orderBy(asc(sizeGuideNotes.position))
  return rows.map(({ note }) => note)
}
