import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { tradeConcepts, tradeWords } from '../../db/schema/search.ts'
import {
  tradeConcepts as sampleConcepts,
  tradeWords as sampleWords,
} from '../../../sample-shop/catalogue/trade-words.ts'
import { insertAll } from '../../db/insert-all.ts'

/** What the trade calls things, by which the search reads keywords. */
export async function insertTradeWords(db: NodePgDatabase): Promise<void> {
  await insertAll(
    db,
    tradeConcepts,
    sampleConcepts.map(({ id, kind, isColourless }) => ({ id, kind, isColourless: isColourless ?? false })),
  )
  await insertAll(
    db,
    tradeWords,
    sampleWords.map((word, index) => ({ ...word, position: index + 1 })),
  )
}
