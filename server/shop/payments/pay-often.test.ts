import { expect, it } from 'vitest'
import { letTimePass } from '../../../tests/support/database/let-time-pass.ts'
import { shopWithTransfers } from './transfers.fixture.ts'

const shop = shopWithTransfers()

it('an order that is read often asks the provider of a card payment once in three seconds', async () => {
  const order = await shop.someOrder('card')
  await order.pay()
  shop.bank.asked = []
  await order.read()
  await order.read()
  await order.read()
  expect(shop.bank.asked).toEqual(['ask'])
  await letTimePass(shop.api.database.pool, 3)
  await order.read()
  expect(shop.bank.asked).toEqual(['ask', 'ask'])
})

it('a customer who pays again and again has to wait', async () => {
  const order = await shop.someOrder('card')
  for (let times = 0; times < 20; times += 1) expect((await order.pay()).status).toBe(200)
  expect((await order.pay()).body).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  await letTimePass(shop.api.database.pool, 61)
  expect((await order.pay()).status).toBe(200)
})
