import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { ConfigError } from '../config.ts'
import type { ShopSettings } from '../shop/common/shop-settings.ts'

type Fill = (db: NodePgDatabase) => Promise<void>

const noGoods = 'not exists (select from categories) and not exists (select from products)'
const noShipping =
  'not exists (select from carriers) and not exists (select from shipping_areas) and not exists (select from shipping_steps)'
const noTradeWords = 'not exists (select from trade_concepts)'

/**
 * Seeds an empty shop with the sample products; a shop that has products or categories is left alone. A shop without carriers
 * gets those without which nothing can be ordered, and one without trade words those by which its search reads keywords.
 */
export async function seedWhenEmpty(pool: pg.Pool, mode: ShopSettings['mode']): Promise<void> {
  // Imported only when needed: most starts do not seed.
  await fillWhen(pool, noGoods, async (db) => {
    const { insertSampleShop } = await import('./sample-shop.ts')
    await insertSampleShop(db, mode)
  })
  await seedRest(pool)
}

/** Fills an empty shop with the files of a folder that is laid out like `sample-shop`. */
export async function seedFromFolder(pool: pg.Pool, folder: string): Promise<void> {
  const [{ insertShop }, { readShop }] = await Promise.all([
    import('./insert-shop.ts'),
    import('../import/read-shop.ts'),
  ])
  const shop = readShop(folder)
  if (!(await fillWhen(pool, noGoods, (db) => insertShop(db, shop))))
    throw new ConfigError('The shop has goods or categories: only an empty shop is filled from files.')
  await seedRest(pool)
}

async function seedRest(pool: pg.Pool): Promise<void> {
  await fillWhen(pool, noShipping, async (db) => {
    const { insertShipping } = await import('./shipping/insert-shipping.ts')
    await insertShipping(db)
  })
  await fillWhen(pool, noTradeWords, async (db) => {
    const { insertTradeWords } = await import('./search/insert-trade-words.ts')
    await insertTradeWords(db)
  })
}

/** Of servers that start at once, only one seeds. Tells whether this one did. */
async function fillWhen(pool: pg.Pool, condition: string, fill: Fill): Promise<boolean> {
  if (!(await isTrue(pool, condition))) return false
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('lock table categories in exclusive mode')
    const isToFill = await isTrue(client, condition)
    if (isToFill) {
      await fill(drizzle({ client }))
      // Until the planner has figures of its own about a table, it takes thousands of rows for a few.
      await client.query('analyze')
    }
    await client.query('commit')
    return isToFill
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
