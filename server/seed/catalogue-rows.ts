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
import { categoryIdOf } from '../import/catalogue-sheets.ts'
import type { Category, Material, Product } from '../import/shop.ts'
import type { SizeGuideNotes } from '../../sample-shop/drawings/size-guides/registry.ts'

export function categoryRow(category: Category): typeof categories.$inferInsert {
  const { id, path, parentId, name, imageUrl, position } = category
  return { id, path, parentId, position, nameTh: name.th, nameEn: name.en, imageUrl }
}

export function materialRow({ id, name }: Material, index: number): typeof materials.$inferInsert {
  return { id, position: index + 1, nameTh: name.th, nameEn: name.en }
}

export function materialFactRows({ id, facts }: Material): (typeof materialFacts.$inferInsert)[] {
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

export function productRow(product: Product): typeof products.$inferInsert {
  const [face] = product.images
  return {
    id: product.id,
    code: product.code,
    categoryId: categoryIdOf(product.categoryPath),
    materialId: product.materialId,
    nameTh: product.name.th,
    nameEn: product.name.en,
    unitTh: product.unit.th,
    unitEn: product.unit.en,
    imageUrl: face.url,
    imageAltTh: face.alt.th,
    imageAltEn: face.alt.en,
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
    htmlTh: sanitiseHtml(descriptionHtml.th),
    htmlEn: sanitiseHtml(descriptionHtml.en),
  }
}

export function variantRows(product: Product): (typeof variants.$inferInsert)[] {
  return product.variants.map(
    ({ id, color, label, dimensions, price, specialPrice, priceTiers, weightGrams, stock }, index) => ({
      id,
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
    altTh: alt.th,
    altEn: alt.en,
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
