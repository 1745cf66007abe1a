import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { letTimePass } from '../../../tests/support/database/let-time-pass.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts'
import { openDatabase, type Database } from '../../db/database.ts'
import { Problem } from './problem.ts'
import { removeHit, countHit } from './rate-limit.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let testDatabase: TestDatabase
let database: Database
let another: Database
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  const open = () => openDatabase({ databaseUrl: testDatabase.url, dataDir: '', log: () => undefined })
  database = await open()
  another = await open()
})
afterAll(async () => {
  await database.close()
  await another.close()
  await testDatabase.drop()
})

let count = 0
const someone = () => `someone ${(count += 1)}`
const limits = [
  { max: 10, seconds: 60 },
  { max: 15, seconds: 3_600 },
]
const hit = (key: string) => ({ action: 'test', key, limits })

/** Undefined when the hit is allowed, otherwise the seconds to wait. */
async function tryHit(key: string, { db } = database): Promise<number | undefined> {
  try {
    await countHit(db, hit(key))
    return undefined
  } catch (error) {
    expect(error).toMatchObject({ code: 'RATE_LIMITED' })
    return error instanceof Problem ? error.retryAfterSeconds : undefined
  }
}

async function tryHits(key: string, times: number): Promise<(number | undefined)[]> {
  const waits: (number | undefined)[] = []
  for (let time = 0; time < times; time += 1) waits.push(await tryHit(key))
  return waits
}

const granted = (waits: (number | undefined)[]) => waits.filter((wait) => wait === undefined).length

it('lets exactly so many through of those who come at once, to two servers', async () => {
  const key = someone()
  const waits = await Promise.all(
    Array.from({ length: 50 }, (_, index) => tryHit(key, index % 2 === 0 ? database : another)),
  )
  expect(granted(waits)).toBe(10)
})

it('counts each one and each thing for itself', async () => {
  const [one, other] = [someone(), someone()]
  await tryHits(one, 10)
  expect(await tryHit(one)).toBeDefined()
  expect(await tryHit(other)).toBeUndefined()
  await countHit(database.db, { ...hit(one), action: 'something else' })
})

describe('the wait', () => {
  it('is true: just before its end the hit is refused, at its end granted', async () => {
    const key = someone()
    await countHit(database.db, hit(key))
    await letTimePass(database.pool, 20)
    await tryHits(key, 9)
    const wait = (await tryHit(key)) ?? 0
    expect(wait).toBeGreaterThan(30)
    expect(wait).toBeLessThanOrEqual(40)
    await letTimePass(database.pool, wait - 10)
    expect(await tryHit(key)).toBeDefined()
    await letTimePass(database.pool, 10)
    expect(await tryHits(key, 2)).toEqual([undefined, expect.any(Number)])
  })

  it('is that of the limit which is full longest', async () => {
    const key = someone()
    await tryHits(key, 10)
    await letTimePass(database.pool, 600)
    expect(granted(await tryHits(key, 10))).toBe(5)
    const wait = (await tryHit(key)) ?? 0
    expect(wait).toBeGreaterThan(2_900)
    expect(wait).toBeLessThanOrEqual(3_000)
  })

  it('does not grow by trying', async () => {
    const key = someone()
    await tryHits(key, 10)
    await letTimePass(database.pool, 30)
    expect(granted(await tryHits(key, 30))).toBe(0)
    expect(await tryHit(key)).toBeLessThanOrEqual(30)
  })
})

it('a hit that is taken back no longer counts', async () => {
  const key = someone()
  await removeHit(database.db, hit(key))
  await tryHits(key, 10)
  await removeHit(database.db, hit(key))
  expect(granted(await tryHits(key, 3))).toBe(1)
})

it('keeps neither who it was nor, later, that there was one', async () => {
  const key = someone()
  await tryHits(key, 1)
  const rows = () =>
    database.pool.query<{ all: string }>('select rate_limit_hits::text as all from rate_limit_hits')
  expect(JSON.stringify((await rows()).rows)).not.toContain(key)
  await letTimePass(database.pool, 3_601)
  const last = someone()
  await tryHits(last, 1)
  await tryHits(last, 1)
  expect((await rows()).rows).toHaveLength(1)
})
