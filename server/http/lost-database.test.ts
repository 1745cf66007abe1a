import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'
import { asAdmin } from '../../tests/support/database/admin.ts'

let api: TestApi
let lines: string[]
beforeEach(async () => {
  lines = []
  api = await openTestApi({ logLevel: 'error', logTo: { write: (line) => lines.push(line) } })
})
afterEach(() => api.close())

const ask = () => api.call('GET', '/thai/api/products/p-ac-cast')

it('a database that cannot be reached is 503 UNAVAILABLE with the time to wait, and the reason is in the log', async () => {
  const { options } = api.database.pool
  const address = options.connectionString
  // No connection is left, and there is nobody at the address for a new one.
  options.connectionString = 'postgresql://shop:word@127.0.0.1:1/shop'
  await asAdmin(api.testDatabase.url, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    ),
  )
  await expect.poll(() => api.database.pool.totalCount).toBe(0)
  const answer = await ask()
  expect([answer.status, answer.body]).toMatchObject([503, { code: 'UNAVAILABLE' }])
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(lines.join('')).toContain('ECONNREFUSED')
  options.connectionString = address
  expect((await ask()).status).toBe(200)
})

it.each(['57P01', '57P02', '57P03', '53100', '08006'])(
  'PostgreSQL refusing with %s is UNAVAILABLE',
  async (code) => {
    await api.database.pool.query(
      `create function refuse() returns trigger language plpgsql as $$
       begin raise exception using errcode = '${code}'; end $$`,
    )
    await api.database.pool.query(
      'create trigger refuse before insert on turns for each row execute function refuse()',
    )
    const answer = await api.call('GET', '/api/customers/is-exist?phoneNumber=0812345678')
    expect([answer.status, answer.body]).toMatchObject([503, { code: 'UNAVAILABLE' }])
  },
)
