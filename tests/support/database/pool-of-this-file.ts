import pg from 'pg'
import { afterAll, beforeAll, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** One connection to a database of the test file's own, which only reads it; made before its tests, dropped after them. */
export function poolOfThisFile(): () => pg.Pool {
  let database: TestDatabase
  let pool: pg.Pool
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
  beforeAll(async () => {
    database = await createTestDatabase()
    pool = new pg.Pool({ connectionString: database.url, max: 1 })
  })
  afterAll(async () => {
    await pool.end()
    await database.drop()
  })
  return () => pool
}
