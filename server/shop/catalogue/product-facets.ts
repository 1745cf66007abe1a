import { and, sql, type SQL } from 'drizzle-orm'
import type { ProductFacets } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { materials, variants } from '../../db/schema/catalogue.ts'
import { productFacets } from '../../db/schema/search.ts'
import type { ApiLanguage } from '../common/language.ts'
import { inLanguage } from '../common/language.ts'
import { isInRange, ownConditions, wantedInAll, wantedOffers } from './facet-filter.ts'
import type { Narrowing, ProductFilters } from './product-filter.ts'
import { understand } from './search/understand.ts'
import {
  offeredByGoods,
  offeredByKinds,
  toVariantFacets,
  variantKinds,
  type Counted,
  type VariantKind,
} from './variant-facets.ts'

/** Each facet is counted under all filters but its own, so that a value that is offered always leads to goods. */
export async function listProductFacets(
  db: Queries,
  language: ApiLanguage,
  { keyword, ...filters }: ProductFilters,
): Promise<ProductFacets> {
  const query = { ...filters, search: await understand(db, keyword ?? '') }
  const chosen = variantKinds.filter((kind) => query[kind] !== undefined)
  const open = variantKinds.filter((kind) => query[kind] === undefined)
  const readings = await Promise.all([
    countIn(db, language, query, open, true),
    ...chosen.map((kind) => countIn(db, language, { ...query, [kind]: undefined }, [kind], false)),
  ])
  return toFacets(language, readings.flat())
}

/**
 * One reading of the products, which are counted by all that tells them apart here: what follows reads these counts alone.
 * Where any variant of a product will do, what it offers is known; otherwise the kinds of its variants are asked.
 */
async function countIn(
  db: Queries,
  language: ApiLanguage,
  query: Narrowing,
  kinds: readonly VariantKind[],
  hasFigures: boolean,
): Promise<Counted[]> {
  const offers = wantedOffers(query)
  const { material, stock, offer } = ownConditions(query)
  const where = (...conditions: (SQL | undefined)[]) => and(...conditions) ?? sql`true`
  const all = where(material, stock, offer, sql`is_in_range`)
  const values = kinds.map((kind) => (offers ? offeredByKinds(kind) : offeredByGoods(kind, all)))
  const figures = [
    sql`select 'material' as kind, material_id as value, sum(count) as count from goods
      where material_id is not null and ${where(stock, offer, sql`is_in_range`)} group by material_id`,
    sql`select 'inStock', '', sum(count) from goods where ${where(material, offer, sql`is_in_range and is_stocked`)}`,
    sql`select 'special', '', sum(count) from goods where ${where(material, stock, sql`is_in_range and is_special`)}`,
    sql`select 'totalRecords', '', sum(count) from goods where ${all}`,
    sql`select 'min', '', min(least) from goods where ${where(material, stock, offer)}`,
    sql`select 'max', '', max(most) from goods where ${where(material, stock, offer)}`,
  ]
  const counts = [...(hasFigures ? figures : []), ...values]
  const { rows } = await db.execute<Counted>(sql`
    with ${offers ? sql`wanted as materialized (${offers}),` : sql``}
    goods as materialized (
      select offer_id, material_id, is_stocked, is_special, ${isInRange(query)} as is_in_range,
        count(*) as count, min(paid_satang) as least, max(paid_satang) as most
      from ${productFacets} as f where ${wantedInAll(query, offers !== undefined)}
      group by 1, 2, 3, 4, 5
    )
    ${
      offers
        ? sql`, looks as materialized (
            select id, color_hex, thickness_mm::text as thickness, width_mm || 'x' || length_mm as face
            from variant_kinds where id in (select kind_id from wanted)
          ),
          offered as materialized (
            select wanted.product_id, color_hex, thickness, face from wanted join looks on looks.id = wanted.kind_id
            where wanted.product_id in (
              select product_id from (
                select f.*, ${isInRange(query)} as is_in_range from ${productFacets} as f
                where ${wantedInAll(query, false)}
              ) as f where ${all}
            )
          )`
        : sql``
    }
    select kind, value, coalesce(count, 0)::float8 as count, case kind
      when 'color' then (
        select ${inLanguage(language, variants.colorNameTh, variants.colorNameEn)} from ${variants}
        where ${variants.colorHex} = value order by ${variants.productId} limit 1
      )
      when 'material' then (
        select ${inLanguage(language, materials.nameTh, materials.nameEn)} from ${materials} where ${materials.id} = value
      )
    end as name
    from (${sql.join(counts, sql` union all `)}) as counted (kind, value, count)
    order by (select ${materials.position} from ${materials} where kind = 'material' and ${materials.id} = value)
  `)
  return rows
}

function toFacets(language: ApiLanguage, rows: readonly Counted[]): ProductFacets {
  const figure = (kind: Counted['kind']) => rows.find((row) => row.kind === kind)?.count ?? 0
  return {
    ...toVariantFacets(language, rows),
    materials: rows
      .filter(({ kind }) => kind === 'material')
      .map(({ value: id, name, count }) => ({ id, name, count })),
    prices: { min: figure('min') / 100, max: figure('max') / 100 },
    inStock: figure('inStock'),
    special: figure('special'),
    totalRecords: figure('totalRecords'),
  }
}
