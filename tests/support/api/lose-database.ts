import { expect } from 'vitest'
import { asAdmin } from '../database/admin.ts'
import type { TestApi } from './open-api.ts'

/** Ends the connections of the API: it has to open new ones. What opens one in between loses it in the next round. */
export async function disconnect({ database, testDatabase }: TestApi): Promise<void> {
  await asAdmin(testDatabase.url, async (client) => {
    await expect
      .poll(
        async () => {
          await client.query(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and pid <> pg_backend_pid()`,
          )
          return database.pool.totalCount
        },
        { timeout: 10_000 },
      )
      .toBe(0)
  })
}

/** Closes all connections to the database and its port. Returns a function that restores it. */
export async function loseDatabase(
  api: TestApi,
  nowhere = 'postgresql://shop:word@127.0.0.1:1/shop',
): Promise<() => void> {
  const { pool, direct } = api.database
  const address = pool.options.connectionString
  const lead = (to: string | undefined) =>
    [pool, direct].forEach(({ options }) => (options.connectionString = to))
  lead(nowhere)
  await disconnect(api)
  return () => {
    lead(address)
  }
}
