import type {
  categories,
  companionProducts,
  materialFacts,
  materials,
  productDescriptions,
  productImages,
  products,
  similarProducts,
  sizeGuideNotes,
  variants,
} from '../db/schema/catalogue.ts'
import { satangOf } from '../shop/common/measures.ts'
import { sanitiseHtml } from '../shop/common/sanitise-html.ts'
import type { Category, MaterialRecord, Product } from '../../sample-shop/catalogue/types.ts'
import type { SizeGuideNotes } from '../../sample-shop/drawings/size-guides/registry.ts'

/** The catalogue's variants carry measures as 2.5 in their ids, and ids have no dots. */
const dotless = (id: string) => id.replaceAll('.', '_')

export function categoryRow(category: Category): typeof categories.$inferInsert {
  const { id, path, parentId, name, imageUrl, position } = category
  return { id, path, parentId, position, nameTh: name.th, nameEn: name.en, imageUrl }
}

export function materialRow({ id, name }: MaterialRecord, index: number): typeof materials.$inferInsert {
  return { id, position: index + 1, nameTh: name.th, nameEn: name.en }
}

export function materialFactRows({ id, facts }: MaterialRecord): (typeof materialFacts.$inferInsert)[] {
  return facts.map(({ name, value }, index) => ({
    materialId: id,
    position: index + 1,
    nameTh: name.th,
    nameEn: name.en,
    valueTh: value.th,
    valueEn: value.en,
  }))
}

export function sizeGuideNoteRows({ kind, notes }: SizeGuideNotes): (typeof sizeGuideNotes.$inferInsert)[] {
  return notes.map(({ th, en }, index) => ({ sizeGuide: kind, position: index + 1, noteTh: th, noteEn: en }))
}

export function productRow(
  product: Product,
  categoryIds: ReadonlyMap<string, string>,
): typeof products.$inferInsert {
  const categoryId = categoryIds.get(product.categoryPath)
  if (categoryId === undefined)
    throw new Error(`${product.id} stands in no category: ${product.categoryPath}`)
  return {
    id: product.id,
    code: product.code,
    categoryId,
    materialId: product.materialId,
    nameTh: product.name.th,
    nameEn: product.name.en,
    unitTh: product.unit.th,
    unitEn: product.unit.en,
    imageUrl: product.imageUrl,
    imageAltTh: product.imageAlt.th,
    imageAltEn: product.imageAlt.en,
    sizeGuide: product.sizeGuide,
    setColors: product.setColors?.map(({ hex, name }) => ({ hex, ...name })),
    isForSale: product.isForSale,
    isRecommended: product.isRecommended,
    createdAt: new Date(product.createdAt),
  }
}

export function descriptionRow({ id, descriptionHtml }: Product): typeof productDescriptions.$inferInsert {
  return {
    productId: id,
    htmlTh: sanitiseHtml(descriptionHtml.th),
    htmlEn: sanitiseHtml(descriptionHtml.en),
  }
}

export function variantRows(product: Product): (typeof variants.$inferInsert)[] {
  return product.variants.map(
    ({ id, color, label, dimensions, price, specialPrice, weightGrams, stock }, index) => ({
      id: dotless(id),
      productId: product.id,
      position: index + 1,
      colorHex: color.hex,
      colorNameTh: color.name.th,
      colorNameEn: color.name.en,
      labelTh: label.th,
      labelEn: label.en,
      widthMm: dimensions.width,
      lengthMm: dimensions.length,
      thicknessMm: dimensions.thickness,
      weightGrams,
      priceSatang: satangOf(price),
      specialPriceSatang: specialPrice === undefined ? undefined : satangOf(specialPrice),
      stock,
    }),
  )
}

export function imageRows(product: Product): (typeof productImages.$inferInsert)[] {
  return product.images.map(({ url, alt, width, height, variantId, goodsBox }, index) => ({
    productId: product.id,
    position: index + 1,
    url,
    altTh: alt.th,
    altEn: alt.en,
    width,
    height,
    variantId: variantId === undefined ? undefined : dotless(variantId),
    goodsBox: goodsBox && [...goodsBox],
  }))
}

export function similarRows(product: Product): (typeof similarProducts.$inferInsert)[] {
  return product.similarIds.map((similarId, index) => ({
    productId: product.id,
    position: index + 1,
    similarId,
  }))
}

export function companionRows(product: Product): (typeof companionProducts.$inferInsert)[] {
  return product.goesWithIds.map((companionId, index) => ({
    productId: product.id,
    position: index + 1,
    companionId,
  }))
}
