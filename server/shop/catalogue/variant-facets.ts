import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { ProductFacets } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { products, variants } from '../../db/schema/catalogue.ts'
import { productFacets } from '../../db/schema/search.ts'
import type { ApiLanguage } from '../common/language.ts'
import { inLanguage } from '../common/language.ts'
import { faceLabel } from './face-label.ts'
import { wantedProducts, wantedVariant, type Narrowing } from './product-filter.ts'
import { foundVariants } from './search/understand.ts'

type Kind = 'color' | 'thickness' | 'size'
type VariantFacets = Pick<ProductFacets, 'colors' | 'thicknesses' | 'sizes'>
type Counted = { kind: Kind; value: string; name: string; count: number }

const kinds: Kind[] = ['color', 'thickness', 'size']

/** Each kind is counted under what is chosen of the others; those of which nothing is chosen are read together. */
export async function countVariantFacets(
  db: Queries,
  language: ApiLanguage,
  query: Narrowing,
): Promise<VariantFacets> {
  const open = kinds.filter((kind) => query[kind] === undefined)
  const chosen = kinds.filter((kind) => query[kind] !== undefined)
  const readings = await Promise.all([
    open.length === 0 ? [] : countIn(db, language, query, open),
    ...chosen.map((kind) => countIn(db, language, { ...query, [kind]: undefined }, [kind])),
  ])
  return toFacets(language, readings.flat())
}

/** Where any variant will do, what a product offers is known already; otherwise its variants are asked. */
async function countIn(
  db: Queries,
  language: ApiLanguage,
  query: Narrowing,
  asked: readonly Kind[],
): Promise<Counted[]> {
  const ofVariant = and(wantedVariant(query), query.search && foundVariants(query.search))
  const source = ofVariant === undefined ? offeredByProducts : offeredByVariants
  const counts = asked.map(
    (
      kind,
    ) => sql`select ${sql.raw(`'${kind}'`)} as kind, value, count(*)::int as count from (${source[kind]}) as one
      group by value`,
  )
  const name = inLanguage(language, variants.colorNameTh, variants.colorNameEn)
  const { rows } = await db.execute<Counted>(sql`
    with wanted as materialized (${ofVariant === undefined ? wantedOffers(db, query) : wantedRows(db, query, ofVariant)})
    select kind, value, count, case when kind = 'color' then (
      select ${name} from ${variants} where ${variants.colorHex} = value order by ${variants.productId} limit 1
    ) end as name
    from (${sql.join(counts, sql` union all `)}) as counted
  `)
  return rows
}

const wantedOffers = (db: Queries, query: Narrowing) =>
  db
    .select({
      hexes: productFacets.hexes,
      thicknesses: productFacets.thicknesses,
      faces: productFacets.faces,
    })
    .from(productFacets)
    .innerJoin(products, eq(products.id, productFacets.productId))
    .where(wantedProducts(query))

const wantedRows = (db: Queries, query: Narrowing, ofVariant: SQL) =>
  db
    .select({
      productId: variants.productId,
      hex: variants.colorHex,
      thickness: variants.thicknessMm,
      width: variants.widthMm,
      length: variants.lengthMm,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(wantedProducts(query), ofVariant))

const offeredByProducts: Record<Kind, SQL> = {
  color: sql`select unnest(hexes) as value from wanted`,
  thickness: sql`select unnest(thicknesses) as value from wanted`,
  size: sql`select unnest(faces) as value from wanted`,
}

/** A product counts once for a value, however many of its variants have it. */
const offeredByVariants: Record<Kind, SQL> = {
  color: sql`select distinct product_id, color_hex as value from wanted`,
  thickness: sql`select distinct product_id, thickness_mm::text as value from wanted where thickness_mm is not null`,
  size: sql`select distinct product_id, width_mm || 'x' || length_mm as value from wanted`,
}

function toFacets(language: ApiLanguage, rows: readonly Counted[]): VariantFacets {
  const of = (kind: Kind) => rows.filter((row) => row.kind === kind)
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
