import { sql } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import { hasText, textArray } from './has-text.ts'

type ConceptKind = 'goods' | 'form' | 'colour' | 'filler'

export interface LexiconWord {
  word: string
  folded: string
  concepts: { id: string; kind: ConceptKind }[]
}

const concepts = sql`jsonb_agg(distinct jsonb_build_object('id', trade_concepts.id, 'kind', trade_concepts.kind))`

/** The trade words that stand in a folded keyword. */
export async function wordsWithin(db: Queries, folded: string): Promise<LexiconWord[]> {
  const { rows } = await db.execute<LexiconWord & Record<string, unknown>>(sql`
    select min(word) as word, folded, ${concepts} as concepts
    from trade_words join trade_concepts on trade_concepts.id = concept_id
    where position(pattern in ' ' || ${folded} || ' ') > 0
    group by folded
  `)
  return rows
}

export interface Nearest extends LexiconWord {
  piece: string
  likeness: number
}

/** For each piece the trade word that is spelt most like what it sounds like, if any is. */
export async function nearestWords(db: Queries, pieces: string[]): Promise<Map<string, Nearest>> {
  if (pieces.length === 0) return new Map()
  const { rows } = await db.execute<Nearest & Record<string, unknown>>(sql`
    with given as materialized (
      select piece, search_sound(piece) as received from unnest(${textArray(pieces)}) as piece
    ),
    near as materialized (
      select distinct on (piece) piece, folded, similarity(sound, received) as likeness
      from given join trade_words on sound % received
      order by piece, similarity(sound, received) desc, position
    )
    select piece, (array_agg(word order by position))[1] as word, folded, ${concepts} as concepts, likeness
    from near join trade_words using (folded) join trade_concepts on trade_concepts.id = concept_id
    group by piece, folded, likeness
  `)
  return new Map(rows.map((row) => [row.piece, row]))
}

/** The pieces that stand in the texts of some products as they are; each is looked for until its first match. */
export async function piecesInGoods(db: Queries, pieces: string[]): Promise<Set<string>> {
  if (pieces.length === 0) return new Set()
  const searches = pieces.map(
    (piece, index) => sql`${sql.identifier(`p${index}`)} as materialized (
      select 1 from product_search where ${hasText(sql`content`, piece)}
    )`,
  )
  const answers = pieces.map((_, index) => sql`exists (select 1 from ${sql.identifier(`p${index}`)})`)
  const { rows } = await db.execute<{ met: boolean[] }>(
    sql`with ${sql.join(searches, sql`, `)} select array[${sql.join(answers, sql`, `)}] as met`,
  )
  return new Set(pieces.filter((_, index) => rows[0]?.met[index]))
}
