import { DrizzleQueryError, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { ConfigError } from '../config.ts'
import type { ShopSettings } from '../shop/common/shop-settings.ts'

type Fill = (db: NodePgDatabase) => Promise<void>

const noGoods = 'not exists (select from categories) and not exists (select from products)'
const noShipping =
  'not exists (select from carriers) and not exists (select from shipping_areas) and not exists (select from shipping_steps)'
const noStaff = 'not exists (select from staff)'
const noTradeWords = 'not exists (select from trade_concepts)'
const noSizeGuides = 'not exists (select from size_guide_notes)'

/**
 * What a start does: an empty sandbox gets the sample shop, and a shop in production gets no goods. Both get what every shop
 * needs and lacks.
 */
export async function seedWhenEmpty(pool: pg.Pool, mode: ShopSettings['mode']): Promise<void> {
  // Imported only when needed: most starts do not seed.
  if (mode === 'sandbox')
    await fillWhen(pool, noGoods, async (db) => {
      const { insertSampleShop } = await import('./sample-shop.ts')
      await insertNeeds(db)
      await insertSampleShop(db, mode)
    })
  await fillWhen(pool, `(${noShipping}) or (${noTradeWords}) or (${noSizeGuides})`, insertNeeds)
}

/** The sandbox has staff whose password and second factor everybody knows. */
export async function seedSandboxStaff(pool: pg.Pool, settings: ShopSettings): Promise<void> {
  await fillWhen(pool, noStaff, async (db) => {
    const { insertSandboxStaff } = await import('./accounts/insert-sandbox-staff.ts')
    await insertSandboxStaff(db, settings)
  })
}

/** Fills an empty shop with the sample products, whose accounts and orders are for the sandbox alone. */
export async function seedSample(pool: pg.Pool, mode: ShopSettings['mode']): Promise<void> {
  const { insertSampleShop } = await import('./sample-shop.ts')
  await fillEmpty(pool, (db) => insertSampleShop(db, mode))
}

/** Fills an empty shop with the files of a folder that is laid out like `sample-shop`. */
export async function seedFromFolder(pool: pg.Pool, folder: string): Promise<void> {
  const [{ insertShop }, { readShop }] = await Promise.all([
    import('./insert-shop.ts'),
    import('../import/read-shop.ts'),
  ])
  const shop = readShop(folder)
  await fillEmpty(pool, (db) => insertShop(db, shop))
}

export const hasNoGoods = (pool: pg.Pool): Promise<boolean> => isTrue(drizzle({ client: pool }), noGoods)

async function fillEmpty(pool: pg.Pool, fill: Fill): Promise<void> {
  const isFilled = await fillWhen(pool, noGoods, async (db) => {
    await insertNeeds(db)
    await fill(db)
  })
  if (!isFilled) throw new ConfigError('The shop has goods or categories: only an empty shop is filled.')
}

/**
 * What no shop can do without, where it is missing: carriers, without which nothing can be ordered, the words by which the
 * search reads keywords, and the notes of the size guides. The words come before the products, whose search documents are
 * written as they come.
 */
async function insertNeeds(db: NodePgDatabase): Promise<void> {
  if (await isTrue(db, noTradeWords)) {
    const { insertTradeWords } = await import('./search/insert-trade-words.ts')
    await insertTradeWords(db)
  }
  if (await isTrue(db, noSizeGuides)) {
    const { insertSizeGuides } = await import('./sample-shop.ts')
    await insertSizeGuides(db)
  }
  if (await isTrue(db, noShipping)) {
    const { insertShipping } = await import('./shipping/insert-shipping.ts')
    await insertShipping(db)
  }
}

/** Of servers that start at once, only one seeds. Tells whether this one did. */
async function fillWhen(pool: pg.Pool, condition: string, fill: Fill): Promise<boolean> {
  if (!(await isTrue(drizzle({ client: pool }), condition))) return false
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('lock table categories in exclusive mode')
    const db = drizzle({ client })
    const isToFill = await isTrue(db, condition)
    if (isToFill) {
      await fill(db)
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

async function isTrue(db: NodePgDatabase, condition: string): Promise<boolean> {
  const { rows } = await db.execute<{ isTrue: boolean }>(sql.raw(`select ${condition} as "isTrue"`))
  return rows[0]?.isTrue ?? false
}
