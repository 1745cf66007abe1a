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
import { inBoth } from '../shop/common/language.ts'
import { sanitiseBoth } from '../shop/common/sanitise-html.ts'
import { categoryIdOf } from '../import/catalogue-sheets.ts'
import type { Category, Material, Product } from '../import/shop.ts'
import type { SizeGuideNotes } from '../../sample-shop/drawings/size-guides/registry.ts'

export function categoryRow(category: Category): typeof categories.$inferInsert {
  const { id, path, parentId, name, imageUrl, position } = category
  return { id, path, parentId, position, ...inBoth('name', name), imageUrl }
}

export function materialRow({ id, name }: Material, index: number): typeof materials.$inferInsert {
  return { id, position: index + 1, ...inBoth('name', name) }
}

export function materialFactRows({ id, facts }: Material): (typeof materialFacts.$inferInsert)[] {
  return facts.map(({ name, value }, index) => ({
    materialId: id,
    position: index + 1,
    ...inBoth('name', name),
    ...inBoth('value', value),
  }))
}

export function sizeGuideNoteRows({ kind, notes }: SizeGuideNotes): (typeof sizeGuideNotes.$inferInsert)[] {
  return notes.map(({ th, en }, index) => ({ sizeGuide: kind, position: index + 1, noteTh: th, noteEn: en }))
}

export function productRow(product: Product): typeof products.$inferInsert {
  const [face] = product.images
  return {
    id: product.id,
    code: product.code,
    categoryId: categoryIdOf(product.categoryPath),
    materialId: product.materialId,
    ...inBoth('name', product.name),
    ...inBoth('unit', product.unit),
    imageUrl: face.url,
    ...inBoth('imageAlt', face.alt),
    sizeGuide: product.sizeGuide,
    setColors:
      product.setColors.length > 0 ? product.setColors.map(({ hex, name }) => ({ hex, ...name })) : undefined,
    isForSale: product.isForSale,
    isRecommended: product.isRecommended,
    isCuttable: product.isCuttable,
    createdAt: product.createdAt,
  }
}

export function descriptionRow({ id, descriptionHtml }: Product): typeof productDescriptions.$inferInsert {
  return {
    productId: id,
    ...inBoth('html', sanitiseBoth(descriptionHtml)),
  }
}

export function variantRows(product: Product): (typeof variants.$inferInsert)[] {
  return product.variants.map(
    ({ id, color, label, dimensions, price, specialPrice, priceTiers, weightGrams, stock }, index) => ({
      id,
      productId: product.id,
      position: index + 1,
      colorHex: color.hex,
      ...inBoth('colorName', color.name),
      ...inBoth('label', label),
      widthMm: dimensions.width,
      lengthMm: dimensions.length,
      thicknessMm: dimensions.thickness,
      weightGrams,
      priceSatang: satangOf(price),
      specialPriceSatang: specialPrice === undefined ? undefined : satangOf(specialPrice),
      priceTiers: priceTiers && [...priceTiers],
      stock,
    }),
  )
}

export function imageRows(product: Product): (typeof productImages.$inferInsert)[] {
  return product.images.map(({ url, alt, width, height, variantId, goodsBox }, index) => ({
    productId: product.id,
    position: index + 1,
    url,
    ...inBoth('alt', alt),
    width,
    height,
    variantId,
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
  return product.companionIds.map((companionId, index) => ({
    productId: product.id,
    position: index + 1,
    companionId,
  }))
}
