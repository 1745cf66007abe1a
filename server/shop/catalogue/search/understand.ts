import { and, or, sql, type SQL } from 'drizzle-orm'
import { variants } from '../../../db/schema/catalogue.ts'
import { productSearch, variantSearch } from '../../../db/schema/search.ts'
import type { ProductPage } from '../../../../openapi/generated/schema.ts'
import type { Queries } from '../../../db/database.ts'
import { fitOf, hasWord, isOfVariant, type Weights } from './conditions.ts'
import { fold } from './fold.ts'
import { readKeyword, type Reading, type Wanted } from './wanted-words.ts'

/** A keyword as the database is asked for it. */
export interface Search {
  /** The code that the keyword may be, without spaces. */
  code: string
  wanted: Wanted[]
  /** Whether the words tell variants apart, so that the documents of variants have to be read. */
  onVariants: boolean
  /** On a row `d` of the documents; nothing is found where it is absent. */
  condition?: SQL
  fit: SQL
  told: NonNullable<ProductPage['search']>
}

/** Every word in name or material, then in the groups too; only then goods that have some of the words. */
export async function understand(db: Queries, keyword: string): Promise<Search | undefined> {
  if (keyword.trim() === '') return undefined
  const reading = await readKeyword(db, keyword)
  const { wanted, unknown } = reading
  const code = fold(keyword).replaceAll(' ', '')
  const onVariants = wanted.some(isOfVariant)
  const search = (condition: SQL | undefined, fit: SQL, missing: string[]): Search => ({
    code,
    wanted,
    onVariants,
    ...(condition && { condition }),
    fit,
    told: tell(reading, missing),
  })
  if (wanted.length === 0) return search(undefined, sql`0`, unknown)
  const all = (weights: Weights) => and(...wanted.map((one) => hasWord(one, weights, onVariants)))
  for (const weights of ['ABC', 'ABCD'] as const) {
    const condition = all(weights)
    if (condition && (await isMet(db, condition, onVariants)))
      return search(condition, fitOf(wanted), unknown)
  }
  const met = await metOf(
    db,
    wanted.map((one) => hasWord(one, 'ABCD', onVariants)),
    onVariants,
  )
  const some = wanted.filter((_, index) => met[index])
  const missing = wanted.filter((_, index) => !met[index]).map(({ typed }) => typed)
  return search(await mostOf(db, some, onVariants), fitOf(some), [...unknown, ...missing])
}

/** Goods that have all of the words, else all but one, else any. */
async function mostOf(db: Queries, some: readonly Wanted[], onVariants: boolean): Promise<SQL | undefined> {
  const conditions = some.map((one) => hasWord(one, 'ABCD', onVariants))
  const allButOne = conditions.map((_, index) => and(...conditions.filter((_one, other) => other !== index)))
  const choices = [[and(...conditions)], some.length > 2 ? allButOne : []]
  for (const choice of choices) {
    const given = choice.flatMap((one) => one ?? [])
    const met = await metOf(db, given, onVariants)
    const possible = given.filter((_, index) => met[index])
    if (possible.length > 0) return or(...possible)
  }
  return or(...conditions)
}

const metOf = (db: Queries, conditions: readonly SQL[], onVariants: boolean): Promise<boolean[]> =>
  Promise.all(conditions.map((one) => isMet(db, one, onVariants)))

export const documents = (onVariants: boolean): SQL =>
  onVariants ? sql`${variantSearch}` : sql`${productSearch}`

/**
 * Reads no further than the first match. Inside the materialised part the planner does not count on that: otherwise it
 * would look through the whole table in the hope of an early match, and where there is none, look at all of it.
 */
async function isMet(db: Queries, condition: SQL, onVariants: boolean): Promise<boolean> {
  const { rows } = await db.execute<{ met: boolean }>(sql`
    with matching as materialized (select 1 from ${documents(onVariants)} as d where ${condition})
    select exists (select 1 from matching) as met
  `)
  return rows[0]?.met ?? false
}

function tell({ wanted, spelling }: Reading, unmatched: string[]): Search['told'] {
  const matched = wanted.map(({ typed }) => typed).filter((typed) => !unmatched.includes(typed))
  return {
    ...(spelling !== undefined && { spelling }),
    matched: [...new Set(matched)],
    unmatched: [...new Set(unmatched)],
  }
}

/** The ids of the products that a search finds, as a query for the conditions of others. */
export function foundProducts({ condition, code, onVariants }: Search): SQL {
  const byCode = sql`select product_id from product_search where code = ${code}`
  return condition === undefined
    ? byCode
    : sql`${byCode} union select d.product_id from ${documents(onVariants)} as d where ${condition}`
}

/** The condition that a variant is one of those that a search finds; undefined where its words do not tell variants apart. */
export function foundVariants({ condition, code, onVariants }: Search): SQL | undefined {
  if (!onVariants || !condition) return undefined
  return sql`${variants.id} in (
    select d.variant_id from variant_search as d where ${condition}
    union
    select d.variant_id from variant_search as d
    where d.product_id in (select product_id from product_search where code = ${code})
  )`
}
