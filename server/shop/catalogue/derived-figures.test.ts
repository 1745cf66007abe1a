import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addProduct, type TestProduct } from '../../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'

let api: TestApi
let product: TestProduct
beforeAll(async () => {
  api = await openTestApi()
  // Each test reads every product twice: an eighth of the shelves has all kinds of them.
  await api.database.pool.query(`
    delete from products where id in (
      select id from (select id, row_number() over (order by id) as place from products) numbered where place % 8 <> 0)`)
})
beforeEach(async () => {
  product = await addProduct(api.database)
})
afterAll(() => api.close())

const run = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows

/** What triggers keep for searches and facets, of every product of the shop. */
const stored = `
  select products.id, facts, search.*
  from products
  left join lateral (
    select to_jsonb(product_facets) - 'product_id' - 'offer_id' || to_jsonb(facet_offers) - 'id' as facts
    from product_facets join facet_offers on facet_offers.id = offer_id where product_id = products.id
  ) kept on true
  left join lateral (
    select product_search.rank, array(
      select row(variant_id, position, variant_kinds.*, variant_search.rank)::text
      from variant_search join variant_kinds on variant_kinds.id = kind_id
      where product_id = products.id order by variant_id
    ) as variants from product_search where product_id = products.id
  ) search on true
  order by id`

/** The same read afresh from products and variants; the documents of variants are written anew by their function. */
const afresh = `
  select products.id, to_jsonb(facts) as facts
  from products
  left join lateral (
    select category_id, material_id, coalesce(special_price_satang, price_satang) as paid_satang,
      special_price_satang is not null as is_special, bool_or(stock > 0) as is_stocked, is_recommended,
      array_agg(distinct color_hex) as hexes,
      coalesce(array_agg(distinct thickness_mm::text) filter (where thickness_mm is not null), '{}') as thicknesses,
      array_agg(distinct width_mm || 'x' || length_mm) as faces
    from (select color_hex, thickness_mm, width_mm, length_mm, stock from variants where product_id = products.id) own
    having products.is_for_sale and count(*) > 0
  ) facts on true
  order by id`

async function expectKept(): Promise<void> {
  const now = await run(stored)
  const facts = now.map(({ rank: _rank, variants: _variants, ...rest }) => rest)
  expect(facts).toEqual(await run(afresh))
  const ranks = await run(`
    select products.id, case when is_for_sale and exists (select from variants where product_id = products.id)
      then is_recommended::int * (1::bigint << 60) + (extract(epoch from created_at) * 1000000)::bigint end as rank
    from products order by id`)
  expect(now.map(({ id, rank }) => ({ id, rank }))).toEqual(ranks)
  await run('select write_search(array(select id from products))')
  expect(await run(stored)).toEqual(now)
  expect(await run('select * from product_counts where products <> 0 order by category_id')).toEqual(
    await run(`select category_id, count(*)::int as products from products
      where is_for_sale and exists (select from variants where product_id = products.id)
      group by category_id order by category_id`),
  )
}

const ofProduct = (change: string) => () => run(change, [product.productId])
const change = (what: string) => ofProduct(`update products set ${what} where id = $1`)
const changeVariant = (what: string) => ofProduct(`update variants set ${what} where product_id = $1`)
const addVariant = ofProduct(`
  insert into variants select id || '-b', product_id, 2, '#123456', 'ดำ', 'Black', '9 มม.', '9 mm', 9, 99, 9, 1, 5000, 4000, 0
  from variants where product_id = $1`)

it.each<[string, () => Promise<unknown>]>([
  ['goods are added', async () => undefined],
  ['a variant is added', addVariant],
  ['a price changes', changeVariant('price_satang = 777')],
  ['a special price begins', changeVariant('special_price_satang = 55')],
  ['the last one is sold', changeVariant('stock = 0')],
  ['a colour and a size change', changeVariant(`color_hex = '#00ff00', width_mm = 5, thickness_mm = 2`)],
  ['a colour is named otherwise', changeVariant(`color_name_th = 'ใส', color_name_en = 'Clear'`)],
  ['goods are hidden', change('is_for_sale = false')],
  ['goods are recommended', change('is_recommended = true')],
  ['goods are new again', change(`created_at = now()`)],
  ['goods move to another category', change(`category_id = (select max(id) from categories)`)],
  ['goods are of another material', change(`material_id = (select max(id) from materials)`)],
  [
    'a category is moved',
    () =>
      run(
        `update categories set name_th = 'กระดาษ', name_en = 'Paper' where id = (select min(id) from categories)`,
      ),
  ],
  ['the last variant is deleted', ofProduct('delete from variants where product_id = $1')],
  ['goods are deleted', ofProduct('delete from products where id = $1')],
  [
    'goods of several categories change places and are hidden in one go',
    () =>
      run(`update products set is_for_sale = not is_for_sale or length(id) % 2 = 0,
        category_id = (select min(id) from categories where parent_id is not null)
        where length(id) % 3 = 0`),
  ],
  [
    'a word of the trade is added',
    () => run(`insert into trade_words (concept_id, word, position) values ('acrylic', 'ทดสอบ', 9998)`),
  ],
])('what triggers derive for search and facets equals a fresh derivation when %s', async (_what, apply) => {
  await apply()
  await expectKept()
})

it('products that come back are kept as before', async () => {
  const before = await run(stored)
  await change('is_for_sale = false')()
  await change('is_for_sale = true')()
  await changeVariant('stock = 0')()
  await changeVariant('stock = 10')()
  expect(await run(stored)).toEqual(before)
  await addVariant()
  await run(`delete from variants where id = $1`, [`${product.variantId}-b`])
  expect(await run(stored)).toEqual(before)
})

it('a new picture of a category writes no search anew, and a new name that of the goods below it', async () => {
  const places = async () =>
    new Map(
      (await run('select product_id as id, ctid::text as place from product_search')).map(({ id, place }) => [
        id,
        place,
      ]),
    )
  const before = await places()
  await run(`update categories set image_url = '/media/x.svg'`)
  expect(await places()).toEqual(before)
  const [own] = await run(
    'select categories.id, path from categories join products on category_id = categories.id where products.id = $1',
    [product.productId],
  )
  const inside = await run(
    `select products.id from products join categories on categories.id = category_id where path || '.' like $1 || '.%'`,
    [own.path],
  )
  await run(`update categories set name_th = name_th || ' ใหม่' where id = $1`, [own.id])
  const after = await places()
  const moved = [...after].filter(([id, place]) => before.get(id) !== place).map(([id]) => id)
  expect(moved.toSorted()).toEqual(inside.map(({ id }) => id).toSorted())
})

it('two that sell the last of two variants at once leave none in stock', async () => {
  await addVariant()
  await changeVariant('stock = 1')()
  const clients = [await api.database.pool.connect(), await api.database.pool.connect()]
  const [one, other] = clients
  try {
    for (const client of clients) await client.query('begin')
    await one?.query(`update variants set stock = 0 where id = $1`, [product.variantId])
    const waiting = other?.query(`update variants set stock = 0 where id = $1`, [`${product.variantId}-b`])
    await one?.query('commit')
    await waiting
    await other?.query('commit')
  } finally {
    for (const client of clients) client.release()
  }
  await expectKept()
})
