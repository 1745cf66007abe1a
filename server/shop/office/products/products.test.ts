import { describe, expect, it, vi } from 'vitest'
import type { AuditList, OfficeImport, OfficeProductDetail } from '../../../../openapi/generated/schema.ts'
import { good, refusalOf } from '../../../../tests/support/api/shopper.ts'
import { addTestStaff, staffSession } from '../../../../tests/support/api/staff.ts'
import { addProduct } from '../../../../tests/support/api/test-product.ts'
import { baht, type Changes, inHours, officeOfSales, otherServerOf } from './products.fixture.ts'

const office = officeOfSales()
const { call, read, save, saved, shown } = office
const other = otherServerOf(office)

const errorsOf = (answer: { body: unknown }) => (answer.body as { errors?: unknown }).errors

describe('R19.8: a change of a product', () => {
  it('reaches shoppers on every server, counts, and is in the log with what was before', async () => {
    const product = await addProduct(office.api.database)
    await shown(product, other.api)
    const name = { th: 'แผ่นใหม่', en: 'New sheet' }
    const after = await saved(product, { texts: { name }, price: baht(120.5), stock: 7 })
    expect(after).toMatchObject({ version: 2, texts: { name }, variants: [{ price: baht(120.5), stock: 7 }] })
    await vi.waitFor(async () =>
      expect(await shown(product, other.api)).toMatchObject({
        name: 'แผ่นใหม่',
        variants: [{ sizes: [{ price: baht(120.5), stock: 7 }] }],
      }),
    )
    const owner = await staffSession(office.api.database, (await addTestStaff(office.api.database)).id)
    const { data } = good<AuditList>(
      await call('GET', 'audit?pageSize=1&action=saveProduct', undefined, owner),
    )
    expect(data[0]).toMatchObject({ subject: product.productId })
    expect(data[0]?.changes).toContainEqual({ field: '1 price', before: '100', after: '120.5' })
    expect(data[0]?.changes).toContainEqual({ field: 'name_en', before: expect.any(String), after: name.en })
  })

  it('leaves what orders sold meanwhile, unless the stock was counted', async () => {
    const product = await addProduct(office.api.database)
    await office.api.database.pool.query(`update variants set stock = 4 where id = $1`, [product.variantId])
    expect(await saved(product, { price: baht(90) })).toMatchObject({ variants: [{ stock: 4 }] })
  })

  it('is not overwritten by who saw an older version, nor are two who save at once', async () => {
    const product = await addProduct(office.api.database)
    const both = await Promise.all([1, 2].map((amount) => save(product, { version: 1, price: baht(amount) })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(refusalOf(await save(product, { version: 1 }))).toEqual({
      status: 409,
      code: 'EDIT_CONFLICT',
      detail: '2',
    })
  })

  it('of a description is stored as an import would store it, so that an export changes nothing', async () => {
    const product = await addProduct(office.api.database)
    const description = { th: '<p>1,220 × 2,440 มม.</p>\n', en: ' <p>5–6 mm</p>' }
    const { texts } = await saved(product, { texts: { description } })
    expect(texts.description.th).toBe('<p>1,220\u00a0×\u00a02,440\u00a0มม.</p>')
    const text = (await call('GET', 'product-export')).body as string
    const { rows } = good<OfficeImport>(await call('POST', 'imports', { name: 'x.csv', text }))
    expect(rows.filter(({ code }) => code === product.productId)).toMatchObject([
      { kind: 'same', changes: [] },
    ])
  })

  it('is told of an import between', async () => {
    const product = await addProduct(office.api.database)
    const text = `code,variant,price\r\n${product.productId},1,77\r\n`
    const { id } = good<OfficeImport>(await call('POST', 'imports', { name: 'x.csv', text }))
    good(await call('POST', `imports/${id}/steps`))
    expect(refusalOf(await save(product, { version: 1 }))).toMatchObject({
      code: 'EDIT_CONFLICT',
      detail: '2',
    })
  })

  it('that says what stands already counts for nothing', async () => {
    const product = await addProduct(office.api.database)
    expect(await saved(product, {})).toMatchObject({ version: 1 })
  })

  it('is sanitised when it is written, and again when it is read', async () => {
    const product = await addProduct(office.api.database)
    const dirty = '<p onclick="x()">ก<script>alert(1)</script></p>'
    const { texts } = await saved(product, { texts: { description: { th: dirty, en: dirty } } })
    expect(texts.description).toEqual({ th: '<p>ก</p>', en: '<p>ก</p>' })
    const { rows } = await office.api.database.pool.query(
      'select html_th, html_en from product_descriptions where product_id = $1',
      [product.productId],
    )
    expect(rows).toEqual([{ html_th: '<p>ก</p>', html_en: '<p>ก</p>' }])
    await office.api.database.pool.query(
      `update product_descriptions set html_th = $2 where product_id = $1`,
      [product.productId, dirty],
    )
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
    const product = await addProduct(office.api.database)
    const answer = await save(product, changes)
    expect(refusalOf(answer)).toMatchObject({ code: 'VALIDATION' })
    expect(errorsOf(answer)).toContainEqual(error)
  })

  it('of a variant or a product that there is not is refused', async () => {
    const product = await addProduct(office.api.database)
    const answer = await save({ ...product, variantId: 'v-none' }, {})
    expect(errorsOf(answer)).toEqual([{ field: 'variants.0.variantId', code: 'unknown' }])
    expect((await call('GET', 'products/p-none')).status).toBe(404)
  })
})

describe('R19.8: the warehouse', () => {
  it('counts the stock and nothing else', async () => {
    const { productId, variantId } = await addProduct(office.api.database)
    const as = await staffSession(
      office.api.database,
      (await addTestStaff(office.api.database, 'warehouse')).id,
    )
    const stocks = [{ variantId, stock: 3 }]
    const counted = await call('PUT', `products/${productId}/stock`, { version: 1, stocks }, as)
    expect(good<OfficeProductDetail>(counted)).toMatchObject({ version: 2, variants: [{ stock: 3 }] })
    const { texts } = await read({ productId })
    const change = { version: 2, texts, variants: [] }
    expect((await call('PUT', `products/${productId}`, change, as)).status).toBe(403)
  })
})
