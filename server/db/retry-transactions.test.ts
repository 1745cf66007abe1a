import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database/test-database.ts'
import { openDatabase, type Database } from './database.ts'

let testDatabase: TestDatabase
let database: Database
const lines: string[] = []
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  const { url: databaseUrl } = testDatabase
  database = await openDatabase({ databaseUrl, dataDir: '', log: (line) => lines.push(line) })
  await database.pool.query('create table counters (id int primary key, count int not null)')
})
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})
beforeEach(async () => {
  lines.length = 0
  await database.pool.query(
    'insert into counters values (1, 0), (2, 0) on conflict (id) do update set count = 0',
  )
})

const countUp = (id: number) => sql`update counters set count = count + 1 where id = ${id}`
const raise = (code: string) => sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`)

async function counts(): Promise<number[]> {
  const { rows } = await database.pool.query('select count from counters order by id')
  return rows.map(({ count }) => count)
}

describe('a transaction that PostgreSQL ended in favour of another runs again', () => {
  it('after a deadlock: both end well, and each counts once', async () => {
    let arrived = 0
    let bothHoldOne = () => {}
    const together = new Promise<void>((resolve) => (bothHoldOne = resolve))
    const lockBoth = (first: number, second: number) =>
      database.db.transaction(async (tx) => {
        await tx.execute(countUp(first))
        arrived += 1
        if (arrived === 2) bothHoldOne()
        await together
        await tx.execute(countUp(second))
      })
    await Promise.all([lockBoth(1, 2), lockBoth(2, 1)])
    expect(await counts()).toEqual([2, 2])
    // The second try may overtake the other one at the first row, and meet it once more at the second.
    expect([...new Set(lines)]).toEqual(['A transaction runs again after a deadlock'])
  })

  it('after a serialization failure, with the isolation that it asked for', async () => {
    let tries = 0
    const isolation = await database.db.transaction(
      async (tx) => {
        tries += 1
        const { rows } = await tx.execute<{ level: string }>(
          sql`select current_setting('transaction_isolation') as level from counters`,
        )
        if (tries === 1) await database.pool.query('update counters set count = 10 where id = 1')
        await tx.execute(countUp(1))
        return rows[0]?.level
      },
      { isolationLevel: 'repeatable read' },
    )
    expect([tries, isolation]).toEqual([2, 'repeatable read'])
    expect(await counts()).toEqual([11, 0])
  })

  it.each([
    ['40P01', 5],
    ['40001', 5],
    ['23505', 1],
    ['55P03', 1],
  ])('%s: %i tries at most', async (code, most) => {
    let tries = 0
    const failing = database.db.transaction(async (tx) => {
      tries += 1
      await tx.execute(countUp(1))
      await tx.execute(raise(code))
    })
    await expect(failing).rejects.toMatchObject({ cause: { code } })
    expect(tries).toBe(most)
    expect(await counts()).toEqual([0, 0])
  })

  it('a refusal of the shop itself is not tried again', async () => {
    let tries = 0
    const failing = database.db.transaction(async () => {
      tries += 1
      throw new Error('The shelf is empty')
    })
    await expect(failing).rejects.toThrow('The shelf is empty')
    expect(tries).toBe(1)
  })
})
