import type pg from 'pg'

/** Products per statement, and variants per product. */
const batch = 5_000
const variantsEach = 4

const insertProducts = `
  insert into products (id, code, category_id, material_id, name_th, name_en, unit_th, unit_en,
    image_url, image_alt_th, image_alt_en, size_guide, set_colors, is_for_sale, is_recommended, created_at,
    price_satang, special_price_satang)
  select p.id || '-x' || n, p.code || '-' || n, category_id, material_id, name_th || ' รุ่น ' || n, name_en || ' No. ' || n,
    unit_th, unit_en, image_url, image_alt_th, image_alt_en, size_guide, set_colors,
    is_for_sale, false, created_at - n * interval '1 minute', cheapest.price_satang, cheapest.special_price_satang
  from generate_series($1::int, $2::int) n
  cross join products p
  cross join lateral (
    select price_satang, special_price_satang from variants
    where product_id = p.id and position <= ${variantsEach}
    order by coalesce(special_price_satang, price_satang), position limit 1
  ) cheapest
  where p.id = any ($3)
  order by n, p.id
  limit $4`

const insertDescriptions = `
  insert into product_descriptions (product_id, html_th, html_en)
  select p.id, d.html_th, d.html_en
  from generate_series($1::int, $2::int) n
  join product_descriptions d on d.product_id = any ($3)
  join products p on p.id = d.product_id || '-x' || n`

const insertVariants = `
  insert into variants (id, product_id, position, color_hex, color_name_th, color_name_en, label_th, label_en, width_mm,
    length_mm, thickness_mm, weight_grams, price_satang, special_price_satang, price_tiers, stock)
  select p.id || '-' || v.position, p.id, v.position, color_hex, color_name_th, color_name_en, label_th, label_en,
    width_mm, length_mm, thickness_mm, weight_grams, v.price_satang, v.special_price_satang, v.price_tiers, stock
  from generate_series($1::int, $2::int) n
  join variants v on v.product_id = any ($3) and v.position <= ${variantsEach}
  join products p on p.id = v.product_id || '-x' || n`

const insertImages = `
  insert into product_images (product_id, position, url, alt_th, alt_en, width, height, variant_id, goods_box)
  select p.id, i.position, i.url, i.alt_th, i.alt_en, i.width, i.height, p.id || '-1', i.goods_box
  from generate_series($1::int, $2::int) n
  join product_images i on i.product_id = any ($3) and i.position = 1
  join products p on p.id = i.product_id || '-x' || n`

type Rounds = [first: number, last: number, originals: string[], most: number]

/** Copies the products under other names until the shop has this many products. */
export async function multiplyProducts(
  pool: pg.Pool,
  wanted: number,
  log: (line: string) => void,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query(`delete from products where id ~ '-x[0-9]+$'`)
    const { rows } = await client.query<{ id: string }>('select id from products')
    const originals = rows.map(({ id }) => id)
    const rounds = Math.ceil(batch / originals.length)
    await withoutSearchIndexes(client, async () => {
      let count = originals.length
      for (let first = 1; count < wanted; first += rounds) {
        count += await copy(client, [first, first + rounds - 1, originals, wanted - count])
        log(`${count} products`)
      }
    })
    // Besides the planner's figures it makes the map that lets counts stay within an index.
    await client.query('vacuum analyze')
  } finally {
    client.release(true)
  }
}

/** An index of words is made in one go much faster than row by row. */
async function withoutSearchIndexes(client: pg.PoolClient, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename in ('product_search', 'variant_search') and indexdef like '% USING gin %'`,
  )
  for (const { name } of rows) await client.query(`drop index ${client.escapeIdentifier(name)}`)
  try {
    await work()
  } finally {
    for (const { definition } of rows) await client.query(definition)
  }
}

async function copy(client: pg.PoolClient, [first, last, originals, most]: Rounds): Promise<number> {
  await client.query('begin')
  const { rowCount } = await client.query(insertProducts, [first, last, originals, most])
  for (const insert of [insertDescriptions, insertVariants, insertImages])
    await client.query(insert, [first, last, originals])
  await client.query('commit')
  if (!rowCount) throw new Error('There are no goods to copy')
  return rowCount
}
