import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductPage, VariantPage } from '../../../openapi/generated/schema.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

type Query = Record<string, string | number | boolean>
type Row = VariantPage['data'][number]

async function list(query: Query = {}): Promise<VariantPage> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const { status, body } = await api.call('GET', `/thai/api/product-variants?${search}`)
  expect(status).toBe(200)
  return body as VariantPage
}

/** The whole list, page by page. */
async function all(query: Query): Promise<Row[]> {
  const found: Row[] = []
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { data, totalRecords } = await list({ ...query, pageNumber, pageSize: 100 })
    found.push(...data)
    if (data.length < 100) {
      expect(found).toHaveLength(totalRecords)
      return found
    }
  }
}

const paid = ({ price, specialPrice }: Row) => (specialPrice ?? price).amount
const face = ({ dimensions }: Row) => dimensions.width * dimensions.length
const grams = ({ weight }: Row) => Math.round(weight.value * (weight.unit === 'kilogram' ? 1000 : 1))
const ids = (rows: Row[]) => rows.map(({ variantId }) => variantId)

describe('GET /{language}/api/product-variants', () => {
  it('has a row for every variant on sale, once, in every order', async () => {
    const { rows } = await api.database.pool.query<{ count: number }>(
      'select count(*)::int as count from variants join products on products.id = product_id where is_for_sale',
    )
    const recommended = ids(await all({}))
    expect(new Set(recommended).size).toBe(rows[0]?.count)
    expect(recommended).toHaveLength(rows[0]?.count ?? -1)
    for (const sort of ['size', 'thickness', 'priceAsc', 'priceDesc', 'weight'])
      expect(new Set(ids(await all({ sort, material: 'cast-acrylic' }))).size, sort).toBe(
        (await list({ material: 'cast-acrylic' })).totalRecords,
      )
  })

  it.each([
    ['size', face],
    ['thickness', ({ dimensions }: Row) => dimensions.thickness ?? Infinity],
    ['priceAsc', paid],
    ['priceDesc', (row: Row) => -paid(row)],
    ['weight', grams],
  ] as const)('sorts by %s', async (sort, by) => {
    const values = (await all({ sort, material: 'cast-acrylic' })).map(by)
    expect(values.length).toBeGreaterThan(20)
    expect(values).toEqual(values.toSorted((one, other) => one - other))
  })

  it('narrows to the rows themselves', async () => {
    const rows = await all({ color: '#c8201e', thickness: 3, size: '600x1200' })
    expect(rows.length).toBeGreaterThan(0)
    for (const { color, dimensions } of rows) {
      expect(color.hex).toBe('#c8201e')
      expect(dimensions).toEqual({ width: 600, length: 1200, thickness: 3, unit: 'millimetre' })
    }
    const cheap = await all({ maxPrice: 100, inStock: true })
    expect(cheap.length).toBeGreaterThan(0)
    expect(cheap.every((row) => paid(row) <= 100 && row.stock > 0)).toBe(true)
    const special = await all({ special: true })
    expect(special.length).toBeGreaterThan(0)
    for (const { specialPrice } of special) expect(specialPrice).toBeDefined()
  })

  it('shows of a searched size that size alone', async () => {
    const rows = await all({ keyword: 'อะคริลิกใส 3 มม.' })
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(({ dimensions }) => dimensions.thickness === 3 || dimensions.width === 3)).toBe(true)
  })

  it('has the products of exactly that code first, in the order of the cards', async () => {
    const rows = await all({ keyword: 'AC-CAST' })
    const products = [...new Set(rows.map(({ product }) => product.id))]
    const { body } = await api.call('GET', '/thai/api/products?keyword=AC-CAST&pageSize=100')
    const cards = (body as ProductPage).data.map(({ id }) => id)
    expect(rows[0]?.product.code).toBe('AC-CAST')
    expect(products).toEqual(cards)
  })

  it('shows the product in the colour of the row', async () => {
    const [row] = await all({ keyword: 'FT-650', color: '#c8201e' })
    expect(row?.product).toMatchObject({
      code: 'FT-650',
      unit: 'แผ่น',
      imageUrl: '/media/photographs/corrugated-c8201e/800.jpg',
    })
  })
})
