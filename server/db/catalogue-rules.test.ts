import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const run = (sql: string) => api.database.pool.query(sql)

it.each([
  ['less than nothing in stock', 'update variants set stock = -1'],
  ['a special price that is none', 'update variants set special_price_satang = price_satang'],
  ['a special price above the price', 'update variants set special_price_satang = price_satang + 1'],
  ['a special price of nothing', 'update variants set special_price_satang = 0'],
  ['a price of nothing', 'update variants set price_satang = 0'],
  ['a price that the contract cannot say', 'update variants set price_satang = 1000000000000'],
  ['a weight below nothing', 'update variants set weight_grams = -1'],
  ['a colour that is none', `update variants set color_hex = '#C8201E'`],
  ['an id with a dot', `update products set id = 'p.1' where id = 'p-ac-cast'`],
  ['a code twice', `update products set code = 'X'`],
  ['a category that is not there', `update products set category_id = 'nothing'`],
  ['a product that is like itself', 'update similar_products set similar_id = product_id'],
  ['a category above itself', 'update categories set parent_id = id'],
  ['a path of another form', `update categories set path = 'Sign Materials'`],
  ['fewer views than none', 'update articles set view_count = -1'],
  ['an article of a third kind', `update articles set kind = 'story'`],
  ['a branch outside the world', 'update branches set lat = 91'],
  ['a price that is not the variants own', `update products set paid_satang = 1`],
])('the database refuses %s', async (_what, sql) => {
  await expect(run(sql)).rejects.toMatchObject({ code: expect.stringMatching(/^(23|428C9)/) })
})

describe('the price of a product', () => {
  const id = 'p-ac-cast'
  async function shown(): Promise<(number | null)[]> {
    const { rows } = await run(
      `select price_satang::int, special_price_satang::int, paid_satang::int from products where id = '${id}'`,
    )
    return Object.values(rows[0])
  }
  const variant = (position: number) => `product_id = '${id}' and position = ${position}`

  beforeEach(async () => {
    await run(
      `update variants set price_satang = 1000 + position, special_price_satang = null where product_id = '${id}'`,
    )
  })

  it('is that of its cheapest variant', async () => {
    expect(await shown()).toEqual([1001, null, 1001])
    await run(`update variants set price_satang = 900 where ${variant(7)}`)
    expect(await shown()).toEqual([900, null, 900])
  })

  it('counts what is paid', async () => {
    await run(`update variants set price_satang = 5000, special_price_satang = 800 where ${variant(3)}`)
    expect(await shown()).toEqual([5000, 800, 800])
    await run(`update variants set special_price_satang = null where ${variant(3)}`)
    expect(await shown()).toEqual([1001, null, 1001])
  })

  it('follows when the cheapest goes, and another comes', async () => {
    await run(`delete from variants where ${variant(1)}`)
    expect(await shown()).toEqual([1002, null, 1002])
    await run(`insert into variants select 'new', product_id, 1, color_hex, color_name_th, color_name_en, label_th, label_en,
                 width_mm, length_mm, thickness_mm, weight_grams, 500, 400, 0 from variants where ${variant(2)}`)
    expect(await shown()).toEqual([500, 400, 400])
  })

  it('does not hold up who sells the last pieces of the same product', async () => {
    const [one, other] = [await api.database.pool.connect(), await api.database.pool.connect()]
    await one.query('begin')
    await one.query(`update variants set stock = stock + 1 where ${variant(2)}`)
    await other.query(`set lock_timeout = '5s'`)
    await other.query(`update variants set stock = stock + 1 where ${variant(3)}`)
    await one.query('rollback')
    one.release()
    other.release(true)
  })

  it('is right after two changed it at once', async () => {
    const [one, other] = [await api.database.pool.connect(), await api.database.pool.connect()]
    await one.query('begin')
    await one.query(`update variants set price_satang = 200 where ${variant(2)}`)
    const second = other.query(`update variants set price_satang = 300 where ${variant(3)}`)
    await expect
      .poll(async () => (await run(`select from pg_stat_activity where wait_event_type = 'Lock'`)).rowCount)
      .toBeGreaterThan(0)
    await one.query('commit')
    await second
    expect(await shown()).toEqual([200, null, 200])
    one.release()
    other.release()
  })
})
