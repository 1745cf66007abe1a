import { and, asc, eq } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import { cutsSatang } from '../common/cutting.ts'
import { paymentAttempts } from '../../db/schema/payments.ts'
import { refundLines, refunds } from '../../db/schema/refunds.ts'
import { referenceCode } from './reference-code.ts'

export type Refund = typeof refunds.$inferSelect
export interface RefundedLine {
  position: number
  quantity: number
}

interface LeftLine extends RefundedLine {
  /** Set where staff decided whether the pieces go back into stock. */
  restock?: boolean | undefined
  unitPriceSatang: number
  /** What the cuts cost: it goes back with the last sheets of the line. */
  cutsSatang: number
}

/** What a refund gives back of an order: pieces of its lines, and shipping. */
export interface RefundParts {
  lines: readonly (RefundedLine & { restock?: boolean | undefined })[]
  shippingSatang: number
}

export interface LeftToRefund {
  lines: LeftLine[]
  shippingSatang: number
  /** Less than the parts are worth, where some money was given back without naming any. */
  amountSatang: number
}

/**
 * The parts of an order that no refund names yet, and the money. A refund that was refused counts too: the shop still owes it.
 * Unit prices already have the discount in them, so the parts add up to the total exactly.
 */
export async function leftToRefund(tx: Queries, orderId: string): Promise<LeftToRefund> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  const bought = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const given = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.isExcess, false)))
  const givenLines = await tx
    .select({ position: refundLines.position, quantity: refundLines.quantity })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(eq(refunds.orderId, orderId))
  const lines = bought
    .map(({ position, quantity, unitPriceSatang, cutting }) => {
      const pieces = givenLines.filter((line) => line.position === position).map((line) => line.quantity)
      return {
        position,
        unitPriceSatang,
        cutsSatang: cutsSatang(cutting),
        quantity: quantity - sum(pieces),
      }
    })
    .filter(({ quantity }) => quantity > 0)
  const shippingSatang = (order?.shippingSatang ?? 0) - sum(given.map(({ shippingSatang: satang }) => satang))
  const otherSatang = sum(given.map(({ otherSatang: satang }) => satang))
  return { lines, shippingSatang, amountSatang: worthOf({ lines, shippingSatang }) - otherSatang }
}

export const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0)

export const worthOf = ({ lines, shippingSatang }: Pick<LeftToRefund, 'lines' | 'shippingSatang'>) =>
  sum(lines.map(({ quantity, unitPriceSatang, cutsSatang: cuts }) => quantity * unitPriceSatang + cuts)) +
  shippingSatang

export type NewRefund = Omit<typeof refunds.$inferInsert, 'shippingSatang' | 'isExcess'> &
  RefundParts & { isExcess?: boolean }

/** Writes a refund of parts of an order, or with `isExcess` of money beyond its total. */
export async function insertRefund(
  tx: Queries,
  { lines, isExcess = false, ...refund }: NewRefund,
): Promise<Refund> {
  const [inserted] = await tx
    .insert(refunds)
    .values({ ...refund, isExcess })
    .returning()
  if (!inserted) throw new Error('The refund was not stored')
  if (lines.length > 0)
    await tx.insert(refundLines).values(
      lines.map(({ position, quantity, restock }) => ({
        refundId: inserted.id,
        position,
        quantity,
        restock,
      })),
    )
  return inserted
}

/** An order's payments, and the one that pays for its goods: any other is money beyond the total. */
export async function paymentsOf(tx: Queries, orderId: string) {
  const paid = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'paid')))
    .orderBy(asc(paymentAttempts.createdAt))
  const rows = await tx.select().from(refunds).where(eq(refunds.orderId, orderId))
  const isExcess = (id: string) => rows.some((row) => row.isExcess && row.attemptId === id)
  // An earlier attempt may be paid later; a refund stays with the payment that it was made from.
  const isGiven = (id: string) => rows.some((row) => !row.isExcess && row.attemptId === id)
  // Its order keeps the reference and the channel of the payment that came first.
  const [order] = await tx
    .select({ reference: orders.referenceCode })
    .from(orders)
    .where(eq(orders.id, orderId))
  const isNamed = (id: string) => referenceCode(id) === order?.reference
  const kept =
    paid.find(({ id }) => isGiven(id)) ??
    paid.find(({ id }) => isNamed(id) && !isExcess(id)) ??
    paid.find(({ id }) => !isExcess(id))
  return { paid, isExcess, kept }
}

/** Writes the refund of an attempt that has none yet: of all that is left of the order, or of money beyond it. */
export async function refundAttempt(
  tx: Queries,
  attempt: { id: string; orderId: string; amountSatang: number },
  reason: 'cancelled' | 'paidTwice',
): Promise<void> {
  const { orderId } = attempt
  const { kept, isExcess } = await paymentsOf(tx, orderId)
  const common = {
    id: `rf_${attempt.id}`.slice(0, 64),
    orderId,
    attemptId: attempt.id,
    reason,
    askedBy: 'shop',
  }
  if (kept?.id === attempt.id) return refundRest(tx, common)
  if (isExcess(attempt.id)) return
  const { amountSatang } = attempt
  await insertRefund(tx, { ...common, amountSatang, shippingSatang: 0, lines: [], isExcess: true })
}

/** Writes a refund of all that is left of an order, if anything is. */
export async function refundRest(
  tx: Queries,
  refund: Omit<NewRefund, 'amountSatang' | keyof RefundParts>,
): Promise<void> {
  const left = await leftToRefund(tx, refund.orderId)
  if (left.amountSatang > 0)
    await insertRefund(tx, { ...refund, ...left, otherSatang: left.amountSatang - worthOf(left) })
}
