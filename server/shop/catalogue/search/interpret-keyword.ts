import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import { fitOf, isOfVariant, type Weights } from './conditions.ts'
import { fold } from './fold.ts'
import { haveMatches } from './matching.ts'
import type { Search } from './search.ts'
import { parseKeyword, type ParsedKeyword, type SearchTerm } from './search-terms.ts'

/** Every word in name or material, then in the groups too; only then products that have some of the words. */
export async function interpretKeyword(db: Queries, keyword: string): Promise<Search | undefined> {
  if (keyword.trim() === '') return undefined
  const reading = await parseKeyword(db, keyword)
  const { wanted, unknown } = reading
  const code = fold(keyword).replaceAll(' ', '')
  const onVariants = wanted.some(isOfVariant)
  const search = (choices: SearchTerm[][], weights: Weights, fit: SQL, missing: string[]): Search => ({
    code,
    wanted,
    onVariants,
    choices,
    weights,
    fit,
    reported: reportOf(reading, missing),
  })
  if (wanted.length === 0) return search([], 'ABC', sql`0`, unknown)
  const hasConcepts = wanted.some(({ kind }) => kind === 'concept')
  for (const weights of hasConcepts ? (['ABC', 'ABCD'] as const) : (['ABCD'] as const)) {
    const [isMet] = await haveMatches(db, { choices: [wanted], weights, onVariants })
    if (isMet) return search([wanted], weights, fitOf(wanted, true), unknown)
  }
  const alone = await possible(
    db,
    wanted.map((one) => [one]),
    onVariants,
  )
  const some = alone.flat()
  const missing = wanted.filter((one) => !some.includes(one)).map(({ typed }) => typed)
  const choices = await mostOf(db, some, onVariants, missing.length > 0)
  return search(choices, 'ABCD', fitOf(some, false), [...unknown, ...missing])
}

/** Products that have all of the words, where they may have them, else all but one, else any. */
async function mostOf(
  db: Queries,
  some: SearchTerm[],
  onVariants: boolean,
  mayHaveAll: boolean,
): Promise<SearchTerm[][]> {
  const allButOne = some.length > 2 ? some.map((_, index) => some.toSpliced(index, 1)) : []
  for (const choices of [mayHaveAll && some.length > 1 ? [some] : [], allButOne]) {
    const found = await possible(db, choices, onVariants)
    if (found.length > 0) return found
  }
  return some.map((one) => [one])
}

/** Those of the choices that any products meet. */
async function possible(db: Queries, choices: SearchTerm[][], onVariants: boolean): Promise<SearchTerm[][]> {
  const met = await haveMatches(db, { choices, weights: 'ABCD', onVariants })
  return choices.filter((_, index) => met[index])
}

function reportOf({ wanted, spelling }: ParsedKeyword, unmatched: string[]): Search['reported'] {
  const matched = wanted.map(({ typed }) => typed).filter((typed) => !unmatched.includes(typed))
  return {
    ...(spelling !== undefined && { spelling }),
    matched: [...new Set(matched)],
    unmatched: [...new Set(unmatched)],
  }
}
