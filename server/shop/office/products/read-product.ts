import { eq } from 'drizzle-orm'
import type { OfficeProductDetail, OfficeVariant } from '../../../../openapi/generated/schema.ts'
import type { Queries } from '../../../db/database.ts'
import { products } from '../../../db/schema/catalogue.ts'
import { inLanguage, type ApiLanguage } from '../../common/language.ts'
import { baht } from '../../common/measures.ts'
import { omitNulls } from '../../common/omit-nulls.ts'
import { notFound } from '../../common/problem.ts'
import { sanitiseHtml } from '../../common/sanitise-html.ts'
import { picturesOf } from './product-images.ts'
import { keyOf, readGoods, variantNameOf, type Goods, type VariantRow } from '../import/goods.ts'

/** A product with what only staff know of it. `isLocked` holds off who would write its variants. */
export async function readForStaff(db: Queries, id: string, { isLocked = false } = {}) {
  const mine = eq(products.id, id)
  const [found] = await db.select({ code: products.code }).from(products).where(mine)
  const code = found?.code ?? ''
  const goods = (await readGoods(db, [code], { isLocked })).get(keyOf(code))
  // After the variants are locked, so that nobody writes between.
  const ofStaff = db
    .select({
      version: products.version,
      specialFrom: products.specialFrom,
      specialUntil: products.specialUntil,
    })
    .from(products)
    .where(mine)
  const [known] = await (isLocked ? ofStaff.for('no key update') : ofStaff)
  if (!goods || !known) throw notFound('There is no such product')
  return { goods, known }
}

export async function readOfficeProduct(
  db: Queries,
  language: ApiLanguage,
  id: string,
): Promise<OfficeProductDetail> {
  const { goods, known } = await readForStaff(db, id)
  const { product } = goods
  const pictures = await picturesOf(db, id)
  return {
    ...{ id, code: product.code, version: known.version, imageUrl: product.imageUrl },
    pictures: pictures.map(({ url, altTh, altEn }) => ({ url, alt: { th: altTh, en: altEn } })),
    texts: {
      name: { th: product.nameTh, en: product.nameEn },
      unit: { th: product.unitTh, en: product.unitEn },
      description: { th: sanitiseHtml(product.htmlTh), en: sanitiseHtml(product.htmlEn) },
      categoryPath: product.categoryPath,
      ...omitNulls({ materialId: product.materialId }),
      ...{ isForSale: product.isForSale, isRecommended: product.isRecommended },
      isCuttable: product.isCuttable,
      ...timesOf(known),
    },
    variants: variantsOf(goods).map((variant) => toVariant(variant, language)),
  }
}

export const timesOf = ({ specialFrom, specialUntil }: Record<'specialFrom' | 'specialUntil', Date | null>) =>
  omitNulls({
    specialFrom: specialFrom?.toISOString() ?? null,
    specialUntil: specialUntil?.toISOString() ?? null,
  })

export const variantsOf = ({ variants }: Goods): VariantRow[] =>
  [...variants.values()].toSorted((one, other) => one.position - other.position)

function toVariant(variant: VariantRow, language: ApiLanguage): OfficeVariant {
  const { id, colorHex, stock, priceSatang, specialPriceSatang } = variant
  return {
    variantId: id,
    code: variantNameOf(variant),
    color: { name: inLanguage(language, variant.colorNameTh, variant.colorNameEn), hex: colorHex },
    sizeLabel: inLanguage(language, variant.labelTh, variant.labelEn),
    ...omitNulls({ thicknessMm: variant.thicknessMm }),
    price: baht(priceSatang),
    ...(specialPriceSatang !== null && { specialPrice: baht(specialPriceSatang) }),
    ...omitNulls({ priceTiers: variant.priceTiers }),
    stock,
  }
}
