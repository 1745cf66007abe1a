import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const status = async (url: string) => (await api.call('GET', url)).status

it('is alive and ready while the database answers', async () => {
  expect(await status('/livez')).toBe(200)
  expect(await status('/readyz')).toBe(200)
})

it.each([
  [
    'has not been migrated',
    'alter table schema_migrations rename to elsewhere',
    'alter table elsewhere rename to schema_migrations',
  ],
  [
    'lacks the newest migration',
    `update schema_migrations set name = 'before ' || name where version = (select max(version) from schema_migrations)`,
    `update schema_migrations set name = replace(name, 'before ', '')`,
  ],
  [
    'is ahead of the program',
    `insert into schema_migrations (version, name, checksum) values (9999, '9999-later', '')`,
    'delete from schema_migrations where version = 9999',
  ],
])('is alive but not ready when the database %s', async (_what, spoil, mend) => {
  await api.database.pool.query(spoil)
  expect(await status('/livez')).toBe(200)
  expect(await status('/readyz')).toBe(503)
  await api.database.pool.query(mend)
  expect(await status('/readyz')).toBe(200)
})

it('is alive but not ready when the database is gone', async () => {
  const own = await openTestApi()
  await own.database.close()
  expect((await own.call('GET', '/livez')).status).toBe(200)
  const { status: ready, body } = await own.call('GET', '/readyz')
  expect(ready).toBe(503)
  expect(body).toMatchObject({ code: 'INTERNAL' })
  await own.close()
})
