import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCuttingProxy, type CuttingProxy } from '../../../tests/support/database/cutting-proxy.ts'
import { sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { newShopper, put, refusalOf } from '../../../tests/support/api/shopper.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'

let direct: TestApi
let api: TestApi
let proxy: CuttingProxy
beforeAll(async () => {
  direct = await openTestApi()
  proxy = await openCuttingProxy(direct.testDatabase.url)
  api = await openTestApi({
    on: { ...direct.testDatabase, url: proxy.url },
    findSession: sessionsByCustomerId,
  })
})
afterAll(async () => {
  await api.close()
  proxy.close()
  await direct.close()
})

const ordersOf = async (customerId: string) => {
  const { rows } = await direct.database.pool.query('select id from orders where customer_id = $1', [
    customerId,
  ])
  return rows
}

it('an order whose commit was not answered is unknown, and its key finds out that it was placed', async () => {
  const shopper = await newShopper(api)
  const product = await addProduct(direct.database)
  await shopper.take(put('add', product, 3))
  const request = await shopper.request()

  const cut = proxy.cutAt('COMMIT')
  const answer = await shopper.checkout(request, 'key-of-a-lost-commit')
  await cut
  expect(refusalOf(answer)).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
  expect(answer.headers.get('retry-after')).toBe('2')
  const placed = await ordersOf(shopper.id)
  expect(placed).toHaveLength(1)

  const { orderId } = await shopper.order(request, 'key-of-a-lost-commit')
  expect(placed).toEqual([{ id: orderId }])
  expect(await ordersOf(shopper.id)).toHaveLength(1)
})
