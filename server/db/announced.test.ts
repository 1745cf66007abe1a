import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addProduct, type TestProduct } from '../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'

let api: TestApi
let client: pg.Client
let received: string[] = []
let product: TestProduct
beforeAll(async () => {
  api = await openTestApi()
  client = new pg.Client({ connectionString: api.testDatabase.url })
  await client.connect()
  client.on('notification', ({ payload = '' }) => void received.push(payload))
  await client.query('listen shop_changes')
})
afterAll(async () => {
  await client.end()
  await api.close()
})
beforeEach(async () => {
  product = await addProduct(api.database)
  await client.query('select')
  received = []
})

/** What is announced of a change, with `it` for its product. A connection hears its own changes before the next answer. */
async function announced(change: string): Promise<string[]> {
  await client.query(change.replaceAll('$1', `'${product.productId}'`))
  await client.query('select')
  return received.map((payload) => payload.replace(product.productId, 'it')).toSorted()
}

const lastOfCategories = `(select id from categories order by id desc limit 1)`

it.each([
  ['some are sold', `update variants set stock = stock - 1 where product_id = $1`, ['stock it']],
  [
    'one of many variants is sold out',
    `update variants set stock = 0 where product_id = 'p-ac-cast' and position = 1`,
    ['stock p-ac-cast'],
  ],
  ['the last is sold', `update variants set stock = 0 where product_id = $1`, ['product it', 'stock it']],
  ['stock is written as it was', `update variants set stock = stock where product_id = $1`, []],
  [
    'a price changes',
    `update variants set price_satang = 1, stock = stock where product_id = $1`,
    ['product it'],
  ],
  [
    'a colour is named otherwise',
    `update variants set color_name_en = 'Clear' where product_id = $1`,
    ['product it'],
  ],
  ['a variant is deleted', `delete from variants where product_id = $1`, ['catalogue', 'product it']],
  ['a name changes', `update products set name_en = 'x' where id = $1`, ['product it']],
  [
    'a description changes',
    `update product_descriptions set html_en = 'x' where product_id = $1`,
    ['product it'],
  ],
  [
    'products are hidden',
    `update products set is_for_sale = false where id = $1`,
    ['catalogue', 'product it'],
  ],
  [
    'goods move to another category',
    `update products set category_id = ${lastOfCategories} where id = $1`,
    ['catalogue', 'product it'],
  ],
  [
    'a picture comes',
    `insert into product_images (product_id, position, url, alt_th, alt_en, width, height)
      values ($1, 1, '/media/test.svg', '', '', 1, 1)`,
    ['product it'],
  ],
  ['products are similar', `insert into similar_products values ($1, 1, 'p-ac-cast')`, ['product it']],
  ['products go with others', `insert into companion_products values ($1, 1, 'p-ac-cast')`, ['product it']],
  [
    'products are deleted',
    `delete from products where id = $1`,
    ['articles', 'catalogue', 'content', 'product it'],
  ],
  ['a category is renamed', `update categories set name_en = name_en || '!'`, ['catalogue']],
  ['all pictures are gone', `truncate product_images`, ['catalogue']],
])('when %s, this is announced', async (_what, change, expected) => {
  expect(await announced(change)).toEqual(expected)
})
