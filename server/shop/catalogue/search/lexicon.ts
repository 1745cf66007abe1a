import { sql } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import { hasText } from './has-text.ts'

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

/** For each piece the trade word that is spelt most like it, if any is. */
export async function nearestWords(db: Queries, pieces: string[]): Promise<Map<string, Nearest>> {
  const { rows } = await db.execute<Nearest & Record<string, unknown>>(sql`
    select distinct on (piece) piece, word, folded, concepts, similarity(folded, piece) as likeness
    from unnest(array[${sql.join(
      pieces.map((piece) => sql`${piece}`),
      sql`, `,
    )}]::text[]) as piece
    join lateral (
      select min(word) as word, folded, ${concepts} as concepts
      from trade_words join trade_concepts on trade_concepts.id = concept_id
      where folded % piece
      group by folded
    ) near on true
    order by piece, similarity(folded, piece) desc, folded
  `)
  return new Map(rows.map((row) => [row.piece, row]))
}

/** The pieces that stand in the texts of some goods as they are; each is looked for until its first match. */
export async function piecesInGoods(db: Queries, pieces: string[]): Promise<Set<string>> {
  const searches = pieces.map(
    (piece, index) => sql`${sql.identifier(`p${index}`)} as materialized (
      select 1 from product_search where ${hasText(piece)}
    )`,
  )
  const answers = pieces.map((_, index) => sql`exists (select 1 from ${sql.identifier(`p${index}`)})`)
  const { rows } = await db.execute<{ met: boolean[] }>(
    sql`with ${sql.join(searches, sql`, `)} select array[${sql.join(answers, sql`, `)}] as met`,
  )
  return new Set(pieces.filter((_, index) => rows[0]?.met[index]))
}
