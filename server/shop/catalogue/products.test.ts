import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Category, CategoryWithAncestors, ProductPage } from '../../../openapi/generated/schema.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

async function list(
  query: Record<string, string | number | boolean> = {},
  language = 'thai',
): Promise<ProductPage> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const { status, body } = await api.call('GET', `/${language}/api/products?${search}`)
  expect(status).toBe(200)
  return body as ProductPage
}

/** The whole list, page by page. */
async function all(query: Record<string, string | number | boolean> = {}, language?: string) {
  const found: ProductPage['data'] = []
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { data, totalRecords } = await list({ ...query, pageNumber, pageSize: 40 }, language)
    found.push(...data)
    if (data.length < 40) {
      expect(found).toHaveLength(totalRecords)
      return found
    }
  }
}

const paid = ({ price, specialPrice }: ProductPage['data'][number]) => (specialPrice ?? price).amount
const ids = (items: { id: string }[]) => items.map(({ id }) => id)

/** A product like another one under another name, with one variant. */
async function addProduct(code: string, name: string): Promise<void> {
  const { pool } = api.database
  await pool.query(
    `insert into products (id, code, category_id, name_th, name_en, unit_th, unit_en,
       image_url, image_alt_th, image_alt_en, is_for_sale, is_recommended, created_at)
     select $1, $1, category_id, $2, $1, unit_th, unit_en, image_url, '', '', true, false, created_at
     from products limit 1`,
    [code, name],
  )
  await pool.query(
    `insert into variants select ($1 || '-1'), $1, 1, color_hex, color_name_th, color_name_en, label_th, label_en,
       width_mm, length_mm, thickness_mm, weight_grams, price_satang, null, stock from variants limit 1`,
    [code],
  )
}

async function count(condition: string): Promise<number> {
  const { rows } = await api.database.pool.query<{ count: number }>(
    `select count(*)::int as count from products where ${condition}`,
  )
  return rows[0]?.count ?? 0
}

describe('GET /{language}/api/products', () => {
  it('R7.30 R9.6 R3.14: gives twelve a page and says truly how many there are', async () => {
    const first = await list()
    expect(first.data).toHaveLength(12)
    expect(first.totalRecords).toBe(await count('is_for_sale'))
    const small = await list({ pageNumber: 2, pageSize: 5 })
    expect(ids(small.data)).toEqual(ids((await list({ pageSize: 10 })).data).slice(5))
    expect(small.totalRecords).toBe(first.totalRecords)
  })

  it.each([
    ['thai', ['แผ่นอะคริลิก', 'แผ่นทำป้าย', 'วัสดุพิมพ์', 'พลาสติกวิศวกรรม', 'พลาสติกม้วน']],
    ['english', ['Acrylic', 'Sign boards', 'Print media', 'Engineering plastics', 'Plastic rolls']],
  ])(
    'R1.1: sells plastic raw materials and media for advertising and print, in %s',
    async (language, names) => {
      const tree = (await api.call('GET', `/${language}/api/categories/root`)).body as Category[]
      const categories = tree.flatMap((root) => [root, ...root.children])
      for (const name of names) {
        const categoryId = categories.find((category) => category.name === name)?.id
        expect(categoryId, name).toBeDefined()
        const goods = await all({ categoryId: categoryId ?? '' }, language)
        expect(
          goods.some(({ status }) => status === 'available'),
          name,
        ).toBe(true)
      }
    },
  )

  it('answers an empty page past the end, however far', async () => {
    const { totalRecords } = await list()
    expect(await list({ pageNumber: 1_000_000, pageSize: 100 })).toEqual({ data: [], totalRecords })
  })

  it.each(['recommended', 'newest', 'priceAsc', 'priceDesc', 'name'])(
    'sorted by %s, pages neither repeat nor skip, and the order stays',
    async (sort) => {
      const once = ids(await all({ sort }))
      expect(new Set(once).size).toBe(await count('is_for_sale'))
      expect(ids(await all({ sort }))).toEqual(once)
    },
  )

  it('sorts by what is paid', async () => {
    const prices = (await all({ sort: 'priceAsc' })).map(paid)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    const falling = (await all({ sort: 'priceDesc' })).map(paid)
    expect(falling).toEqual(prices.toReversed())
  })

  it('sorts names as a dictionary does, in each language', async () => {
    const names = ['เรือ', 'ราว', 'โรง', 'ร้อน', 'รอก', 'แก้ว', 'กาว']
    for (const [index, name] of names.entries()) await addProduct(`DICT-${index}`, name)
    const found = await all({ keyword: 'dict-', sort: 'name' })
    expect(found.map(({ name }) => name)).toEqual(names.toSorted(new Intl.Collator('th').compare))
    const english = (await all({ sort: 'name' }, 'english')).map(({ name }) => name.toLowerCase())
    expect(english).toEqual(english.toSorted())
    await api.database.pool.query(`delete from products where code like 'DICT-%'`)
  })

  it('R7.30: finds a keyword inside Thai and English words and in codes, whatever the language', async () => {
    for (const language of ['thai', 'english']) {
      for (const keyword of ['คริลิกหล่', 'CRYLI', 'c-cast']) {
        const found = await list({ keyword, pageSize: 100 }, language)
        expect(found.totalRecords, keyword).toBeGreaterThan(0)
        expect(found.data.map(({ code }) => code)).toContain('AC-CAST')
      }
    }
    expect(await list({ keyword: 'ไม่มีของชื่อนี้' })).toEqual({
      data: [],
      totalRecords: 0,
      search: { matched: [], unmatched: ['ไม่มีของชื่อนี้'] },
    })
  })

  it('wants every word of several, in any order, and minds neither spaces nor how a vowel was typed', async () => {
    const both = await list({ keyword: 'อะคริลิก แผ่น', pageSize: 100 })
    expect(both.totalRecords).toBeGreaterThan(0)
    expect(both.totalRecords).toBeLessThan((await list({ keyword: 'แผ่น' })).totalRecords)
    for (const keyword of ['แผ่น อะคริลิก', '  แผ่น\t อะคริลิก ', 'เเผ่น อะคริลิก', 'แผ่น\u200b อะคริลิก'])
      expect(ids((await list({ keyword, pageSize: 100 })).data)).toEqual(ids(both.data))
    expect((await list({ keyword: '   ' })).totalRecords).toBe(await count('is_for_sale'))
  })

  it.each(['%', '_', '\\', '%%%', '__', "'", '";--', '\\%'])(
    'takes %s for nothing that products are called',
    async (keyword) => {
      const { data, totalRecords, search } = await list({ keyword: `อะคริลิก ${keyword}`, pageSize: 100 })
      const plain = await list({ keyword: 'อะคริลิก', pageSize: 100 })
      expect({ data, totalRecords, search }).toEqual(plain)
    },
  )

  it('tells the sizes of each product, from all its variants', async () => {
    const { rows } = await api.database.pool.query<{
      id: string
      count: number
      thinnest: number | null
      lightest: number
    }>(
      `select product_id as id, count(distinct label_th)::int as count, min(thickness_mm) as thinnest,
         min(weight_grams) as lightest from variants group by 1`,
    )
    for (const { id, sizes } of await all()) {
      const own = rows.find((row) => row.id === id)
      expect(sizes.count, id).toBe(own?.count)
      expect(sizes.label !== undefined, id).toBe(own?.count === 1)
      expect(sizes.thickness?.min ?? null, id).toBe(own?.thinnest)
      const { value, unit } = sizes.weight.min
      expect(Math.round(unit === 'kilogram' ? value * 1000 : value), id).toBe(own?.lightest)
      expect(sizes.smallest.width * sizes.smallest.length).toBeLessThanOrEqual(
        sizes.largest.width * sizes.largest.length,
      )
    }
    const [clear] = (await list({ keyword: 'AC-CLR' })).data
    expect(clear?.sizes).toMatchObject({
      smallest: { width: 300, length: 600 },
      largest: { width: 1220, length: 2440 },
      thickness: { min: 2, max: 20 },
    })
  })

  it('lists a category with all that is below it, as many as the category says', async () => {
    const { body } = await api.call('GET', '/thai/api/categories/path/sign-materials')
    const group = body as CategoryWithAncestors
    const found = await all({ categoryId: group.id })
    expect(found).toHaveLength(group.productCount)
    expect(found.every(({ categoryPath }) => categoryPath.startsWith('sign-materials.'))).toBe(true)
    const [child] = group.children
    expect(await all({ categoryId: child?.id ?? '' })).toHaveLength(child?.productCount ?? -1)
    expect(await list({ categoryId: 'nothing' })).toEqual({ data: [], totalRecords: 0 })
  })

  it('filters by colour, in either case', async () => {
    const red = await all({ color: '#C8201E' })
    expect(red.length).toBeGreaterThan(0)
    expect(red.every(({ colors }) => colors.some(({ hex }) => hex === '#c8201e'))).toBe(true)
    expect(ids(await all({ color: '#c8201e' }))).toEqual(ids(red))
    const board = red.find(({ id }) => id === 'p-ft-650')
    expect(board).toMatchObject({
      imageUrl: '/media/photographs/corrugated-c8201e/800.jpg',
      imageAlt: expect.stringContaining('ฟิวเจอร์บอร์ดสีแดง'),
    })
  })

  it('filters by what is paid, the ends within', async () => {
    const prices = (await all({ sort: 'priceAsc' })).map(paid)
    const [low = 0, high = 0] = [prices[20], prices[60]]
    const between = await all({ minPrice: low, maxPrice: high })
    expect(between.map(paid).toSorted((one, other) => one - other)).toEqual(
      prices.filter((price) => price >= low && price <= high),
    )
    expect(await list({ minPrice: 200, maxPrice: 100 })).toEqual({ data: [], totalRecords: 0 })
  })

  it.each([
    ['inStock', (item: ProductPage['data'][number]) => item.status === 'available'],
    ['special', (item: ProductPage['data'][number]) => item.specialPrice !== undefined],
  ])('%s keeps those that are, or those that are not', async (name, is) => {
    const every = ids(await all())
    const [yes, no] = [await all({ [name]: true }), await all({ [name]: false })]
    expect(yes.length).toBeGreaterThan(0)
    expect(no.length).toBeGreaterThan(0)
    expect(yes.every(is)).toBe(true)
    expect(no.some(is)).toBe(false)
    expect([...ids(yes), ...ids(no)].toSorted()).toEqual(every.toSorted())
  })

  it('recommended ones come first, and can be asked for alone', async () => {
    const recommended = await all({ recommended: true })
    expect(recommended).toHaveLength(await count('is_for_sale and is_recommended'))
    expect(ids(await all()).slice(0, recommended.length)).toEqual(ids(recommended))
    expect(await all({ recommended: false })).toHaveLength(await count('is_for_sale and not is_recommended'))
  })

  it('takes the price from the cheapest variant by what is paid', async () => {
    const { rows } = await api.database.pool.query<{ product_id: string; paid: number }>(
      `select product_id, min(coalesce(special_price_satang, price_satang))::int as paid from variants group by 1`,
    )
    const cheapest = new Map(rows.map((row) => [row.product_id, row.paid]))
    for (const item of await all()) expect(Math.round(paid(item) * 100), item.id).toBe(cheapest.get(item.id))
  })

  it('does not show what is cancelled for sale', async () => {
    expect(await count('not is_for_sale')).toBeGreaterThan(0)
    expect((await all()).filter(({ status }) => status === 'cancelled')).toEqual([])
  })
})
