import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ProductFacets, ProductPage } from '../../../openapi/generated/schema.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

type Query = Record<string, string | number | boolean>

async function read<Answer>(name: string, query: Query, language = 'thai'): Promise<Answer> {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  const { status, body } = await api.call('GET', `/${language}/api/${name}?${search}`)
  expect(status).toBe(200)
  return body as Answer
}

const facetsOf = (query: Query, language?: string) => read<ProductFacets>('product-facets', query, language)
const countOf = async (query: Query) =>
  (await read<ProductPage>('products', { ...query, pageSize: 1 })).totalRecords

type Offer = [Query, number]

/** Every value of the facets, as the filter that it stands for, with what it promises. */
const offersOf = (facets: ProductFacets): Record<Exclude<keyof ProductFacets, 'prices'>, Offer[]> => ({
  colors: facets.colors.map(({ hex, count }) => [{ color: hex }, count]),
  thicknesses: facets.thicknesses.map(({ millimetres, count }) => [{ thickness: millimetres }, count]),
  sizes: facets.sizes.map(({ id, count }) => [{ size: id }, count]),
  materials: facets.materials.map(({ id, count }) => [{ material: id }, count]),
  // These are told even where they lead to nothing, so that a page can say so before anybody chooses them.
  inStock: [[{ inStock: true }, facets.inStock]],
  special: [[{ special: true }, facets.special]],
  totalRecords: [[{}, facets.totalRecords]],
})

const given: Query[] = [
  { color: '#c8201e', thickness: 3 },
  { keyword: 'อะคริลิกใส 3 มม.' },
  { keyword: 'red', size: '600x1200' },
  { material: 'cast-acrylic', thickness: 3, inStock: true, maxPrice: 500 },
  { special: true, minPrice: 100 },
]

describe('GET /{language}/api/product-facets', () => {
  it.each(given)('never leads to an empty list, and counts as the list does: %o', async (query) => {
    const { inStock, special, totalRecords, ...values } = offersOf(await facetsOf(query))
    expect(Object.values(values).flat().length).toBeGreaterThan(2)
    expect(
      Object.values(values)
        .flat()
        .every(([, count]) => count > 0),
    ).toBe(true)
    const offered = [...Object.values(values), inStock, special, totalRecords].flat()
    for (const [filter, count] of offered)
      expect(await countOf({ ...query, ...filter }), JSON.stringify(filter)).toBe(count)
  })

  it('offers what else there is beside the value that is chosen', async () => {
    const [all, red] = [await facetsOf({}), await facetsOf({ color: '#c8201e' })]
    expect(red.colors).toEqual(all.colors)
    expect(red.thicknesses.length).toBeLessThan(all.thicknesses.length)
    expect(red.thicknesses.length).toBeGreaterThan(0)
  })

  it('wants one variant that has all that is chosen', async () => {
    // The solid colours come in 2, 3 and 5 mm, violet in 3 mm alone.
    const violet = await facetsOf({ keyword: 'AC-CAST', color: '#6b3fa0' })
    expect(violet.thicknesses.map(({ millimetres }) => millimetres)).toContain(3)
    const codesAt = async (thickness: number) => {
      const query = { color: '#6b3fa0', thickness, pageSize: 100 }
      return (await read<ProductPage>('products', query)).data.map(({ code }) => code)
    }
    expect(await codesAt(3)).toContain('AC-CAST')
    expect(await codesAt(5)).not.toContain('AC-CAST')
  })

  it('tells the prices between which the products are', async () => {
    const { prices } = await facetsOf({ material: 'cast-acrylic' })
    expect(await countOf({ material: 'cast-acrylic', minPrice: prices.min, maxPrice: prices.max })).toBe(
      await countOf({ material: 'cast-acrylic' }),
    )
    expect(await countOf({ material: 'cast-acrylic', maxPrice: prices.min - 0.01 })).toBe(0)
    expect(await facetsOf({ keyword: 'zzqqxx' })).toEqual({
      colors: [],
      thicknesses: [],
      sizes: [],
      materials: [],
      prices: { min: 0, max: 0 },
      inStock: 0,
      special: 0,
      totalRecords: 0,
    })
  })

  it('tells of a choice that leads to nothing before it is applied', async () => {
    const { prices } = await facetsOf({ special: true })
    const [gone, few] = [
      { special: true, minPrice: prices.max + 1 },
      { special: true, maxPrice: prices.min },
    ]
    expect(await facetsOf(gone)).toMatchObject({ totalRecords: 0, special: 0, prices })
    expect((await facetsOf(few)).totalRecords).toBeGreaterThan(0)
    await addProduct(api.database, { stock: 0, widthMm: 31, lengthMm: 77 })
    const onlySoldOut = await facetsOf({ size: '31x77' })
    expect(onlySoldOut).toMatchObject({ totalRecords: 1, inStock: 0, special: 0 })
    expect(await countOf({ size: '31x77', inStock: true })).toBe(0)
  })

  it('makes no number format to name its sizes', async () => {
    const [made, once] = [vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Number.prototype, 'toLocaleString')]
    expect((await facetsOf({ inStock: true })).sizes.length).toBeGreaterThan(50)
    expect([made, once].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
    vi.restoreAllMocks()
  })

  it('names sizes and materials in the language asked for', async () => {
    const [thai, english] = [await facetsOf({}), await facetsOf({}, 'english')]
    const full = ({ sizes }: ProductFacets) => sizes.find(({ id }) => id === '1220x2440')?.label
    expect([full(thai), full(english)]).toEqual(['1,220 × 2,440 มม.', '1,220 × 2,440 mm'])
    expect(english.materials.map(({ name }) => name)).toContain('Cast acrylic')
    expect(thai.materials.map(({ name }) => name)).toContain('อะคริลิกหล่อ')
  })
})
