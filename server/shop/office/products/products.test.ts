import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type {
  AuditList,
  OfficeImport,
  OfficeProductChange,
  OfficeProductDetail,
  OfficeProductOverview,
  OfficeProductPage,
  OfficeProductTexts,
  OfficeVariantChange,
  Product,
} from '../../../../openapi/generated/schema.ts'
import { openTestApi, type TestApi } from '../../../../tests/support/api/open-api.ts'
import { good, refusalOf } from '../../../../tests/support/api/shopper.ts'
import { addTestStaff, staffSession } from '../../../../tests/support/api/staff.ts'
import { addProduct, type TestProduct } from '../../../../tests/support/api/test-product.ts'
import { keepSpecialTimes } from './special-times.ts'

let api: TestApi
/** Another server on the same database. */
let other: TestApi
let headers: { cookie: string }
beforeAll(async () => {
  api = await openTestApi()
  other = await openTestApi({ on: api.testDatabase })
  headers = await staffSession(api.database, (await addTestStaff(api.database, 'sales')).id)
})
afterAll(async () => {
  await other.close()
  await api.close()
})

const call = (method: string, path: string, body?: object, as = headers) =>
  api.call(method, `/api/office/${path}`, { headers: as, ...(body && { body }) })
const read = async ({ productId }: Pick<TestProduct, 'productId'>) =>
  good<OfficeProductDetail>(await call('GET', `products/${productId}`))

interface Changes extends Partial<Omit<OfficeVariantChange, 'variantId'>> {
  texts?: Partial<OfficeProductTexts>
  version?: number
}
/** Sends what stands, with these changes; undefined takes something away. */
async function save({ productId, variantId }: TestProduct, { texts, version, ...variant }: Changes) {
  const now = await read({ productId })
  const [first] = now.variants
  const change: OfficeProductChange = {
    version: version ?? now.version,
    texts: { ...now.texts, ...texts },
    variants: [
      {
        variantId,
        price: first?.price ?? { amount: 1 },
        ...(first?.specialPrice && { specialPrice: first.specialPrice }),
        ...variant,
      },
    ],
  }
  return call('PUT', `products/${productId}`, change)
}
const saved = async (product: TestProduct, changes: Changes) =>
  good<OfficeProductDetail>(await save(product, changes))
const shown = async ({ productId }: TestProduct, at = api) =>
  good<Product>(await at.call('GET', `/thai/api/products/${productId}`))
const priceOf = async (product: TestProduct, at = api) =>
  (await shown(product, at)).variants[0]?.sizes[0]?.specialPrice?.amount
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const baht = (amount: number) => ({ amount })
const errorsOf = (answer: { body: unknown }) => (answer.body as { errors?: unknown }).errors

describe('R19.8: a change of a product', () => {
  it('reaches shoppers on every server, counts, and is in the log with what was before', async () => {
    const product = await addProduct(api.database)
    await shown(product, other)
    const name = { th: 'แผ่นใหม่', en: 'New sheet' }
    const after = await saved(product, { texts: { name }, price: baht(120.5), stock: 7 })
    expect(after).toMatchObject({ version: 2, texts: { name }, variants: [{ price: baht(120.5), stock: 7 }] })
    await vi.waitFor(async () =>
      expect(await shown(product, other)).toMatchObject({
        name: 'แผ่นใหม่',
        variants: [{ sizes: [{ price: baht(120.5), stock: 7 }] }],
      }),
    )
    const owner = await staffSession(api.database, (await addTestStaff(api.database)).id)
    const { data } = good<AuditList>(
      await call('GET', 'audit?pageSize=1&action=saveProduct', undefined, owner),
    )
    expect(data[0]).toMatchObject({ subject: product.productId })
    expect(data[0]?.changes).toContainEqual({ field: '1 price', before: '100', after: '120.5' })
    expect(data[0]?.changes).toContainEqual({ field: 'name_en', before: expect.any(String), after: name.en })
  })

  it('leaves what orders sold meanwhile, unless the stock was counted', async () => {
    const product = await addProduct(api.database)
    await api.database.pool.query(`update variants set stock = 4 where id = $1`, [product.variantId])
    expect(await saved(product, { price: baht(90) })).toMatchObject({ variants: [{ stock: 4 }] })
  })

  it('is not overwritten by who saw an older version, nor are two who save at once', async () => {
    const product = await addProduct(api.database)
    const both = await Promise.all([1, 2].map((amount) => save(product, { version: 1, price: baht(amount) })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(refusalOf(await save(product, { version: 1 }))).toEqual({
      status: 409,
      code: 'EDIT_CONFLICT',
      detail: '2',
    })
  })

  it('is told of an import between', async () => {
    const product = await addProduct(api.database)
    const text = `code,variant,price\r\n${product.productId},1,77\r\n`
    const { id } = good<OfficeImport>(await call('POST', 'imports', { name: 'x.csv', text }))
    good(await call('POST', `imports/${id}/steps`))
    expect(refusalOf(await save(product, { version: 1 }))).toMatchObject({
      code: 'EDIT_CONFLICT',
      detail: '2',
    })
  })

  it('that says what stands already counts for nothing', async () => {
    const product = await addProduct(api.database)
    expect(await saved(product, {})).toMatchObject({ version: 1 })
  })

  it('is sanitised when it is written, and again when it is read', async () => {
    const product = await addProduct(api.database)
    const dirty = '<p onclick="x()">ก<script>alert(1)</script></p>'
    const { texts } = await saved(product, { texts: { description: { th: dirty, en: dirty } } })
    expect(texts.description).toEqual({ th: '<p>ก</p>', en: '<p>ก</p>' })
    const { rows } = await api.database.pool.query(
      'select html_th, html_en from product_descriptions where product_id = $1',
      [product.productId],
    )
    expect(rows).toEqual([{ html_th: '<p>ก</p>', html_en: '<p>ก</p>' }])
    await api.database.pool.query(`update product_descriptions set html_th = $2 where product_id = $1`, [
      product.productId,
      dirty,
    ])
    expect((await read(product)).texts.description.th).toBe('<p>ก</p>')
  })

  it.each<[string, Changes, { field: string; code: string }]>([
    [
      'a special price that is no lower',
      { specialPrice: baht(100) },
      { field: 'variants.0.specialPrice', code: 'notBelowPrice' },
    ],
    [
      'an end before the begin',
      { texts: { specialFrom: inHours(3), specialUntil: inHours(2) } },
      { field: 'texts.specialUntil', code: 'beforeStart' },
    ],
    [
      'an end that is past',
      { texts: { specialUntil: inHours(-1) } },
      { field: 'texts.specialUntil', code: 'past' },
    ],
    ['fewer than none', { stock: -1 }, { field: 'variants.0.stock', code: 'minimum' }],
    ['a price of nothing', { price: baht(0) }, { field: 'variants.0.price.amount', code: 'minimum' }],
    ['no Thai name', { texts: { name: { th: '', en: 'x' } } }, { field: 'texts.name.th', code: 'minLength' }],
    ['a blank name', { texts: { name: { th: ' ', en: 'x' } } }, { field: 'texts.name.th', code: 'pattern' }],
    [
      'a category that there is not',
      { texts: { categoryPath: 'no.such' } },
      { field: 'texts.categoryPath', code: 'unknown' },
    ],
    [
      'a material that there is not',
      { texts: { materialId: 'steel' } },
      { field: 'texts.materialId', code: 'unknown' },
    ],
  ])('with %s is refused at its field', async (_what, changes, error) => {
    const product = await addProduct(api.database)
    const answer = await save(product, changes)
    expect(refusalOf(answer)).toMatchObject({ code: 'VALIDATION' })
    expect(errorsOf(answer)).toContainEqual(error)
  })

  it('of a variant or a product that there is not is refused', async () => {
    const product = await addProduct(api.database)
    const answer = await save({ ...product, variantId: 'v-none' }, {})
    expect(errorsOf(answer)).toEqual([{ field: 'variants.0.variantId', code: 'unknown' }])
    expect((await call('GET', 'products/p-none')).status).toBe(404)
  })
})

describe('a special price', () => {
  it('with times begins at the one and ends at the other, for shoppers of every server', async () => {
    const product = await addProduct(api.database)
    const times = { specialFrom: inHours(1), specialUntil: inHours(2) }
    const planned = await saved(product, { texts: times, specialPrice: baht(80) })
    expect(planned).toMatchObject({ texts: times, variants: [{ specialPrice: baht(80) }] })
    await keepSpecialTimes(api.database.db)
    expect(await priceOf(product, other)).toBeUndefined()
    await pass(product, `special_from = now() - interval '1 second'`)
    await Promise.all([keepSpecialTimes(api.database.db), keepSpecialTimes(other.database.db)])
    await vi.waitFor(async () => expect(await priceOf(product, other)).toBe(80))
    expect(await read(product)).toMatchObject({ version: 2, variants: [{ specialPrice: baht(80) }] })
    await pass(product, `special_until = now() - interval '0.5 seconds'`)
    await keepSpecialTimes(api.database.db)
    await vi.waitFor(async () => expect(await priceOf(product, other)).toBeUndefined())
    // Whoever has the form open is told.
    const after = await read(product)
    expect(after).toMatchObject({ version: 3 })
    expect(after.texts).not.toHaveProperty('specialUntil')
    expect(after.variants[0]).not.toHaveProperty('specialPrice')
  })

  it('without times holds at once, and can be put off', async () => {
    const product = await addProduct(api.database)
    await saved(product, { specialPrice: baht(80) })
    expect(await priceOf(product)).toBe(80)
    await saved(product, { texts: { specialFrom: inHours(1) } })
    await vi.waitFor(async () => expect(await priceOf(product)).toBeUndefined())
  })

  it('that waits is imported and exported as it is written', async () => {
    const product = await addProduct(api.database)
    await saved(product, { texts: { specialFrom: inHours(1) }, specialPrice: baht(80) })
    const text = `code,variant,special_price\r\n${product.productId},1,70\r\n`
    const { id, rows } = good<OfficeImport>(await call('POST', 'imports', { name: 'x.csv', text }))
    expect(rows[0]?.changes).toEqual([{ field: 'special_price', before: '80', after: '70' }])
    good(await call('POST', `imports/${id}/steps`))
    expect(await priceOf(product)).toBeUndefined()
    expect(await read(product)).toMatchObject({ variants: [{ specialPrice: baht(70) }] })
  })

  const pass = ({ productId }: TestProduct, set: string) =>
    api.database.pool.query(`update products set ${set} where id = $1`, [productId])
})

describe('R19.8: the warehouse', () => {
  it('counts the stock and nothing else', async () => {
    const { productId, variantId } = await addProduct(api.database)
    const as = await staffSession(api.database, (await addTestStaff(api.database, 'warehouse')).id)
    const stocks = [{ variantId, stock: 3 }]
    const counted = await call('PUT', `products/${productId}/stock`, { version: 1, stocks }, as)
    expect(good<OfficeProductDetail>(counted)).toMatchObject({ version: 2, variants: [{ stock: 3 }] })
    const { texts } = await read({ productId })
    const change = { version: 2, texts, variants: [] }
    expect((await call('PUT', `products/${productId}`, change, as)).status).toBe(403)
  })
})

describe('the list of goods', () => {
  const list = async (query: string) => good<OfficeProductPage>(await call('GET', `products?${query}`))

  it('finds parts of codes and of names in both languages', async () => {
    for (const word of ['ac-cas', 'อะคริลิกหล่อสี', 'Cast acrylic'])
      expect(
        (await list(`keyword=${encodeURIComponent(word)}&pageSize=100`)).data.map(({ code }) => code),
      ).toContain('AC-CAST')
    expect(await list('keyword=100%25')).toEqual({ data: [], totalRecords: 0 })
  })

  it('takes views, a category with those below, a material, and an order', async () => {
    const { productId } = await addProduct(api.database, { stock: 0, isForSale: true })
    const draft = await addProduct(api.database, { isForSale: false })
    const idsOf = async (query: string) => (await list(`${query}&pageSize=100`)).data.map(({ id }) => id)
    expect(await idsOf('view=out')).toContain(productId)
    expect((await idsOf('view=low')).length).toBeGreaterThanOrEqual((await idsOf('view=out')).length)
    expect(await idsOf(`view=draft&keyword=${draft.productId}`)).toEqual([draft.productId])
    expect(await idsOf(`view=draft&keyword=${productId}`)).toEqual([])
    const acrylic = await list('categoryPath=sign-materials.acrylic&materialId=cast-acrylic&sort=code')
    expect(acrylic.data.map(({ code }) => code)).toEqual(acrylic.data.map(({ code }) => code).toSorted())
    expect(acrylic.data[0]).toMatchObject({ stock: expect.any(Number), prices: { min: {}, max: {} } })
    const priced = (await list('sort=priceDesc')).data.map(({ specialPrices, prices }) => [
      specialPrices,
      prices,
    ])
    expect(priced[0]).not.toEqual([undefined, undefined])
  })

  it('counts its views as it lists them, and names what goods can belong to', async () => {
    const { counts, categories, materials } = good<OfficeProductOverview>(
      await call('GET', 'product-overview'),
    )
    expect((await list('')).totalRecords).toBe(counts.all)
    for (const view of ['low', 'out', 'special', 'draft'] as const)
      expect((await list(`view=${view}`)).totalRecords).toBe(counts[view])
    expect(categories).toContainEqual({
      path: 'sign-materials.acrylic',
      name: expect.stringContaining(' / '),
    })
    expect(materials).toContainEqual({ id: 'cast-acrylic', name: 'อะคริลิกหล่อ' })
  })
})
