import { sql, type SQL } from 'drizzle-orm'
import type { ProductFacets } from '../../../openapi/generated/schema.ts'
import { facetOffers } from '../../db/schema/search.ts'
import type { ApiLanguage } from '../common/language.ts'
import { faceLabel } from './face-label.ts'

export const variantKinds = ['color', 'thickness', 'size'] as const
export type VariantKind = (typeof variantKinds)[number]
type VariantFacets = Pick<ProductFacets, 'colors' | 'thicknesses' | 'sizes'>

/** A value of a facet with its products, or a figure of all goods. */
export interface Counted extends Record<string, unknown> {
  kind: VariantKind | 'material' | 'inStock' | 'special' | 'totalRecords' | 'min' | 'max'
  value: string
  name: string
  count: number
}

const columns: Record<VariantKind, { ofGoods: SQL; ofKinds: SQL }> = {
  color: { ofGoods: sql`hexes`, ofKinds: sql`color_hex` },
  thickness: { ofGoods: sql`thicknesses`, ofKinds: sql`thickness` },
  size: { ofGoods: sql`faces`, ofKinds: sql`face` },
}

const named = (kind: VariantKind): SQL => sql.raw(`'${kind}'`)

/** The values that `products` offer, from what is written once for all that offer the same. */
export const offeredByGoods = (kind: VariantKind, condition: SQL): SQL => sql`
  select ${named(kind)}, value, sum(count) from (
    select offer_id, sum(count) as count from goods where ${condition} group by offer_id
  ) as one
  join ${facetOffers} as offers on offers.id = offer_id
  cross join unnest(${columns[kind].ofGoods}) as value
  group by value`

/** The values of the variants that are `offered`; a product counts once, however many of its variants have a value. */
export const offeredByKinds = (kind: VariantKind): SQL => sql`
  select ${named(kind)}, value, count(*) from (
    select distinct product_id, ${columns[kind].ofKinds} as value from offered
  ) as one
  where value is not null
  group by value`

export function toVariantFacets(language: ApiLanguage, rows: readonly Counted[]): VariantFacets {
  const of = (kind: VariantKind) => rows.filter((row) => row.kind === kind)
  const mostFirst = (one: Counted, other: Counted) => other.count - one.count
  return {
    colors: of('color')
      .toSorted((one, other) => mostFirst(one, other) || (one.value < other.value ? -1 : 1))
      .map(({ value: hex, name, count }) => ({ hex, name, count })),
    thicknesses: of('thickness')
      .map(({ value, count }) => ({ millimetres: Number(value), count }))
      .toSorted((one, other) => one.millimetres - other.millimetres),
    sizes: of('size')
      .map(({ value, count }) => ({ value, count, face: value.split('x').map(Number) }))
      .toSorted(
        ({ count, face: [width = 0, length = 0] }, { count: others, face: [w = 0, l = 0] }) =>
          others - count || w - width || l - length,
      )
      .map(({ value, count, face: [width = 0, length = 0] }) => ({
        id: value,
        label: faceLabel(language, width, length),
        count,
      })),
  }
}
