import { and, sql, type SQL } from 'drizzle-orm'
import { satangOf } from '../common/measures.ts'
import { isWithin, type Narrowing } from './product-filter.ts'
import { foundOffers, foundProducts } from './search/matching.ts'

/** The kinds `k` of variants that have all that is chosen of colour, thickness and size. */
function wantedKind({ color, thickness, size }: Narrowing): SQL | undefined {
  const [width, length] = size?.split('x').map(Number) ?? []
  return and(
    color === undefined ? undefined : sql`k.color_hex = ${color.toLowerCase()}`,
    thickness === undefined ? undefined : sql`k.thickness_mm = ${thickness}`,
    width === undefined || length === undefined
      ? undefined
      : sql`k.width_mm = ${width} and k.length_mm = ${length}`,
  )
}

/** The kinds and the products of the variants that count; undefined where any variant of a product will do. */
export function wantedOffers(query: Narrowing): SQL | undefined {
  const kinds = wantedKind(query)
  const found = query.search && foundOffers(query.search)
  if (!found)
    return (
      kinds &&
      sql`select k.id as kind_id, d.product_id from (select id from variant_kinds as k where ${kinds} offset 0) as k
        cross join lateral (select * from variant_search where kind_id = k.id and rank is not null offset 0) as d`
    )
  return kinds
    ? sql`select * from (${found}) as one where kind_id in (select id from variant_kinds as k where ${kinds})`
    : found
}

/** What no facet leaves out: the group, the keyword and the variants that count, which are `wanted` where some do. */
export function wantedInAll({ categoryId, recommended, search }: Narrowing, hasOffers: boolean): SQL {
  const isFound = search && !search.onVariants ? sql`f.product_id in (${foundProducts(search)})` : undefined
  const isOffered = hasOffers ? sql`f.product_id in (select product_id from wanted)` : undefined
  return (
    and(
      categoryId === undefined ? undefined : isWithin(sql`f.category_id`, categoryId),
      recommended === undefined ? undefined : sql`f.is_recommended = ${recommended}`,
      isFound,
      isOffered,
    ) ?? sql`true`
  )
}

/** The filters that some facet leaves out, each by itself. */
export const ownConditions = (query: Narrowing) => ({
  material: query.material === undefined ? undefined : sql`material_id = ${query.material}`,
  stock: query.inStock === undefined ? undefined : sql`is_stocked = ${query.inStock}`,
  offer: query.special === undefined ? undefined : sql`is_special = ${query.special}`,
})

export function isInRange({ minPrice, maxPrice }: Narrowing): SQL {
  return (
    and(
      minPrice === undefined ? undefined : sql`f.paid_satang >= ${satangOf(minPrice)}`,
      maxPrice === undefined ? undefined : sql`f.paid_satang <= ${satangOf(maxPrice)}`,
    ) ?? sql`true`
  )
}
