import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'
import { sessionsByCustomerId } from '../../tests/support/api/customers.ts'
import { newShopper, put, refusalOf } from '../../tests/support/api/shopper.ts'
import { addProduct } from '../../tests/support/api/test-product.ts'
import { disconnect, loseDatabase } from '../../tests/support/api/lose-database.ts'
import { asAdmin } from '../../tests/support/database/admin.ts'

let api: TestApi
let lines: string[]
beforeEach(async () => {
  lines = []
  api = await openTestApi({ logLevel: 'error', logTo: { write: (line) => lines.push(line) } })
})
afterEach(() => api.close())

const ask = () => api.call('GET', '/thai/api/products/p-ac-cast')

it.each([
  ['nobody at its address', 'postgresql://shop:word@127.0.0.1:1/shop', /ECONNREFUSED/],
  ['a name that is not known', 'postgresql://shop:word@nowhere.invalid/shop', /ENOTFOUND|EAI_AGAIN/],
  ['no file of its Unix socket', 'postgresql://shop@/shop?host=/no/such/folder', /ENOENT/],
])(
  'a database with %s is 503 UNAVAILABLE with the time to wait, and the reason is in the log',
  async (_what, nowhere, reason) => {
    const bringBack = await loseDatabase(api, nowhere)
    const answer = await ask()
    expect([answer.status, answer.body]).toMatchObject([503, { code: 'UNAVAILABLE' }])
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(lines.join('')).toMatch(reason)
    bringBack()
    expect((await ask()).status).toBe(200)
  },
)

async function letWrite(isAllowed: boolean, { andDisconnect = true } = {}): Promise<void> {
  await asAdmin(api.testDatabase.url, async (client) => {
    await client.query('set default_transaction_read_only = off')
    await client.query(
      `do $$ begin execute format(
         'alter database %I set default_transaction_read_only = ${isAllowed ? 'off' : 'on'}', current_database());
       end $$`,
    )
  })
  if (andDisconnect) await disconnect(api)
}

it('a database that may only be read answers what is read, refuses the rest as UNAVAILABLE, and is not ready', async () => {
  const write = () => api.call('GET', '/api/customers/is-exist?phoneNumber=0812345678')
  const ready = async () => (await api.call('GET', '/readyz')).status
  await letWrite(false)
  expect((await ask()).status).toBe(200)
  const refused = await write()
  expect([refused.status, refused.body]).toMatchObject([503, { code: 'UNAVAILABLE' }])
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(await ready()).toBe(503)
  await letWrite(true)
  expect((await write()).status).toBe(200)
  expect(await ready()).toBe(200)
})

it('a connection to a server that became read-only is not used again', async () => {
  const own = await openTestApi({ findSession: sessionsByCustomerId, on: api.testDatabase })
  const shopper = await newShopper(own)
  const product = await addProduct(own.database)
  await disconnect(own)
  await letWrite(false)
  expect(refusalOf(await shopper.patch([put('add', product)]))).toMatchObject({ code: 'UNAVAILABLE' })
  await letWrite(true, { andDisconnect: false })
  expect((await shopper.patch([put('add', product)])).status).toBe(200)
  await own.close()
})

it('PostgreSQL refusing is UNAVAILABLE, for whatever reason of its own', async () => {
  const codes = ['57P01', '57P02', '57P03', '57P04', '57P05', '25P03', '25006', '53100', '08006', '08P01']
  const refuseWith = (code: string) =>
    api.database.pool.query(
      `create or replace function refuse() returns trigger language plpgsql as $$
       begin raise exception using errcode = '${code}'; end $$`,
    )
  await refuseWith('57P01')
  await api.database.pool.query(
    'create trigger refuse before insert on rate_limit_hits for each row execute function refuse()',
  )
  for (const code of codes) {
    await refuseWith(code)
    const answer = await api.call('GET', '/api/customers/is-exist?phoneNumber=0812345678')
    expect([answer.status, answer.body], code).toMatchObject([503, { code: 'UNAVAILABLE' }])
  }
})
