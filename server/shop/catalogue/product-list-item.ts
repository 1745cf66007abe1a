import { eq, sql } from 'drizzle-orm'
import type { Color, ProductListItem } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { categories, products, variants } from '../../db/schema/catalogue.ts'
import type { ApiLanguage } from '../common/language.ts'
import { inLanguage } from '../common/language.ts'
import { baht } from '../common/measures.ts'
import { ratingOf } from '../reviews/rating.ts'
import { sizesColumn, toSizes } from './product-sizes.ts'

const stocked = sql`from ${variants} where ${variants.productId} = ${products.id} and ${variants.stock} > 0`
/** The price expression for filtering all products. */
export const hasStock = sql<boolean>`exists (select 1 ${stocked})`
/** The price expression for the rows of one page: with the one above, the database would scan all variants of the shop. */
const isInStock = sql<boolean>`coalesce((select true ${stocked} limit 1), false)`

/** The colours to choose from, or what a set holds. */
function colors(language: ApiLanguage) {
  const name = inLanguage(language, variants.colorNameTh, variants.colorNameEn)
  const nameInSet = inLanguage(language, sql`color->>'th'`, sql`color->>'en'`)
  return sql<Color[]>`coalesce((
    select json_agg(json_build_object('name', ${nameInSet}, 'hex', color->>'hex') order by place)
    from jsonb_array_elements(${products.setColors}) with ordinality as held (color, place)
  ), (
    select json_agg(json_build_object('name', name, 'hex', hex) order by place)
    from (
      select ${name} as name, ${variants.colorHex} as hex, min(${variants.position}) as place
      from ${variants} where ${variants.productId} = ${products.id} group by 1, 2
    ) as shown
  ))`
}

export const listItemColumns = (language: ApiLanguage) => ({
  id: products.id,
  code: products.code,
  name: inLanguage(language, products.nameTh, products.nameEn),
  categoryPath: categories.path,
  isForSale: products.isForSale,
  isInStock,
  imageUrl: products.imageUrl,
  imageAlt: inLanguage(language, products.imageAltTh, products.imageAltEn),
  colors: colors(language),
  priceSatang: sql`${products.priceSatang}`.mapWith(Number),
  specialPriceSatang: products.specialPriceSatang,
  unit: inLanguage(language, products.unitTh, products.unitEn),
  starCounts: products.starCounts,
})

const sizedItemColumns = (language: ApiLanguage) => ({
  ...listItemColumns(language),
  sizes: sizesColumn(language),
})

/** Selects list items; the caller adds the condition and the order. */
export function selectListItems(db: Queries, language: ApiLanguage) {
  return db
    .select(sizedItemColumns(language))
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .$dynamic()
}

type SizedRow = Awaited<ReturnType<typeof selectListItems>>[number]
type Row = Omit<SizedRow, 'sizes' | 'starCounts'>

export function toListItem({ sizes, starCounts, ...row }: SizedRow): ProductListItem {
  const rating = ratingOf(starCounts)
  return { ...toItem(row), sizes: toSizes(sizes), ...(rating && { rating }) }
}

/** What a list item and a whole product have in common. */
export function toItem<Rest extends Row>(row: Rest) {
  const { isForSale, isInStock: inStock, priceSatang, specialPriceSatang, ...shown } = row
  return {
    ...shown,
    status: isForSale ? (inStock ? 'available' : 'soldOut') : 'cancelled',
    price: baht(priceSatang),
    ...(specialPriceSatang !== null && { specialPrice: baht(specialPriceSatang) }),
  } as const
}
