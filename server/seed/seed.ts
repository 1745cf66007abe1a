import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { ShopSettings } from '../domain/shop-settings.ts'

/** Fills an empty shop with the sample goods; a shop that has goods or places for them is left alone. Of servers that start at once, one fills. */
export async function seedWhenEmpty(pool: pg.Pool, mode: ShopSettings['mode']): Promise<void> {
  if (!(await isEmpty(pool))) return
  // Loaded for this alone: most starts do without the goods in memory.
  const { insertSampleShop } = await import('./sample-shop.ts')
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('lock table categories in exclusive mode')
    if (await isEmpty(client)) await insertSampleShop(drizzle({ client }), mode)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    // Drizzle's own message repeats every value of the statement, and there are thousands.
    throw error instanceof DrizzleQueryError ? (error.cause ?? error) : error
  } finally {
    client.release()
  }
}

async function isEmpty(database: pg.Pool | pg.PoolClient): Promise<boolean> {
  const { rows } = await database.query<{ empty: boolean }>(
    'select not exists (select from categories) and not exists (select from products) as empty',
  )
  return rows[0]?.empty ?? false
}
