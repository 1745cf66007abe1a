import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shopTemplate } from '../../tests/support/api/shop-template.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database/test-database.ts'
import { sanitiseHtml } from '../shop/common/sanitise-html.ts'
import { multiplyProducts } from './multiply.ts'
import { refuseSandboxData } from './refuse-sandbox-data.ts'
import { hasNoGoods, seedFromFolder, seedSample, seedWhenEmpty } from './seed.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let database: TestDatabase
let pool: pg.Pool
async function open(template?: string): Promise<void> {
  database = await createTestDatabase(template)
  pool = new pg.Pool({ connectionString: database.url })
}
afterEach(async () => {
  await pool.end()
  await database.drop()
})

async function count(table: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  return rows[0]?.count ?? 0
}

const tables = [
  'categories',
  'products',
  'product_descriptions',
  'variants',
  'product_images',
  'similar_products',
  'companion_products',
  'materials',
  'material_facts',
  'trade_words',
  'product_search',
  'variant_search',
]
tables.push('articles', 'banners', 'pages', 'branches', 'clients', 'customers', 'consents', 'addresses')

describe('an empty database', () => {
  beforeEach(() => open())

  it('of ten servers that open an empty shop at once one fills it', async () => {
    await Promise.all(Array.from({ length: 10 }, () => seedWhenEmpty(pool, 'sandbox')))
    const counts = await Promise.all(tables.map(count))
    expect(Math.min(...counts)).toBeGreaterThan(0)
    await seedWhenEmpty(pool, 'sandbox')
    expect(await Promise.all(tables.map(count))).toEqual(counts)
  })

  it('an empty shop is filled with the files of a folder, without accounts of the sandbox, and a full one is not', async () => {
    await seedFromFolder(pool, 'sample-shop')
    expect(await Promise.all(['products', 'articles', 'trade_words', 'carriers'].map(count))).not.toContain(0)
    expect(await count('customers')).toBe(0)
    await expect(seedFromFolder(pool, 'sample-shop')).rejects.toThrow(/only an empty shop is filled/)
  })

  it('a filling that fails leaves nothing, and says why without the products', async () => {
    await pool.query('alter table clients add check (false)')
    await expect(seedWhenEmpty(pool, 'sandbox')).rejects.toThrow(
      /^new row for relation "clients" violates check constraint/,
    )
    expect(await Promise.all(tables.map(count))).toEqual(tables.map(() => 0))
  })

  it('a shop in production opens without goods, texts and accounts, but with what its own goods need; the sample comes when asked for, once, without accounts', async () => {
    await seedWhenEmpty(pool, 'production')
    const samples = [
      'categories',
      'products',
      'materials',
      'articles',
      'banners',
      'pages',
      'branches',
      'clients',
      'customers',
      'orders',
    ]
    expect(await Promise.all(samples.map(count))).toEqual(samples.map(() => 0))
    expect(await Promise.all(['carriers', 'trade_words', 'size_guide_notes'].map(count))).not.toContain(0)
    expect(await hasNoGoods(pool)).toBe(true)
    await seedSample(pool, 'production')
    expect(await hasNoGoods(pool)).toBe(false)
    expect(await count('products')).toBeGreaterThan(0)
    for (const table of ['customers', 'consents', 'addresses', 'orders'])
      expect(await count(table), table).toBe(0)
    await expect(seedSample(pool, 'production')).rejects.toThrow(/only an empty shop is filled/)
    await expect(refuseSandboxData(pool)).resolves.toBeUndefined()
  })
})

describe('a shop that was filled', () => {
  beforeEach(async () => open(await shopTemplate()))

  it('a shop that has products, or places for them, is left as it is', async () => {
    await pool.query(`update products set name_en = 'Mine'; delete from articles`)
    await seedWhenEmpty(pool, 'sandbox')
    expect(await count('articles')).toBe(0)
    expect(await count(`products where name_en <> 'Mine'`)).toBe(0)
    await pool.query('delete from products')
    await seedWhenEmpty(pool, 'sandbox')
    expect(await count('products')).toBe(0)
  })

  it('a shop from before there was shipping gets the carriers, and once it has any they are its own', async () => {
    const shipping = ['carriers', 'carrier_zones', 'shipping_steps', 'shipping_areas']
    const counts = await Promise.all(shipping.map(count))
    expect(Math.min(...counts)).toBeGreaterThan(0)
    await pool.query(`update products set name_en = 'Mine'; truncate carriers, shipping_areas cascade`)
    await Promise.all(Array.from({ length: 4 }, () => seedWhenEmpty(pool, 'sandbox')))
    expect(await Promise.all(shipping.map(count))).toEqual(counts)
    expect(await count(`products where name_en <> 'Mine'`)).toBe(0)
    await pool.query(`delete from carriers where id <> 's-parcel'`)
    await seedWhenEmpty(pool, 'sandbox')
    expect(await count('carriers')).toBe(1)
  })

  it('a shop from before there were trade words gets them, and its products are found by them', async () => {
    const words = await count('trade_words')
    expect(words).toBeGreaterThan(0)
    await pool.query('delete from trade_concepts')
    const acrylic = `product_search join product_kinds on product_kinds.id = kind_id where terms @@ '''c-acrylic'''::tsquery`
    expect(await count(acrylic)).toBe(0)
    await seedWhenEmpty(pool, 'sandbox')
    expect(await count('trade_words')).toBe(words)
    expect(await count(acrylic)).toBeGreaterThan(0)
  })

  it('what it holds is clean, and every product stands on sale somewhere', async () => {
    const { rows } = await pool.query<{ html: string }>(
      `select html_th as html from product_descriptions union all select html_en from product_descriptions
       union all select content_th from articles union all select content_en from articles
       union all select content_th from banners union all select content_en from pages`,
    )
    for (const { html } of rows) expect(html).toBe(sanitiseHtml(html))
    expect(await count('products where price_satang is null')).toBe(0)
    expect(await count('products where not is_for_sale')).toBeGreaterThan(0)
    expect(await count('products')).toBeGreaterThanOrEqual(150)
  })

  it('copies its products to as many as are asked for, and says so', async () => {
    const sample = await count('products')
    const lines: string[] = []
    for (const wanted of [1_000, 600, 10]) {
      await multiplyProducts(pool, wanted, (line) => lines.push(line))
      expect(await count('products')).toBe(Math.max(wanted, sample))
      for (const part of [
        'product_descriptions',
        'product_images',
        'variants',
        'product_search',
        'variant_search',
      ])
        expect(
          await count(`products where not exists (select from ${part} where product_id = products.id)`),
        ).toBe(0)
    }
    expect(lines).toEqual(['1000 products', '600 products'])
  })
})
