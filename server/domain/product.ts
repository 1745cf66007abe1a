import { and, asc, eq } from 'drizzle-orm'
import type { components } from '../../openapi/generated/schema.ts'
import type { Database } from '../db/database.ts'
import { productImages, products, similarProducts, variants } from '../db/schema.ts'
import { productNotFound } from '../http/problem.ts'
import type { ApiLanguage } from './language.ts'
import { inLanguage } from './language.ts'
import { baht, weight } from './measures.ts'
import { hasPrice, isOnSale, selectListItems, toListItem } from './product-list-item.ts'

type Product = components['schemas']['Product']

/** A product by its id, cancelled ones too. */
export async function readProduct(db: Database['db'], language: ApiLanguage, id: string): Promise<Product> {
  const [items, details, images, similar, sellable] = await Promise.all([
    selectListItems(db, language).where(and(eq(products.id, id), hasPrice)),
    readDetails(db, language, id),
    readImages(db, language, id),
    readSimilar(db, language, id),
    readVariants(db, language, id),
  ])
  const [item] = items
  const [detail] = details
  if (!item || !detail) throw productNotFound()
  const { descriptionHtml, sizeGuide } = detail
  return {
    ...toListItem(item),
    descriptionHtml,
    images,
    ...(sizeGuide !== null && { sizeGuideUrl: sizeGuideUrl(sizeGuide, language) }),
    similar,
    variants: sellable,
  }
}

const sizeGuideUrl = (kind: string, language: ApiLanguage) =>
  `/media/size-guides/${kind}.${inLanguage(language, 'th', 'en')}.svg`

function readDetails(db: Database['db'], language: ApiLanguage, id: string) {
  return db
    .select({
      descriptionHtml: inLanguage(language, products.descriptionTh, products.descriptionEn),
      sizeGuide: products.sizeGuide,
    })
    .from(products)
    .where(eq(products.id, id))
}

async function readImages(db: Database['db'], language: ApiLanguage, id: string): Promise<Product['images']> {
  const rows = await db
    .select({
      url: productImages.url,
      alt: inLanguage(language, productImages.altTh, productImages.altEn),
      width: productImages.width,
      height: productImages.height,
      variantId: productImages.variantId,
    })
    .from(productImages)
    .where(eq(productImages.productId, id))
    .orderBy(asc(productImages.position))
  return rows.map(({ variantId, ...image }) => ({ ...image, ...(variantId !== null && { variantId }) }))
}

async function readSimilar(
  db: Database['db'],
  language: ApiLanguage,
  id: string,
): Promise<Product['similar']> {
  const rows = await selectListItems(db, language)
    .innerJoin(similarProducts, eq(similarProducts.similarId, products.id))
    .where(and(eq(similarProducts.productId, id), isOnSale))
    .orderBy(asc(similarProducts.position))
  return rows.map(toListItem)
}

async function readVariants(
  db: Database['db'],
  language: ApiLanguage,
  id: string,
): Promise<Product['variants']> {
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
    sizes: [
      {
        label,
        price: baht(variant.priceSatang),
        ...(variant.specialPriceSatang !== null && { specialPrice: baht(variant.specialPriceSatang) }),
        weight: weight(variant.weightGrams),
        dimensions: {
          width: variant.widthMm,
          length: variant.lengthMm,
          ...(variant.thicknessMm !== null && { thickness: variant.thicknessMm }),
          unit: 'millimetre',
        },
        stock: variant.stock,
      },
    ],
  }))
}
