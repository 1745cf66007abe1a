import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { variants } from '../../db/schema/catalogue.ts'
import { refuseShortage, takeStock } from './take-stock.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const stockOf = async (variantId: string) => {
  const { db } = api.database
  const [row] = await db.select({ stock: variants.stock }).from(variants).where(eq(variants.id, variantId))
  return row?.stock
}

const take = (...demands: Parameters<typeof takeStock>[1]) =>
  api.database.db.transaction((tx) => takeStock(tx, demands))

it('two lines on one stock row are asked of it together', async () => {
  const { variantId } = await addProduct(api.database, { stock: 10 })
  const line = (id: string, quantity: number) => ({ id, variantId, quantity })
  await expect(take(line('one', 6), line('other', 5))).rejects.toMatchObject({
    code: 'OUT_OF_STOCK',
    detail: '10, 10',
    errors: [
      { field: 'one', code: 'OUT_OF_STOCK' },
      { field: 'other', code: 'OUT_OF_STOCK' },
    ],
  })
  expect(await stockOf(variantId)).toBe(10)
  await take(line('one', 6), line('other', 4))
  expect(await stockOf(variantId)).toBe(0)
})

it('what the known stock does not hold is refused before anything is locked', () => {
  const line = (id: string, variantId: string, quantity: number) => ({ id, variantId, quantity })
  const stock = new Map([
    ['sheet', 10],
    ['glue', 1],
  ])
  const demands = [line('one', 'sheet', 6), line('other', 'sheet', 4), line('third', 'glue', 1)]
  expect(() => refuseShortage(demands, stock)).not.toThrow()
  expect(() => refuseShortage([...demands, line('last', 'sheet', 1)], stock)).toThrow(
    expect.objectContaining({
      code: 'OUT_OF_STOCK',
      detail: '10, 10, 10',
      errors: ['one', 'other', 'last'].map((field) => ({ field, code: 'OUT_OF_STOCK' })),
    }),
  )
  expect(() => refuseShortage([line('one', 'gone', 1)], stock)).toThrow(
    expect.objectContaining({ detail: '0' }),
  )
})

it('a line that cannot be had gives back what the others took', async () => {
  const [plenty, none] = [
    await addProduct(api.database, { stock: 10 }),
    await addProduct(api.database, { stock: 0 }),
  ]
  const demands = [plenty, none].map(({ variantId }) => ({ id: variantId, variantId, quantity: 1 }))
  await expect(take(...demands)).rejects.toMatchObject({ detail: '0', errors: [{ field: none.variantId }] })
  expect(await stockOf(plenty.variantId)).toBe(10)
})

it('the database itself never holds less than nothing', async () => {
  const { variantId } = await addProduct(api.database, { stock: 0 })
  const { pool } = api.database
  await expect(
    pool.query('update variants set stock = stock - 1 where id = $1', [variantId]),
  ).rejects.toThrow('violates check constraint "variants_stock_check"')
})
