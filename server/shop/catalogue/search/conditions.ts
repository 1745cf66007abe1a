import { and, or, sql, type SQL } from 'drizzle-orm'
import { likePattern } from '../../common/like-pattern.ts'
import type { Measure, Range } from './measures.ts'
import type { SearchTerm } from './search-terms.ts'

/** Where the concepts of a product stand: its name, what it is made of, and the groups that it belongs to. */
export type Weights = 'A' | 'ABC' | 'ABCD'

const term = (id: string, weights: Weights): string => `'c-${id}':${weights}`

/** A text search query that any of the concepts satisfies. */
const anyOf = (ids: readonly string[], weights: Weights): SQL =>
  sql`${ids.map((id) => term(id, weights)).join(' | ')}::tsquery`

const isColour = (one: SearchTerm): one is Extract<SearchTerm, { kind: 'concept' }> =>
  one.kind === 'concept' && one.concepts.some(({ kind }) => kind === 'colour')

/** A piece of text, whose condition a kind of products cannot tell: it is asked of the text of each. */
export const isText = (one: SearchTerm): one is Extract<SearchTerm, { kind: 'text' }> => one.kind === 'text'
type OfKind = Exclude<SearchTerm, { kind: 'text' }>

/** Words that variants of one product differ in. */
export const isOfVariant = (one: SearchTerm): one is OfKind => one.kind === 'amount' || isColour(one)

/** The condition of one word, on a kind `k` of products, or of variants where that is needed. */
export const hasWord = (one: OfKind, weights: Weights): SQL =>
  one.kind === 'amount'
    ? sql`(${or(one.measure && hasMeasure(one.measure), hasPhrase(sql`k.content`, one.phrases))})`
    : sql`k.terms @@ ${anyOf(
        one.concepts.map(({ id }) => id),
        weights,
      )}`

/** That a text has one of these phrases, each as whole words. */
export const hasPhrase = (text: SQL, phrases: readonly string[]): SQL | undefined =>
  or(...phrases.map((phrase) => sql`' ' || ${text} || ' ' like ${likePattern(` ${phrase} `)}`))

const within = (column: SQL, { from, to }: Range): SQL => sql`${column} between ${from} and ${to}`
const [width, length, thickness] = [sql`k.width_mm`, sql`k.length_mm`, sql`k.thickness_mm`]

function hasMeasure(measure: Measure): SQL {
  if (measure.kind === 'face') {
    const options = measure.options.map((face) =>
      and(
        or(
          and(within(width, face.width), within(length, face.length)),
          and(within(width, face.length), within(length, face.width)),
        ),
        face.thickness && within(thickness, face.thickness),
      ),
    )
    return sql`(${or(...options)})`
  }
  const sides = { thickness: [thickness], width: [width], length: [length], any: [thickness, width, length] }
  const options = measure.options.flatMap((range) =>
    sides[measure.side].map((column) => within(column, range)),
  )
  return sql`(${or(...options)})`
}

/**
 * How well a kind fits: a variant that is of the colour itself before products that have its word in their name, then
 * words in the name, then that it is the thing asked for and not for it. Where products miss a word, the right thing in
 * another colour is nearer than another thing in the right one.
 */
export function fitOf(wanted: readonly SearchTerm[], hasAll: boolean): SQL {
  const parts = wanted.flatMap((one) => {
    if (one.kind === 'amount' && one.measure?.kind === 'side' && one.measure.side === 'any')
      return [
        sql`coalesce((${or(...one.measure.options.map((range) => within(thickness, range)))})::int, 0) * 50`,
      ]
    if (one.kind !== 'concept') return []
    const inName = sql`(k.terms @@ ${anyOf(
      one.concepts.map(({ id }) => id),
      'A',
    )})::int * 100`
    const heads = one.concepts.filter(({ kind }) => kind === 'goods').map(({ id }) => `'h-${id}'`)
    const colours = hasAll && isColour(one) ? one.concepts.map(({ id }) => `'v-${id}'`) : []
    return [
      inName,
      ...(heads.length === 0 ? [] : [sql`(k.terms @@ ${heads.join(' | ')}::tsquery)::int * 30`]),
      ...(colours.length === 0 ? [] : [sql`(k.terms @@ ${colours.join(' | ')}::tsquery)::int * 1000`]),
    ]
  })
  // A plain 0 would be read as the number of a column where products are sorted by it.
  return sql.join([sql`0::int`, ...parts], sql` + `)
}
