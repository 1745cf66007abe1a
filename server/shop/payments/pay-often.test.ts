import { expect, it } from 'vitest'
import { letTimePass } from '../../../tests/support/database/let-time-pass.ts'
import { shopWithTransfers } from './transfers.fixture.ts'

const shop = shopWithTransfers()

it('a customer who pays again and again has to wait', async () => {
  const order = await shop.someOrder('card')
  for (let times = 0; times < 120; times += 1) expect((await order.pay()).status).toBe(200)
  expect((await order.pay()).body).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  await letTimePass(shop.api.database.pool, 61)
  expect((await order.pay()).status).toBe(200)
})
