import { expect, it } from 'vitest'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { openTestApi } from '../../../tests/support/api/open-api.ts'
import { addOrder } from '../../../tests/support/api/orders.ts'
import { Shopper } from '../../../tests/support/api/shopper.ts'
import {
  addCustomerWithPassword,
  rightPassword,
  signIn,
  tokensOf,
} from '../../../tests/support/api/sign-in.ts'
import { untilWaiting } from '../../../tests/support/database/waiting.ts'

it('erasing locks the stock of all orders in the order of its ids, as a checkout does', async () => {
  const api = await openTestApi()
  const phoneNumber = '0811112222'
  const customerId = await addCustomerWithPassword(api, { login: phoneNumber, phoneNumber })
  const person = new Shopper(api, tokensOf(await signIn(api, phoneNumber)).access_token)
  const [low, high] = [await addProduct(api.database), await addProduct(api.database)]
  // The first cancelled order has the products whose row is locked last.
  const placed = [
    await addOrder(api.database, { customerId, lines: [{ product: high }] }),
    await addOrder(api.database, { customerId, lines: [{ product: low }] }),
  ]
  const ids = placed.map(({ id }) => id)
  expect([ids, low.variantId < high.variantId]).toEqual([ids.toSorted(), true])

  const lock = 'select from variants where id = $1 for no key update'
  const checkout = await api.database.pool.connect()
  await checkout.query('begin')
  await checkout.query(lock, [low.variantId])
  const erased = person.call('POST', '/api/customers/erase', { body: { password: rightPassword } })
  await untilWaiting(api.database.pool)
  // The row that the checkout locks next is free, so neither waits for the other.
  await checkout.query(`${lock} nowait`, [high.variantId])
  await checkout.query('commit')
  checkout.release()
  expect((await erased).status).toBe(200)

  const { rows } = await api.database.pool.query(
    'select stock from variants where id = any ($1) order by id',
    [[low.variantId, high.variantId]],
  )
  expect(rows).toEqual([{ stock: 12 }, { stock: 12 }])
  await api.close()
})
