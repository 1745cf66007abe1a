import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '../../../openapi/generated/schema.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

async function read(id: string, language = 'thai'): Promise<Product> {
  const { status, body } = await api.call('GET', `/${language}/api/products/${id}`)
  expect(status).toBe(200)
  return body as Product
}

async function idWhere(condition: string): Promise<string> {
  const { rows } = await api.database.pool.query<{ id: string }>(
    `select id from products where ${condition} order by id limit 1`,
  )
  return rows[0]?.id ?? ''
}

const hasStock = 'exists (select from variants where product_id = products.id and stock > 0)'

describe('GET /{language}/api/products/{id}', () => {
  it('R7.31: tells all of a product, in the language asked for', async () => {
    const id = await idWhere(`is_for_sale and ${hasStock} and size_guide is not null`)
    const [thai, english] = [await read(id), await read(id, 'english')]
    expect(await read(id, 'standard')).toEqual(thai)
    expect(thai.name).toMatch(/[ก-ฮ]/)
    expect(english.name).not.toMatch(/[ก-ฮ]/)
    expect(thai.sizeGuideUrl).toMatch(/^\/media\/size-guides\/[a-z]+\.th\.svg$/)
    expect(english.sizeGuideUrl).toMatch(/\.en\.svg$/)
    expect(thai.sizeGuideNotes?.length).toBeGreaterThan(1)
    for (const note of thai.sizeGuideNotes ?? []) expect(note).toMatch(/[ก-ฮ]/)
    for (const note of english.sizeGuideNotes ?? []) expect(note).not.toMatch(/[ก-ฮ]/)
    expect(english.sizeGuideNotes).toHaveLength(thai.sizeGuideNotes?.length ?? 0)
    expect(english.variants.map(({ variantId }) => variantId)).toEqual(
      thai.variants.map(({ variantId }) => variantId),
    )
    const { pool } = api.database
    const { rows } = await pool.query('select * from variants where product_id = $1 order by position', [id])
    expect(thai.variants).toEqual(
      rows.map((row) => ({
        variantId: row.id,
        color: { name: row.color_name_th, hex: row.color_hex },
        sizes: [
          {
            label: row.label_th,
            price: { amount: row.price_satang / 100 },
            ...(row.special_price_satang && { specialPrice: { amount: row.special_price_satang / 100 } }),
            weight:
              row.weight_grams < 1000
                ? { value: row.weight_grams, unit: 'gram' }
                : { value: row.weight_grams / 1000, unit: 'kilogram' },
            dimensions: {
              width: row.width_mm,
              length: row.length_mm,
              ...(row.thickness_mm !== null && { thickness: row.thickness_mm }),
              unit: 'millimetre',
            },
            stock: row.stock,
          },
        ],
      })),
    )
  })

  it('shows pictures that there are, each colour once, and the variants they show', async () => {
    const product = await read(await idWhere('is_recommended'))
    const variantIds = product.variants.map(({ variantId }) => variantId)
    for (const { url, variantId } of product.images) {
      expect((await api.call('GET', url)).contentType).toBe(
        url.endsWith('.svg') ? 'image/svg+xml' : 'image/jpeg',
      )
      if (variantId) expect(variantIds).toContain(variantId)
    }
    const hexes = product.colors.map(({ hex }) => hex)
    expect(new Set(product.variants.map(({ color }) => color.hex))).toEqual(new Set(hexes))
    expect(new Set(hexes).size).toBe(hexes.length)
  })

  it('says where the products stand in a picture, unless they lie', async () => {
    const [lying, standing] = [await read('p-ac-thick'), await read('p-ac-clr')]
    expect(lying.images.some(({ goodsBox }) => goodsBox)).toBe(false)
    const drawing = standing.images.find(({ url }) => url.endsWith('.svg'))
    expect(drawing?.goodsBox).toEqual({ left: 19, top: 3, right: 82, bottom: 88 })
  })

  it('R4.36 R4.37 R4.38: is available, sold out or cancelled for sale', async () => {
    expect(await read(await idWhere(`is_for_sale and ${hasStock}`))).toMatchObject({ status: 'available' })
    expect(await read(await idWhere(`is_for_sale and not ${hasStock}`))).toMatchObject({ status: 'soldOut' })
    const cancelled = await read(await idWhere('not is_for_sale'))
    expect(cancelled.status).toBe('cancelled')
    expect(cancelled.variants.length).toBeGreaterThan(0)
  })

  it('is sold out as soon as the last piece of the last variant is gone', async () => {
    const id = await idWhere(`is_for_sale and ${hasStock}`)
    await api.database.pool.query('update variants set stock = 0 where product_id = $1', [id])
    await expect.poll(async () => (await read(id)).status).toBe('soldOut')
  })

  it('names similar ones as lists do, none of them itself and none cancelled', async () => {
    const id = await idWhere(
      'is_for_sale and exists (select from similar_products where product_id = products.id)',
    )
    const { similar } = await read(id)
    expect(similar.length).toBeGreaterThan(0)
    const [first] = similar
    await api.database.pool.query('update products set is_for_sale = false where id = $1', [first?.id])
    await expect.poll(async () => (await read(id)).similar).toEqual(similar.slice(1))
    expect(similar.map((item) => item.id)).not.toContain(id)
  })

  it('puts the same material first among similar ones, and what it is used with in a list of its own', async () => {
    const { material, similar, goesWith } = await read('p-ac-clr')
    expect(material).toEqual({ id: 'cast-acrylic', name: 'อะคริลิกหล่อ' })
    const { rows } = await api.database.pool.query<{ id: string }>(
      `select companion_id as id from companion_products where product_id = 'p-ac-clr' order by position`,
    )
    expect(goesWith.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    expect(goesWith.map(({ code }) => code)).toContain('TL-CEM')
    const ofMaterial = await Promise.all(similar.map(async ({ id }) => (await read(id)).material?.id))
    expect(ofMaterial[0]).toBe('cast-acrylic')
    expect(similar.some(({ id }) => goesWith.some((other) => other.id === id))).toBe(false)
  })

  it('tells the facts of the material, and none where the material is not known', async () => {
    const [thai, english, glue] = [
      await read('p-ac-clr'),
      await read('p-ac-clr', 'english'),
      await read('p-tl-cem'),
    ]
    expect(thai.facts).toContainEqual({ name: 'ความหนาแน่น', value: '1.19 ก./ลบ.ซม.' })
    expect(english.facts).toContainEqual({ name: 'Density', value: '1.19 g/cm³' })
    expect(english.facts.map(({ name }) => name)).toContain('Outdoors')
    expect(glue.facts).toEqual([])
    expect(glue.material).toBeUndefined()
  })

  it.each(['nothing', 'p-1001', 'x'.repeat(65), 'ก', '%00', 'a b'])('knows no product %s', async (id) => {
    const { status, body } = await api.call('GET', `/thai/api/products/${encodeURI(id)}`)
    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
  })

  it('does not know another language, whatever the product', async () => {
    const { body } = await api.call('GET', `/german/api/products/nothing`)
    expect(body).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('answers HEAD as GET without the body', async () => {
    const url = `/thai/api/products/${await idWhere('is_for_sale')}`
    const [head, get] = [await api.app.inject({ method: 'HEAD', url }), await api.app.inject({ url })]
    expect(head.payload).toBe('')
    expect(head.headers.etag).toBe(get.headers.etag)
  })
})
