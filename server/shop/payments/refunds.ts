import { asc, eq, sql } from 'drizzle-orm'
import { refundLines, refunds } from '../../db/schema/refunds.ts'
import { orders } from '../../db/schema/orders.ts'
import type { Queries } from '../../db/database.ts'
import { Problem, notFound } from '../common/problem.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { lockOrder, nextVersion, type OrderRow } from '../order-lifecycle/lock-order.ts'
import {
  insertRefund,
  leftToRefund,
  paymentsOf,
  worthOf,
  type LeftToRefund,
  type Refund,
  type RefundedLine,
} from '../order-lifecycle/refund-rows.ts'
import { confirmRefund } from './confirm-refund.ts'
import { inOnePass } from './in-one-pass.ts'
import { syncRefundsFromProvider, sendRefunds } from './send-refunds.ts'
import { ignoreUnavailableProvider } from './ignore-unavailable-provider.ts'

/** With `restock` the pieces go back into stock at once; without the order's own events decide on them. */
type AskedLine = RefundedLine & { restock?: boolean }

export interface AskedRefund {
  /** Given by who asks: asked again, it is the same refund. */
  id: string
  orderId: string
  /** What to give back; all that is left of the order without it. */
  parts?: { lines: readonly AskedLine[]; withShipping: boolean }
  reason: string
  askedBy: string
  /** Called once with the refund, within its transaction and under the lock of the order. */
  beside?: (tx: Queries, order: OrderRow, refund: Refund) => Promise<void>
}

/** More than is left of what was paid. */
export class RefundTooMuch extends Problem {
  constructor(title: string) {
    super('REFUND_TOO_MUCH', title)
  }
}

/**
 * Gives money of a paid order back, in whole or in part. It is written down first, and sent by `sendRefunds` until the
 * provider has decided. Not to be called within a transaction.
 */
export async function requestRefund(deps: ShopDeps, asked: AskedRefund): Promise<Refund> {
  const { db } = deps.database
  const pass = inOnePass(deps)
  // What was given back in the provider's dashboard is not left to give back.
  await ignoreUnavailableProvider(() => syncRefundsFromProvider(pass, asked.orderId))
  const { id, orderId } = await db.transaction((tx) => writeRefund(tx, asked))
  await sendRefunds(pass, orderId)
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id))
  if (!refund) throw notFound('The refund was not found')
  return refund
}

async function writeRefund(tx: Queries, asked: AskedRefund): Promise<Refund> {
  const { id, orderId, parts, reason, askedBy, beside } = asked
  const order = await lockOrder(tx, orderId)
  const [known] = await tx.select().from(refunds).where(eq(refunds.id, id))
  if (known) {
    if (await isSame(tx, known, { order, asked })) return known
    throw new Problem('IDEMPOTENCY_MISMATCH', 'Another refund has this id')
  }
  if (order.payment !== 'paid') throw new Problem('ORDER_NOT_ALLOWED', 'The order is not one to refund')
  const left = await leftToRefund(tx, orderId)
  const { lines, shippingSatang } = parts
    ? { ...choose(left, parts.lines), shippingSatang: parts.withShipping ? left.shippingSatang : 0 }
    : left
  if (parts?.withShipping && left.shippingSatang === 0 && order.shippingSatang > 0)
    throw new RefundTooMuch('The shipping was given back')
  const worth = worthOf({ lines, shippingSatang })
  const amountSatang = Math.min(worth, left.amountSatang)
  if (amountSatang <= 0) throw new RefundTooMuch('Nothing is left to give back')
  const { kept } = await paymentsOf(tx, orderId)
  const refund = await insertRefund(tx, {
    id,
    orderId,
    lines,
    shippingSatang,
    amountSatang,
    otherSatang: amountSatang - worth,
    reason,
    askedBy,
    ...(kept ? { attemptId: kept.id } : { state: 'refused', refusal: 'noProvider' }),
  })
  await beside?.(tx, order, refund)
  await tx.update(orders).set({ version: nextVersion }).where(eq(orders.id, orderId))
  return refund
}

/** A line that is named twice, is not in the order or has fewer pieces left is refused. */
function choose({ lines: left }: LeftToRefund, wanted: readonly AskedLine[]): Pick<LeftToRefund, 'lines'> {
  if (new Set(wanted.map(({ position }) => position)).size < wanted.length)
    throw new RefundTooMuch('A line is named twice')
  const lines = wanted.map(({ position, quantity, restock }) => {
    const line = left.find((one) => one.position === position)
    if (!line || !Number.isInteger(quantity) || quantity < 1 || quantity > line.quantity)
      throw new RefundTooMuch(`Line ${position} has no ${quantity} pieces left`)
    return { ...line, quantity, restock, cutsSatang: quantity === line.quantity ? line.cutsSatang : 0 }
  })
  return { lines }
}

async function isSame(
  tx: Queries,
  known: Refund,
  { order, asked: { orderId, parts } }: { order: OrderRow; asked: AskedRefund },
): Promise<boolean> {
  if (known.orderId !== orderId) return false
  if (!parts) return true
  const lines = await tx.select().from(refundLines).where(eq(refundLines.refundId, known.id))
  const places = (all: readonly (RefundedLine & { restock?: boolean | null })[]) =>
    all
      .map(({ position, quantity, restock }) => `${position}:${quantity}:${restock ?? ''}`)
      .toSorted()
      .join()
  // Of an order that was shipped for nothing there is no shipping to give back, whether it was asked for or not.
  const isSameShipping = order.shippingSatang === 0 || parts.withShipping === known.shippingSatang > 0
  return places(lines) === places(parts.lines) && isSameShipping
}

/** What the staff has to give back by hand, the oldest first. */
export const listUnrefundable = (db: Queries) =>
  db
    .select({
      refundId: refunds.id,
      orderId: refunds.orderId,
      orderNumber: orders.orderNumber,
      amountSatang: refunds.amountSatang,
      /**
       * What the provider says, or `noProvider`: the money did not come through one, `providerGone`: the shop has that one no
       * longer, or `unknownPayment`: it does not know the payment.
       */
      why: sql<string>`${refunds.refusal}`,
      since: refunds.askedAt,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.state, 'refused'))
    .orderBy(asc(refunds.askedAt))

/** A member of the staff says that they gave the money of a refused refund back by transfer; false where they said so before. */
export async function settleByHand(
  db: Queries,
  { refundId, settledBy, note }: { refundId: string; settledBy: string; note: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(refunds).where(eq(refunds.id, refundId))
    if (!found) throw notFound('The refund was not found')
    await lockOrder(tx, found.orderId)
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId))
    if (refund?.settledBy === settledBy) return false
    if (refund?.state !== 'refused')
      throw new Problem('ORDER_NOT_ALLOWED', 'The provider decides on this refund')
    await confirmRefund(tx, refund, { settledBy, settledNote: note })
    return true
  })
}
