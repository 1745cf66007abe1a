import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'

let api: TestApi
let another: string
beforeAll(async () => {
  api = await openTestApi()
  const { rows } = await api.database.pool.query<{ id: string }>(
    `select similar_id as id from similar_products where product_id = 'p-ac-cast' and position = 1`,
  )
  another = rows[0]?.id ?? ''
})
afterAll(() => api.close())

const addresses = () => [
  '/thai/api/categories/root',
  '/thai/api/products',
  '/thai/api/products?sort=priceAsc',
  '/thai/api/products?inStock=true&pageSize=100',
  '/thai/api/products?inStock=false&pageSize=100',
  '/thai/api/products?special=true',
  '/thai/api/products?keyword=ac-cast',
  `/thai/api/products?keyword=${encodeURIComponent('อะคริลิก 3 มม.')}&pageSize=100`,
  '/thai/api/products/p-ac-cast',
  `/thai/api/products/${another}`,
  '/thai/api/product-facets',
  '/thai/api/product-variants?pageSize=100&keyword=acrylic',
  '/thai/api/product-variants?pageSize=100&keyword=acrylic&inStock=true',
  '/thai/api/product-variants?pageSize=100&keyword=acrylic&inStock=false',
  '/thai/api/search-suggestions?keyword=ac-cast',
  '/api/blogs/thai',
  '/api/blogs/thai/cutting-acrylic',
  '/api/payments/channels',
]

const read = async (url: string) => (await api.call('GET', url)).body
let next = 0
/** Asked for in another way each time, so that no answer is found. */
const readAnew = (url: string) => read(`${url}${url.includes('?') ? '' : '?'}${'&'.repeat((next += 1))}`)

it.each([
  ['some are sold', `update variants set stock = stock + 1 where product_id = 'p-ac-cast'`],
  [
    'one variant is sold out',
    `update variants set stock = 0 where product_id = 'p-ac-cast' and position = 1`,
  ],
  ['a product is sold out', `update variants set stock = 0 where product_id = 'p-ac-cast'`],
  ['it is in stock again', `update variants set stock = 7 where product_id = 'p-ac-cast' and position = 2`],
  ['a price changes', `update variants set price_satang = 100 where product_id = 'p-ac-cast'`],
  ['a name changes', `update products set name_th = 'ชื่ออื่น' where id = 'p-ac-cast'`],
  ['a description changes', `update product_descriptions set html_th = 'x' where product_id = 'p-ac-cast'`],
  ['a picture changes', `update product_images set url = '/media/x.svg' where product_id = 'p-ac-cast'`],
  ['similar ones change', `delete from similar_products where product_id = 'p-ac-cast' and position > 1`],
  ['a category is renamed', `update categories set name_th = name_th || '!'`],
  [
    'an article speaks of other products',
    `delete from article_products where article_id = 'cutting-acrylic'`,
  ],
  ['an article is withdrawn', `update articles set is_published = false where id <> 'cutting-acrylic'`],
  ['no branch hands goods over any more', `update branches set pick_up_hours = null`],
  ['a variant is gone', `delete from variants where product_id = 'p-ac-cast' and position = 1`],
  ['goods are withdrawn', `update products set is_for_sale = false where id = 'p-ac-cast'`],
])('when %s, no answer stays as it was', async (_what, change) => {
  const urls = addresses()
  const before = await Promise.all(urls.map(read))
  await api.database.pool.query(change)
  const after = await Promise.all(urls.map(readAnew))
  expect(after).not.toEqual(before)
  await expect.poll(() => Promise.all(urls.map(read)), { timeout: 10_000 }).toEqual(after)
})
