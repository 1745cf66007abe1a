import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

it('is alive and ready while the database answers', async () => {
  expect((await api.call('GET', '/livez')).status).toBe(200)
  expect((await api.call('GET', '/readyz')).status).toBe(200)
})

it('is alive but not ready when the database has not been migrated', async () => {
  await api.database.pool.query('alter table schema_migrations rename to elsewhere')
  expect((await api.call('GET', '/livez')).status).toBe(200)
  expect((await api.call('GET', '/readyz')).status).toBe(503)
  await api.database.pool.query('alter table elsewhere rename to schema_migrations')
  expect((await api.call('GET', '/readyz')).status).toBe(200)
})
