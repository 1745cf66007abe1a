import { and, or, sql, type SQL } from 'drizzle-orm'
import { containing, hasText } from './has-text.ts'
import type { Measure, Range } from './measures.ts'
import type { Wanted } from './wanted-words.ts'

/** Where the concepts of a product stand: its name, what it is made of, and the groups that it belongs to. */
export type Weights = 'A' | 'ABC' | 'ABCD'

const term = (id: string, weights: Weights): string => `'c-${id}':${weights}`

/** A text search query that any of the concepts satisfies. */
const anyOf = (ids: readonly string[], weights: Weights): SQL =>
  sql`${ids.map((id) => term(id, weights)).join(' | ')}::tsquery`

const isColour = (one: Wanted): boolean =>
  one.kind === 'concept' && one.concepts.some(({ kind }) => kind === 'colour')

/** Words that variants of one product differ in. */
export const isOfVariant = (one: Wanted): boolean =>
  one.kind === 'measure' || one.kind === 'label' || isColour(one)

/** The condition of one word, on a row `d` of the documents of products, or of variants where that is needed. */
export function hasWord(one: Wanted, weights: Weights, onVariants: boolean): SQL {
  switch (one.kind) {
    case 'concept':
      return sql`d.terms @@ ${anyOf(
        one.concepts.map(({ id }) => id),
        weights,
      )}`
    case 'text':
      return onVariants
        ? sql`d.product_id in (select product_id from product_search where ${hasText(one.text)})`
        : hasText(one.text)
    case 'label':
      return sql`(${or(...one.phrases.map((phrase) => hasPhrase(phrase)))})`
    case 'measure': {
      const { measure, orText } = one
      if (orText === undefined) return hasMeasure(measure)
      // The content begins with the name and, unlike it, has an index.
      const named = sql`select product_id from product_search
        where (content like ${containing(` ${orText} `)} or content like ${`${orText} %`})
          and ' ' || name || ' ' like ${containing(` ${orText} `)}`
      return sql`(${hasMeasured(one)} or d.product_id in (${named}))`
    }
  }
}

/** The condition of a word that variants differ in, on the document of one variant. */
export const isAsked = (one: Wanted): SQL =>
  one.kind === 'measure' ? hasMeasured(one) : hasWord(one, 'ABC', true)

function hasMeasured({ measure, orText }: Extract<Wanted, { kind: 'measure' }>): SQL {
  return orText === undefined ? hasMeasure(measure) : sql`(${hasMeasure(measure)} or ${hasPhrase(orText)})`
}

const hasPhrase = (phrase: string): SQL => sql`' ' || d.content || ' ' like ${containing(` ${phrase} `)}`

const within = (column: SQL, { from, to }: Range): SQL => sql`${column} between ${from} and ${to}`
const [width, length, thickness] = [sql`d.width_mm`, sql`d.length_mm`, sql`d.thickness_mm`]

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

/** How well a row fits: words in its name count most, then that it is the thing asked for and not for it. */
export function fitOf(wanted: readonly Wanted[]): SQL {
  const parts = wanted.flatMap((one) => {
    if (one.kind === 'measure' && one.measure.kind === 'side' && one.measure.side === 'any')
      return [
        sql`coalesce((${or(...one.measure.options.map((range) => within(thickness, range)))})::int, 0) * 50`,
      ]
    if (one.kind !== 'concept') return []
    const inName = sql`(d.terms @@ ${anyOf(
      one.concepts.map(({ id }) => id),
      'A',
    )})::int * 100`
    const heads = one.concepts.filter(({ kind }) => kind === 'goods').map(({ id }) => `'h-${id}'`)
    return heads.length === 0 ? [inName] : [inName, sql`(d.terms @@ ${heads.join(' | ')}::tsquery)::int * 30`]
  })
  return parts.length === 0 ? sql`0` : sql.join(parts, sql` + `)
}
