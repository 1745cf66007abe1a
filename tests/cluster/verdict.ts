import type pg from 'pg'
import { faultsIn, missingPieces } from '../faults/support/invariants.ts'
import { patiently } from '../faults/support/answers.ts'
import { shopperOf } from '../faults/support/buyers.ts'
import type { Load } from '../faults/support/load.ts'
import { shopOrigin } from './cluster.ts'

export interface Verdict {
  confirmed: number
  /** Orders that the shop confirmed and the database no longer has. */
  lost: number
  /** Payments that the shop confirmed and the database no longer has. */
  lostPayments: number
  doubled: number
  /** Pieces that are neither on the shelf nor in an order. */
  oversold: number
  /** Rows that contradict each other: prices, payments, invoices, stock below nothing. */
  contradictions: string[]
  /** Answers of 500 and above, but for 503. */
  failures: string[]
  /** The longest time between two confirmed orders, in milliseconds. */
  withoutWrites: number
}

interface Stock {
  variantId: string
  before: number
}

const maxAskedAgain = 50

export async function judgeRun(
  load: Pick<Load, 'purchases' | 'violations'>,
  pool: pg.Pool,
  { variantId, before }: Stock,
): Promise<Verdict> {
  const confirmed = load.purchases.filter(({ orderId }) => orderId !== undefined)
  const { rows } = await pool.query<{ id: string; payment: string }>(
    'select id, payment from orders where id = any ($1)',
    [confirmed.map(({ orderId }) => orderId)],
  )
  const payments = new Map(rows.map(({ id, payment }) => [id, payment]))
  const stored = (orderId = '') => payments.get(orderId)
  // Whether the others were ordered nobody knows: the same order is sent again, as the pages do.
  const unknown = load.purchases.filter(({ orderId }) => orderId === undefined).slice(-maxAskedAgain)
  for (const { buyer } of unknown)
    await patiently(() => shopperOf(buyer, shopOrigin).checkout(buyer.request, buyer.key))
  const ids = load.purchases.map(({ buyer }) => buyer.customerId)
  const doubled = await pool.query(
    'select customer_id from orders where customer_id = any ($1) group by 1 having count(*) > 1',
    [ids],
  )
  return {
    confirmed: confirmed.length,
    lost: confirmed.filter(({ orderId }) => stored(orderId) === undefined).length,
    lostPayments: confirmed.filter(({ orderId, isPaid }) => isPaid && stored(orderId) !== 'paid').length,
    doubled: doubled.rows.length,
    oversold: await missingPieces(pool, variantId, before),
    contradictions: await faultsIn(pool, ids),
    failures: load.violations,
    withoutWrites: longestGap(confirmed.map(({ confirmedAt = 0 }) => confirmedAt)),
  }
}

function longestGap(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  return Math.max(0, ...sorted.slice(1).map((time, index) => time - (sorted[index] ?? time)))
}

export const isSound = ({
  lost,
  lostPayments,
  doubled,
  oversold,
  contradictions,
  failures,
}: Verdict): boolean =>
  lost + lostPayments + doubled + oversold + contradictions.length + failures.length === 0
