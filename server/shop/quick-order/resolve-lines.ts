import { inArray, sql } from 'drizzle-orm'
import type { QuickOrderLine } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { products, variants } from '../../db/schema/catalogue.ts'
import { readVariants } from '../catalogue/variant-list.ts'
import type { ApiLanguage } from '../common/language.ts'
import { isOnSale } from '../common/on-sale.ts'
import { fittingVariants, type KnownVariant } from './fitting-variants.ts'
import { bare, readLine, type WrittenLine } from './read-line.ts'

const maxOffers = 5
const maxNear = 3

interface Found {
  state: QuickOrderLine['state']
  match?: string
  offers: string[]
}

/** What each line means, in a few queries for all of them. */
export async function resolveLines(
  db: Queries,
  language: ApiLanguage,
  texts: readonly string[],
): Promise<QuickOrderLine[]> {
  const lines = texts.map((text) => ({ text, ...readLine(text) }))
  const goods = await readGoods(db, lines)
  const found = lines.map((line) => ({ ...line, ...findLine(line, goods) }))
  const ids = found.flatMap(({ match, offers }) => [...(match ? [match] : []), ...offers])
  const shown = await readVariants(db, language, [...new Set(ids)])
  return found.map(({ text, quantity, state, match, offers }) => {
    const variant = match === undefined ? undefined : shown.get(match)
    return {
      text,
      state,
      quantity: Number.isNaN(quantity) ? 1 : quantity,
      ...(variant && { match: variant }),
      offers: offers.flatMap((id) => shown.get(id) ?? []),
    }
  })
}

function findLine({ code, words, quantity }: WrittenLine, goods: Goods): Found {
  const known = goods.byCode.get(bare(code))
  if (!known) {
    const near = (goods.near.get(code) ?? []).flatMap((id) => goods.variantsOf(id, words).left[0]?.id ?? [])
    return { state: Number.isNaN(quantity) ? 'noQuantity' : 'unknown', offers: near }
  }
  const { left, isWhole } = known.variantId
    ? {
        left: goods.variantsOf(known.productId, []).left.filter(({ id }) => id === known.variantId),
        isWhole: true,
      }
    : goods.variantsOf(known.productId, words)
  const [first, ...others] = left
  if (!first) return { state: 'unknown', offers: [] }
  if (others.length > 0 || Number.isNaN(quantity))
    return {
      state: Number.isNaN(quantity) ? 'noQuantity' : 'choose',
      offers: left.slice(0, maxOffers).map(({ id }) => id),
    }
  return { state: isWhole && known.isExact(code) ? 'found' : 'close', match: first.id, offers: [] }
}

interface Named {
  productId: string
  /** Where the code names the variant too. */
  variantId?: string
  isExact: (code: string) => boolean
}

interface Goods {
  /** By the code without what joins its letters and digits. */
  byCode: ReadonlyMap<string, Named>
  /** Products with codes like one that is unknown, the nearest first. */
  near: ReadonlyMap<string, string[]>
  variantsOf: (productId: string, words: readonly string[]) => ReturnType<typeof fittingVariants>
}

async function readGoods(db: Queries, lines: readonly WrittenLine[]): Promise<Goods> {
  const codes = [...new Set(lines.map(({ code }) => code))]
  const byCode = new Map<string, Named>()
  for (const { id, code } of await readProducts(db, codes))
    byCode.set(bare(code), { productId: id, isExact: (asked) => asked === code.toLowerCase() })
  const others = codes.filter((code) => !byCode.has(bare(code)))
  for (const { id, productId } of await readWholeCodes(db, others))
    byCode.set(bare(id.slice(2)), {
      productId,
      variantId: id,
      isExact: (asked) => `p-${asked}` === id.toLowerCase(),
    })
  const unknown = codes.filter((code) => !byCode.has(bare(code)))
  const near = await readNear(db, unknown)
  const ids = [...[...byCode.values()].map(({ productId }) => productId), ...[...near.values()].flat()]
  const ofProduct = new Map<string, KnownVariant[]>()
  for (const variant of await readKnownVariants(db, [...new Set(ids)]))
    ofProduct.set(variant.productId, [...(ofProduct.get(variant.productId) ?? []), variant])
  return { byCode, near, variantsOf: (id, words) => fittingVariants(ofProduct.get(id) ?? [], words) }
}

const bareCode = sql`regexp_replace(lower(${products.code}), '[^a-z0-9]', '', 'g')`

const readProducts = (db: Queries, codes: readonly string[]) =>
  db
    .select({ id: products.id, code: products.code })
    .from(products)
    .where(sql`${bareCode} = any (${sql.param(codes.map(bare))}::text[]) and ${isOnSale}`)
    .orderBy(products.id)

/**
 * The id of a variant is that of its product, which is its code, and its name, which may have capitals. Of two that differ
 * in nothing else the same one is found each time.
 */
const readWholeCodes = (db: Queries, codes: readonly string[]) =>
  db
    .select({ id: variants.id, productId: variants.productId })
    .from(variants)
    .innerJoin(products, sql`${products.id} = ${variants.productId}`)
    .where(
      sql`lower(${variants.id}) = any (${sql.param(codes.map((code) => `p-${code}`))}::text[]) and ${isOnSale}`,
    )
    .orderBy(variants.id)

async function readNear(db: Queries, codes: readonly string[]): Promise<Map<string, string[]>> {
  if (codes.length === 0) return new Map()
  const { rows } = await db.execute<{ asked: string; ids: string[] }>(sql`
    select asked, array_agg(id order by likeness desc, id) as ids
    from unnest(${sql.param([...codes])}::text[]) as asked
    cross join lateral (
      select ${products.id} as id, similarity(lower(${products.code}), asked) as likeness from ${products}
      where lower(${products.code}) % asked and ${isOnSale}
      order by likeness desc, ${products.id} limit ${maxNear}
    ) as near
    group by asked`)
  return new Map(rows.map(({ asked, ids }) => [asked, ids]))
}

const readKnownVariants = (db: Queries, productIds: readonly string[]): Promise<KnownVariant[]> =>
  db
    .select()
    .from(variants)
    .where(inArray(variants.productId, [...productIds]))
