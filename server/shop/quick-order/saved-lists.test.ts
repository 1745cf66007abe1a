import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SavedList, SavedLists, SavedListSummary } from '../../../openapi/generated/schema.ts'
import { addCustomer, sessionsByCustomerId, signedInAs } from '../../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { good, refusalOf } from '../../../tests/support/api/shopper.ts'
import { addProduct, type TestProduct } from '../../../tests/support/api/test-product.ts'

let api: TestApi
let me: string
let product: TestProduct
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
})
afterAll(() => api.close())
beforeEach(async () => {
  me = await addCustomer(api.database)
  product = await addProduct(api.database)
})

const call = (method: string, url: string, body?: unknown, who = me) =>
  api.call(method, url, { headers: signedInAs(who), body })
const lineOf = (one: TestProduct, quantity = 2) => ({ ...one, quantity })

async function save(name: string, lines = [lineOf(product)]): Promise<SavedListSummary> {
  return good<SavedListSummary>(await call('POST', '/api/lists', { name, lines }))
}
const listed = async () => good<SavedLists>(await call('GET', '/api/lists')).lists
const open = async (id: string) => good<SavedList>(await call('GET', `/api/lists/${id}`))

describe('keeping lists', () => {
  it('R21.8: keeps lines by a name, what was saved last first', async () => {
    const one = await save(' Shop front ')
    const other = await save('Back wall', [lineOf(product), lineOf(await addProduct(api.database), 3)])
    expect(one).toMatchObject({ name: 'Shop front', lineCount: 1 })
    expect(await listed()).toEqual([other, one])
    const { lines } = await open(other.id)
    expect(lines.map(({ match, quantity, state }) => [match?.product.id, quantity, state])).toEqual([
      [product.productId, 2, 'found'],
      [expect.any(String), 3, 'found'],
    ])
  })

  it('R21.8: a name belongs to one list, whatever its case, and may be kept by its own', async () => {
    const { id } = await save('Shop front')
    const other = await save('Back wall')
    const taken = {
      status: 409,
      code: 'LIST_NAME_TAKEN',
      errors: [{ field: 'name', code: 'LIST_NAME_TAKEN' }],
    }
    const again = { name: 'SHOP FRONT ', lines: [lineOf(product)] }
    expect(refusalOf(await call('POST', '/api/lists', again))).toEqual(taken)
    expect(refusalOf(await call('PUT', `/api/lists/${other.id}`, { name: 'shop front' }))).toEqual(taken)
    expect(good(await call('PUT', `/api/lists/${id}`, { name: 'SHOP FRONT' }))).toMatchObject({
      name: 'SHOP FRONT',
    })
    expect(refusalOf(await call('POST', '/api/lists', { ...again, name: '  ' }))).toMatchObject({
      code: 'VALIDATION',
    })
  })

  it('R21.8: is renamed without its lines, and takes others in their place', async () => {
    const { id, savedAt } = await save('Shop front')
    const renamed = good(await call('PUT', `/api/lists/${id}`, { name: 'Door' }))
    expect(renamed).toEqual({ id, name: 'Door', savedAt, lineCount: 1 })
    const lines = [lineOf(product, 9), lineOf(await addProduct(api.database))]
    expect(good(await call('PUT', `/api/lists/${id}`, { name: 'Door', lines }))).toMatchObject({
      lineCount: 2,
    })
    expect((await open(id)).lines.map(({ quantity }) => quantity)).toEqual([9, 2])
  })

  it('R21.8: is deleted, once', async () => {
    const { id } = await save('Shop front')
    expect(good(await call('DELETE', `/api/lists/${id}`))).toEqual({ ok: true })
    expect(refusalOf(await call('DELETE', `/api/lists/${id}`))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await listed()).toEqual([])
  })

  it("nobody reads, changes or deletes another customer's list", async () => {
    const { id } = await save('Shop front')
    const other = await addCustomer(api.database)
    for (const [method, body] of [['GET'], ['PUT', { name: 'Mine' }], ['DELETE']] as const)
      expect(refusalOf(await call(method, `/api/lists/${id}`, body, other))).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      })
    expect(await listed()).toMatchObject([{ name: 'Shop front' }])
  })

  it('refuses goods that there are not', async () => {
    const lines = [{ ...lineOf(product), variantId: 'p-none' }]
    expect(refusalOf(await call('POST', '/api/lists', { name: 'None', lines }))).toMatchObject({
      status: 404,
      code: 'PRODUCT_NOT_FOUND',
    })
  })

  it('are at most fifty, also where the last two are saved at once', async () => {
    await api.database.pool.query(
      `insert into saved_lists (id, customer_id, name, lines)
       select $1 || '-' || n, $1, 'List ' || n, '[{}]' from generate_series(1, 49) as n`,
      [me],
    )
    const answers = await Promise.all(
      ['One', 'Two'].map((name) => call('POST', '/api/lists', { name, lines: [lineOf(product)] })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(refusalOf(await call('POST', '/api/lists', { name: 'Three', lines: [lineOf(product)] }))).toEqual({
      status: 409,
      code: 'SAVED_LISTS_FULL',
      detail: '50',
    })
  })
})

describe('opening a list', () => {
  const since = async (id: string) => (await open(id)).lines.map((line) => line.since)

  it('R21.9: says nothing of a price that is the same', async () => {
    const { id } = await save('Same')
    expect(await since(id)).toEqual([undefined])
  })

  it.each([
    ['dearer', 12_000],
    ['cheaper', 8_000],
  ])('R21.9: says that a piece is %s now', async (change, satang) => {
    const { id } = await save('Changed')
    await api.database.pool.query('update variants set price_satang = $2 where id = $1', [
      product.variantId,
      satang,
    ])
    expect((await open(id)).lines).toMatchObject([
      { match: { price: { amount: satang / 100 } }, since: { change, before: { amount: 100 } } },
    ])
  })

  it('R21.9: compares what a piece costs in the quantity of the line', async () => {
    const { id } = await save('Tiers', [lineOf(product, 1), lineOf(product, 10)])
    await api.database.pool.query(
      `update variants set price_tiers = '[{ "from": 10, "percent": 5 }]' where id = $1`,
      [product.variantId],
    )
    expect(await since(id)).toMatchObject([undefined, { change: 'cheaper' }])
  })

  it('R21.9: tells what is not sold any more by its code and what it cost', async () => {
    const { id } = await save('Gone')
    await api.database.pool.query('update products set is_for_sale = false where id = $1', [
      product.productId,
    ])
    expect((await open(id)).lines).toMatchObject([
      {
        text: `${product.productId} 1 2`,
        state: 'unknown',
        since: { change: 'gone', before: { amount: 100 } },
      },
    ])
  })

  it('R21.9: offers another variant, and never takes it for the one that is gone', async () => {
    const { id } = await save('Other')
    const other = `${product.productId}-2`
    const rest =
      'product_id, color_hex, color_name_th, color_name_en, label_th, label_en, width_mm, length_mm, weight_grams, price_satang, stock'
    await api.database.pool.query(
      `insert into variants (id, position, ${rest}) select $2, position + 1, ${rest} from variants where id = $1`,
      [product.variantId, other],
    )
    await api.database.pool.query('delete from variants where id = $1', [product.variantId])
    const [line] = (await open(id)).lines
    expect(line).toMatchObject({ state: 'choose', since: { change: 'gone' }, offers: [{ variantId: other }] })
    expect(line?.match).toBeUndefined()
  })

  it('R21.9: tells how many there are today', async () => {
    const { id } = await save('Short', [lineOf(product, 8)])
    await api.database.pool.query('update variants set stock = 3 where id = $1', [product.variantId])
    expect((await open(id)).lines).toMatchObject([{ quantity: 8, match: { stock: 3 } }])
  })
})
