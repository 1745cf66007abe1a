import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { ShopSettings } from '../shop/common/shop-settings.ts'

type Fill = (db: NodePgDatabase) => Promise<void>

const noGoods = 'not exists (select from categories) and not exists (select from products)'
const noShipping =
  'not exists (select from carriers) and not exists (select from shipping_areas) and not exists (select from shipping_steps)'
const noTradeWords = 'not exists (select from trade_concepts)'

/**
 * Seeds an empty shop with the sample products; a shop that has products or categories is left alone. A shop that was seeded
 * before there was shipping gets the carriers without which nothing can be ordered, and one from before trade words
 * gets those by which its search reads keywords.
 */
export async function seedWhenEmpty(pool: pg.Pool, mode: ShopSettings['mode']): Promise<void> {
  // Imported only when needed: most starts do not seed.
  await fillWhen(pool, noGoods, async (db) => {
    const { insertSampleShop } = await import('./sample-shop.ts')
    await insertSampleShop(db, mode)
  })
  await fillWhen(pool, noShipping, async (db) => {
    const { insertShipping } = await import('./shipping/insert-shipping.ts')
    await insertShipping(db)
  })
  await fillWhen(pool, noTradeWords, async (db) => {
    const { insertTradeWords } = await import('./search/insert-trade-words.ts')
    await insertTradeWords(db)
  })
}

/** Of servers that start at once, only one seeds. */
async function fillWhen(pool: pg.Pool, condition: string, fill: Fill): Promise<void> {
  if (!(await isTrue(pool, condition))) return
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('lock table categories in exclusive mode')
    if (await isTrue(client, condition)) {
      await fill(drizzle({ client }))
      // Until the planner has figures of its own about a table, it takes thousands of rows for a few.
      await client.query('analyze')
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    // Drizzle's own message repeats every value of the statement, and there are thousands.
    throw error instanceof DrizzleQueryError ? (error.cause ?? error) : error
  } finally {
    client.release()
  }
}

async function isTrue(database: pg.Pool | pg.PoolClient, condition: string): Promise<boolean> {
  const { rows } = await database.query<{ isTrue: boolean }>(`select ${condition} as "isTrue"`)
  return rows[0]?.isTrue ?? false
}
