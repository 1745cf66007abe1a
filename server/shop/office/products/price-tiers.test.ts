import { afterAll, beforeAll, expect, it } from 'vitest'
import type {
  OfficeImport,
  OfficeProductDetail,
  OfficeVariantChange,
  Product,
} from '../../../../openapi/generated/schema.ts'
import { openTestApi, type TestApi } from '../../../../tests/support/api/open-api.ts'
import { good, refusalOf } from '../../../../tests/support/api/shopper.ts'
import { addTestStaff, staffSession } from '../../../../tests/support/api/staff.ts'
import { addProduct, type TestProduct } from '../../../../tests/support/api/test-product.ts'

let api: TestApi
let headers: { cookie: string }
beforeAll(async () => {
  api = await openTestApi()
  headers = await staffSession(api.database, (await addTestStaff(api.database, 'sales')).id)
})
afterAll(() => api.close())

const call = (method: string, path: string, body?: object) =>
  api.call(method, `/api/office/${path}`, { headers, ...(body && { body }) })
const read = async ({ productId }: TestProduct) =>
  good<OfficeProductDetail>(await call('GET', `products/${productId}`))

async function save(product: TestProduct, priceTiers?: OfficeVariantChange['priceTiers']) {
  const { version, texts } = await read(product)
  const { productId, variantId } = product
  const variants = [{ variantId, price: { amount: 100 }, ...(priceTiers && { priceTiers }) }]
  return call('PUT', `products/${productId}`, { version, texts, variants })
}
/** What is cached is made anew once the change was heard, a moment after it was written. */
async function shownTiers({ productId }: TestProduct) {
  const { variants } = good<Product>(await api.call('GET', `/thai/api/products/${productId}`))
  return variants[0]?.sizes[0]?.tiers
}

const rules = [
  { from: 10, percent: 5 },
  { from: 50, percent: 10 },
]
const shown = [
  { from: 10, price: { amount: 95 } },
  { from: 50, price: { amount: 90 } },
]

it('R21.5: staff give a variant tiers, which shoppers see, and take them away', async () => {
  const product = await addProduct(api.database)
  expect(good(await save(product, rules))).toMatchObject({ version: 2, variants: [{ priceTiers: rules }] })
  expect(await shownTiers(product)).toEqual(shown)
  expect(good(await save(product, rules))).toMatchObject({ version: 2 })
  good(await save(product))
  expect((await read(product)).variants[0]?.priceTiers).toBeUndefined()
  await expect.poll(() => shownTiers(product)).toBeUndefined()
})

it.each([
  [
    [
      { from: 10, percent: 5 },
      { from: 20, percent: 5 },
    ],
  ],
  [
    [
      { from: 10, percent: 5 },
      { from: 10, percent: 6 },
    ],
  ],
])('R21.5: refuses tiers that do not fall, at their field: %j', async (priceTiers) => {
  expect(refusalOf(await save(await addProduct(api.database), priceTiers))).toEqual({
    status: 400,
    code: 'VALIDATION',
    errors: [{ field: 'variants.0.priceTiers', code: 'notFalling' }],
  })
})

it('R21.5: the largest product that the contract allows is judged by its fields', async () => {
  const product = await addProduct(api.database)
  const { version, texts } = await read(product)
  const priceTiers = [2, 3, 4, 5, 6].map((from) => ({ from, percent: from }))
  const variants = Array.from({ length: 120 }, (_, index) => ({
    ...{ variantId: `${product.productId}-none-${index}`, price: { amount: 100 } },
    ...{ specialPrice: { amount: 90 }, priceTiers, stock: 1 },
  }))
  const answer = await call('PUT', `products/${product.productId}`, { version, texts, variants })
  expect(refusalOf(answer).errors).toHaveLength(120)
})

it('R21.5: a file of goods writes tiers, empties them with a dash, and says what is wrong', async () => {
  const product = await addProduct(api.database)
  const upload = async (cell: string) => {
    const text = `code,variant,price_tiers\r\n${product.productId},1,"${cell}"\r\n`
    const { id, rows } = good<OfficeImport>(await call('POST', 'imports', { name: 'x.csv', text }))
    good(await call('POST', `imports/${id}/steps`))
    return rows[0]
  }
  const after = '10 -5%, 50 -10%'
  expect(await upload('50 -10%; 10 -5%')).toMatchObject({ changes: [{ field: 'price_tiers', after }] })
  expect(await shownTiers(product)).toEqual(shown)
  expect(good<unknown>(await call('GET', 'product-export'))).toContain(`"${after}"`)
  expect(await upload('10 -5%, 20 -4%')).toMatchObject({ fault: { code: 'tiers', column: 'price_tiers' } })
  expect(await upload('-')).toMatchObject({ changes: [{ field: 'price_tiers', before: after }] })
  await expect.poll(() => shownTiers(product)).toBeUndefined()
})
