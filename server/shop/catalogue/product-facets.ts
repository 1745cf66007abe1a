import { and, sql, type SQL } from 'drizzle-orm'
import type { ProductFacets } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { facetOffers, productFacets } from '../../db/schema/search.ts'
import type { ApiLanguage } from '../common/language.ts'
import {
  conditionOn,
  facetNames,
  facetOf,
  facets,
  filterNames,
  filters,
  type CountedValue,
  type FacetName,
  type FilterName,
  type Filters,
  type ProductFilters,
} from './filters.ts'
import { foundOffers, foundProducts } from './search/matching.ts'
import { interpretKeyword } from './search/interpret-keyword.ts'

interface Counted extends CountedValue, Record<string, unknown> {
  filter: FilterName | 'totalRecords'
}

/** Filters by what a variant is, by what a product is, and those that no facet leaves out. */
const ofVariants = filterNames.filter((name) => filters[name].offers)
const ofProducts = filterNames.filter((name) => facetOf(name) && !filters[name].offers)
const ofAll = filterNames.filter((name) => !facetOf(name))

/** Each facet is counted under all filters but its own, so that a value that is offered always leads to goods. */
export async function listProductFacets(
  db: Queries,
  language: ApiLanguage,
  { keyword, ...filtered }: ProductFilters,
): Promise<ProductFacets> {
  const query = { ...filtered, search: await interpretKeyword(db, keyword ?? '') }
  const chosen = ofVariants.filter((name) => query[name] !== undefined)
  const open = ofVariants.filter((name) => query[name] === undefined)
  const readings = await Promise.all([
    countIn(db, language, query, open, true),
    ...chosen.map((name) => countIn(db, language, { ...query, [name]: undefined }, [name], false)),
  ])
  return toAnswer(language, readings.flat())
}

const columnOf = (name: FilterName): SQL => sql`${sql.identifier(name)}`
const literal = (name: string): SQL => sql.raw(`'${name}'`)
const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `)
const where = (conditions: (SQL | undefined)[]): SQL => and(...conditions) ?? sql`true`

/**
 * One reading of the products, which are counted by all that tells them apart here: what follows reads these counts alone.
 * Where any variant of a product will do, what it offers is known; otherwise the kinds of its variants are asked.
 */
async function countIn(
  db: Queries,
  language: ApiLanguage,
  query: Filters,
  open: readonly FilterName[],
  hasFigures: boolean,
): Promise<Counted[]> {
  const wanted = wantedOffers(query)
  /** Of a range, its test is a column of the goods; of all else, the value. */
  const columns = list(
    ofProducts.map((name) => {
      const { bound, counted } = filters[name]
      return sql`${bound ? (conditionOn(name, counted, query) ?? sql`true`) : counted} as ${columnOf(name)}`
    }),
  )
  const allBut = (left?: FacetName) =>
    where(
      ofProducts
        .filter((name) => facetOf(name) !== left)
        .map((name) => (filters[name].bound ? columnOf(name) : conditionOn(name, columnOf(name), query))),
    )
  const figures = ofProducts.map((name) => {
    const { bound } = filters[name]
    const facet = facetOf(name)
    return bound
      ? sql`select ${literal(name)}, ${literal(bound)}, ${sql.raw(bound)}(${boundOf(name)}) from goods where ${allBut(facet)}`
      : sql`select ${literal(name)}, ${columnOf(name)}::text, sum(count) from goods
          where ${columnOf(name)} is not null and ${allBut(facet)} group by 2`
  })
  const total = sql`select 'totalRecords', '', sum(count) from goods where ${allBut()}`
  const values = open.map((name) => (wanted ? countedByKinds(name) : countedByGoods(name, allBut())))
  const counts = [...(hasFigures ? [...figures, total] : []), ...values]
  const { rows } = await db.execute<Counted>(sql`
    with ${wanted ? sql`wanted as materialized (${wanted}),` : sql``}
    goods as materialized (
      select offer_id, ${columns}, count(*) as count, ${list(bounds)}
      from ${productFacets} as f where ${wantedInAll(query, wanted !== undefined)}
      group by ${sql.raw(['offer_id', ...ofProducts].map((_, index) => index + 1).join(', '))}
    )
    ${
      wanted
        ? sql`, looks as materialized (
            select id, ${list(ofVariants.map((name) => sql`${filters[name].offers?.one} as ${columnOf(name)}`))}
            from variant_kinds as k where id in (select kind_id from wanted)
          ),
          offered as materialized (
            select wanted.product_id, ${list(ofVariants.map(columnOf))}
            from wanted join looks on looks.id = wanted.kind_id
            where wanted.product_id in (
              select product_id from (
                select f.product_id, ${columns} from ${productFacets} as f where ${wantedInAll(query, false)}
              ) as f where ${allBut()}
            )
          )`
        : sql``
    }
    select filter, value, coalesce(count, 0)::float8 as count, ${ofEach(({ nameOf }, value) => nameOf?.(value, language))} as name
    from (${sql.join(counts, sql` union all `)}) as counted (filter, value, count)
    order by ${ofEach(({ placeOf }, value) => placeOf?.(value))}
  `)
  return rows
}

const boundOf = (name: FilterName): SQL => sql`${sql.identifier(`bound_${name}`)}`
/** The least and the most of what the ranges are about. */
const bounds = ofProducts.flatMap((name) => {
  const { bound, counted } = filters[name]
  return bound ? [sql`${sql.raw(bound)}(${counted}) as ${boundOf(name)}`] : []
})

/** What the facets of some filters read of a counted value. */
function ofEach(read: (facet: (typeof facets)[FacetName], value: SQL) => SQL | undefined): SQL {
  const cases = filterNames.flatMap((name) => {
    const facet = facetOf(name)
    const reading = facet && read(facets[facet], sql`value`)
    return reading ? [sql`when ${literal(name)} then (${reading})`] : []
  })
  return sql`case filter ${sql.join(cases, sql` `)} end`
}

/** The values that `goods` offer, from what is written once for all that offer the same. */
const countedByGoods = (name: FilterName, condition: SQL): SQL => sql`
  select ${literal(name)}, value, sum(count) from (
    select offer_id, sum(count) as count from goods where ${condition} group by offer_id
  ) as one
  join ${facetOffers} as offers on offers.id = offer_id
  cross join unnest(${filters[name].offers?.all}) as value
  group by value`

/** The values of the variants that are `offered`; a product counts once, however many of its variants have a value. */
const countedByKinds = (name: FilterName): SQL => sql`
  select ${literal(name)}, value, count(*) from (
    select distinct product_id, ${columnOf(name)} as value from offered
  ) as one
  where value is not null
  group by value`

/** The kinds and the products of the variants that count; undefined where any variant of a product will do. */
function wantedOffers(query: Filters): SQL | undefined {
  const kinds = and(...ofVariants.map((name) => conditionOn(name, filters[name].counted, query)))
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
function wantedInAll(query: Filters, hasOffers: boolean): SQL {
  const { search } = query
  return where([
    ...ofAll.map((name) => conditionOn(name, filters[name].counted, query)),
    search && !search.onVariants ? sql`f.product_id in (${foundProducts(search)})` : undefined,
    hasOffers ? sql`f.product_id in (select product_id from wanted)` : undefined,
  ])
}

function toAnswer(language: ApiLanguage, rows: readonly Counted[]): ProductFacets {
  const answers = facetNames.map((name) => {
    const counted = rows.filter(({ filter }) => filter !== 'totalRecords' && facetOf(filter) === name)
    return [name, facets[name].answer(counted, language)]
  })
  const totalRecords = rows.find(({ filter }) => filter === 'totalRecords')?.count ?? 0
  // The cast is safe: each figure of the contract has its row.
  return { ...Object.fromEntries(answers), totalRecords } as ProductFacets
}
