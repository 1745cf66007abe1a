import { expect } from 'vitest'
import type pg from 'pg'
import type { CheckoutResult } from '../../../openapi/generated/schema.ts'
import { good } from '../../support/api/shopper.ts'
import { patiently } from './answers.ts'
import { faultsIn, missingPieces } from './invariants.ts'
import { shopperOf } from './buyers.ts'
import type { Load } from './load.ts'

interface Judged {
  pool: pg.Pool
  origin: string
  variantId: string
  stock: number
}

/** Every customer sends the order again, with its key: there is one order of each, the confirmed one, and the invariants hold. */
export async function judge(load: Load, { pool, origin, variantId, stock }: Judged): Promise<number> {
  expect(load.violations).toEqual([])
  const ids = load.purchases.map(({ buyer }) => buyer.customerId)
  expect(await faultsIn(pool, ids)).toEqual([])
  const ask = async ({ buyer, orderId, isPaid }: Load['purchases'][number]) => {
    const { answer } = await patiently(() => shopperOf(buyer, origin).checkout(buyer.request, buyer.key))
    const again = good<CheckoutResult>(answer)
    if (orderId !== undefined) expect(again.orderId, 'the confirmed order').toBe(orderId)
    if (isPaid) expect(again.paymentStatus, 'the confirmed payment').toBe('paid')
  }
  const left = [...load.purchases]
  const askOneByOne = async () => {
    for (let purchase = left.pop(); purchase; purchase = left.pop()) await ask(purchase)
  }
  await Promise.all(Array.from({ length: 8 }, askOneByOne))
  const { rows } = await pool.query<{ orders: number; customers: number }>(
    `select count(*)::int as orders, count(distinct customer_id)::int as customers
     from orders where customer_id = any ($1)`,
    [ids],
  )
  expect(rows).toEqual([{ orders: ids.length, customers: ids.length }])
  expect(await faultsIn(pool, ids)).toEqual([])
  expect(await missingPieces(pool, variantId, stock)).toBe(0)
  return ids.length
}
