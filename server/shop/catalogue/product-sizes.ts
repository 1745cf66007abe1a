import { sql } from 'drizzle-orm'
import type { Dimensions, ProductListItem } from '../../../openapi/generated/schema.ts'
import { products, variants } from '../../db/schema/catalogue.ts'
import type { ApiLanguage } from '../common/language.ts'
import { inLanguage } from '../common/language.ts'
import { weight } from '../common/measures.ts'

interface Face {
  width: number
  length: number
  thickness: number | null
}

/** What the variants of a product measure, as the database adds it up. */
export interface SizesRow {
  count: number
  label: string
  smallest: Face
  largest: Face
  thickness: { min: number; max: number } | null
  grams: { min: number; max: number }
}

const faces = sql`json_agg(
  json_build_object('width', ${variants.widthMm}, 'length', ${variants.lengthMm}, 'thickness', ${variants.thicknessMm})
  order by ${variants.widthMm} * ${variants.lengthMm}, ${variants.thicknessMm} nulls first, ${variants.position}
)`

/** The sizes of one product; its own subquery, so that lists read it only for the rows of a page. */
export function sizesColumn(language: ApiLanguage) {
  const label = inLanguage(language, variants.labelTh, variants.labelEn)
  return sql<SizesRow>`(
    select json_build_object(
      'count', count(distinct ${label}),
      'label', min(${label}),
      'smallest', ${faces} -> 0,
      'largest', ${faces} -> -1,
      'thickness', case when count(${variants.thicknessMm}) > 0
        then json_build_object('min', min(${variants.thicknessMm}), 'max', max(${variants.thicknessMm})) end,
      'grams', json_build_object('min', min(${variants.weightGrams}), 'max', max(${variants.weightGrams}))
    )
    from ${variants} where ${variants.productId} = ${products.id}
  )`
}

const dimensions = ({ width, length, thickness }: Face): Dimensions => ({
  width,
  length,
  ...(thickness !== null && { thickness }),
  unit: 'millimetre',
})

export function toSizes(row: SizesRow): ProductListItem['sizes'] {
  const { count, label, smallest, largest, thickness, grams } = row
  return {
    count,
    ...(count === 1 && { label }),
    smallest: dimensions(smallest),
    largest: dimensions(largest),
    ...(thickness !== null && { thickness }),
    weight: { min: weight(grams.min), max: weight(grams.max) },
  }
}
