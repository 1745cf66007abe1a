import { afterAll, beforeAll, expect, it } from 'vitest'
import type {
  OfficeNewVariant,
  OfficeProductDetail,
  Product,
  ProductPage,
} from '../../../../openapi/generated/schema.ts'
import { openTestApi, type TestApi } from '../../../../tests/support/api/open-api.ts'
import { good, refusalOf } from '../../../../tests/support/api/shopper.ts'
import { untilWaiting } from '../../../../tests/support/database/waiting.ts'
import { addTestStaff, staffSession } from '../../../../tests/support/api/staff.ts'

let api: TestApi
let headers: { cookie: string }
let categoryPath = ''
beforeAll(async () => {
  api = await openTestApi()
  headers = await staffSession(api.database, (await addTestStaff(api.database, 'sales')).id)
  const { rows } = await api.database.pool.query<{ path: string }>('select path from categories limit 1')
  categoryPath = rows[0]?.path ?? ''
})
afterAll(() => api.close())

const call = (method: string, path: string, body?: object) =>
  api.call(method, `/api/office/products${path}`, { headers, ...(body && { body }) })
const variant: OfficeNewVariant = {
  code: 'blue-9',
  hex: '#1C4FA0',
  color: { th: 'น้ำเงิน', en: 'Blue' },
  size: { th: 'กลาง', en: 'medium' },
  widthMm: 300,
  lengthMm: 400,
  weightGrams: 900,
  price: { amount: 125.5 },
  stock: 4,
}
const names = { name: { th: 'แผ่นใหม่', en: 'New sheet' }, unit: { th: 'แผ่น', en: 'sheet' } }
const add = (code: string, more = {}) => call('POST', '', { code, ...names, categoryPath, variant, ...more })
const errorsOf = (answer: { body: unknown }) => (answer.body as { errors?: unknown }).errors

it('a product added by hand is a draft until staff put it on sale', async () => {
  const added = good<OfficeProductDetail>(await add('Hand-1'))
  expect(added).toMatchObject({
    ...{ id: 'p-hand-1', code: 'Hand-1', version: 1 },
    texts: { ...names, categoryPath, isForSale: false },
    variants: [{ code: 'blue-9', color: { hex: '#1c4fa0' }, price: { amount: 125.5 }, stock: 4 }],
  })
  const listed = async () => good<ProductPage>(await api.call('GET', '/thai/api/products?keyword=hand-1'))
  expect((await listed()).data).toEqual([])
  const texts = { ...added.texts, isForSale: true }
  good(await call('PUT', '/p-hand-1', { version: 1, texts, variants: [] }))
  expect(good<Product>(await api.call('GET', '/thai/api/products/p-hand-1')).name).toBe('แผ่นใหม่')
})

it('of two who add the same code one is told, in whatever case it is written', async () => {
  const both = await Promise.all([add('Hand-2'), add('HAND-2')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect(both.map(errorsOf)).toContainEqual([{ field: 'code', code: 'taken' }])
})

it('what no import would take is refused at its field', async () => {
  expect(errorsOf(await add('Hand-3', { categoryPath: 'no.such' }))).toEqual([
    { field: 'categoryPath', code: 'unknown' },
  ])
  expect(errorsOf(await add('x'.repeat(60)))).toEqual([{ field: 'variant.code', code: 'tooLong' }])
})

it('a variant whose id another product has is refused', async () => {
  const { id: otherId } = good<OfficeProductDetail>(await add('Hand-5-3'))
  const white = { version: 1, variant: { ...variant, code: 'white' } }
  good(await call('POST', `/${otherId}/variants`, white))
  const taken = [{ field: 'variant.code', code: 'taken' }]
  const { id } = good<OfficeProductDetail>(await add('Hand-5'))
  const body = { version: 1, variant: { ...variant, code: '3-white' } }
  expect(errorsOf(await call('POST', `/${id}/variants`, body))).toEqual(taken)
  expect(errorsOf(await add('Hand', { variant: { ...variant, code: '5-3-white' } }))).toEqual(taken)
  const other = good<OfficeProductDetail>(await call('GET', `/${otherId}`))
  expect(other.variants).toMatchObject([{ code: 'blue-9' }, { code: 'white' }])
})

it('of two products that are given a variant with the same id at the same moment one is refused', async () => {
  const other = await api.database.pool.connect()
  // Both have looked before either writes.
  await other.query('begin')
  await other.query('lock table variants in share mode')
  const both = [
    add('Hand-6', { variant: { ...variant, code: '3-white' } }),
    add('Hand-6-3', { variant: { ...variant, code: 'white' } }),
  ]
  try {
    await untilWaiting(api.database.pool, 2)
  } finally {
    await other.query('commit')
    other.release()
  }
  const answers = await Promise.all(both)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect(answers.map(errorsOf)).toContainEqual([{ field: 'variant.code', code: 'taken' }])
})

it('a variant is added behind the others, once, and taken away again', async () => {
  const { id, variants } = good<OfficeProductDetail>(await add('Hand-4'))
  const path = `/${id}/variants`
  const variantId = variants[0]?.variantId ?? ''
  const body = { version: 1, variant: { ...variant, code: 'red-9' } }
  const added = good<OfficeProductDetail>(await call('POST', path, body))
  expect(added).toMatchObject({ version: 2, variants: [{ variantId }, { code: 'red-9' }] })
  expect(refusalOf(await call('POST', path, body))).toMatchObject({ code: 'EDIT_CONFLICT', detail: '2' })
  expect(errorsOf(await call('POST', path, { ...body, version: 2 }))).toEqual([
    { field: 'variant.code', code: 'taken' },
  ])
  const remove = (version: number, one = variantId) => call('DELETE', `${path}/${one}?version=${version}`)
  expect(refusalOf(await remove(1))).toMatchObject({ code: 'EDIT_CONFLICT', detail: '2' })
  expect((await remove(2, 'no-such')).status).toBe(404)
  const removed = good<OfficeProductDetail>(await remove(2))
  expect(removed).toMatchObject({ version: 3, variants: [{ code: 'red-9' }] })
  expect(errorsOf(await remove(3, `${id}-red-9`))).toEqual([{ field: 'variantId', code: 'last' }])
})
