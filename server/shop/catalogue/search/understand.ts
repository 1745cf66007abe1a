import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import { fitOf, isOfVariant, type Weights } from './conditions.ts'
import { fold } from './fold.ts'
import { isMet } from './matching.ts'
import type { Search } from './search.ts'
import { readKeyword, type Reading, type Wanted } from './wanted-words.ts'

/** Every word in name or material, then in the groups too; only then goods that have some of the words. */
export async function understand(db: Queries, keyword: string): Promise<Search | undefined> {
  if (keyword.trim() === '') return undefined
  const reading = await readKeyword(db, keyword)
  const { wanted, unknown } = reading
  const code = fold(keyword).replaceAll(' ', '')
  const onVariants = wanted.some(isOfVariant)
  const search = (choices: Wanted[][], weights: Weights, fit: SQL, missing: string[]): Search => ({
    code,
    wanted,
    onVariants,
    choices,
    weights,
    fit,
    told: tell(reading, missing),
  })
  if (wanted.length === 0) return search([], 'ABC', sql`0`, unknown)
  for (const weights of ['ABC', 'ABCD'] as const) {
    if (await isMet(db, { choices: [wanted], weights, onVariants }))
      return search([wanted], weights, fitOf(wanted, true), unknown)
  }
  const met = await metOf(
    db,
    wanted.map((one) => [one]),
    onVariants,
  )
  const some = wanted.filter((_, index) => met[index])
  const missing = wanted.filter((_, index) => !met[index]).map(({ typed }) => typed)
  return search(await mostOf(db, some, onVariants), 'ABCD', fitOf(some, false), [...unknown, ...missing])
}

/** Goods that have all of the words, else all but one, else any. */
async function mostOf(db: Queries, some: Wanted[], onVariants: boolean): Promise<Wanted[][]> {
  const allButOne = some.map((_, index) => some.filter((_one, other) => other !== index))
  for (const choices of [[some], some.length > 2 ? allButOne : []]) {
    const met = await metOf(db, choices, onVariants)
    const possible = choices.filter((choice, index) => choice.length > 0 && met[index])
    if (possible.length > 0) return possible
  }
  return some.map((one) => [one])
}

const metOf = (db: Queries, choices: Wanted[][], onVariants: boolean): Promise<boolean[]> =>
  Promise.all(choices.map((choice) => isMet(db, { choices: [choice], weights: 'ABCD', onVariants })))

function tell({ wanted, spelling }: Reading, unmatched: string[]): Search['told'] {
  const matched = wanted.map(({ typed }) => typed).filter((typed) => !unmatched.includes(typed))
  return {
    ...(spelling !== undefined && { spelling }),
    matched: [...new Set(matched)],
    unmatched: [...new Set(unmatched)],
  }
}
