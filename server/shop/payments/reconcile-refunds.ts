import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { orders } from '../../db/schema/orders.ts'
import { paymentAttempts } from '../../db/schema/payments.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { lockOrder, nextVersion } from '../order-lifecycle/lock-order.ts'
import {
  insertRefund,
  leftToRefund,
  paymentsOf,
  worthOf,
  type LeftToRefund,
  type NewRefund,
  type Refund,
} from '../order-lifecycle/refund-rows.ts'
import { confirmRefund } from './confirm-refund.ts'
import type { Attempt, ProviderRefund } from './providers/payment-provider.ts'

type OfOrder = Pick<Attempt, 'id' | 'orderId' | 'amountSatang'>

/**
 * Brings the refunds of an attempt in line with what its provider knows of them, under the lock of the order. A refund of the
 * shop's own is known by its key; any other was made in the provider's dashboard, or is one that was reported before.
 */
export async function reconcileRefunds(
  tx: Queries,
  attempt: OfOrder,
  reported: readonly ProviderRefund[],
): Promise<void> {
  if (reported.length === 0) return
  await lockOrder(tx, attempt.orderId)
  const unknown: ProviderRefund[] = []
  for (const refund of reported) {
    const rows = await rowsOf(tx, attempt, refund)
    for (const row of rows) await follow(tx, row, refund)
    if (rows.length === 0 && refund.state === 'confirmed') unknown.push(refund)
  }
  // While a refund of the shop's own has no id of the provider yet, an unknown one may be that one: the next report shows it.
  if (unknown.length > 0 && !(await isOneUnsent(tx, attempt)))
    for (const refund of unknown)
      if (await isPossible(tx, attempt, refund)) await recordDashboardRefund(tx, attempt, refund)
}

/**
 * No provider gives back more than was paid: what seems so is reported too late, or before another one is known to have failed. The
 * next reading has both.
 */
async function isPossible(
  tx: Queries,
  { id, amountSatang }: OfOrder,
  reported: ProviderRefund,
): Promise<boolean> {
  const byProvider = and(eq(refunds.attemptId, id), eq(refunds.state, 'confirmed'), isNull(refunds.settledBy))
  const given = await tx.select({ satang: refunds.amountSatang }).from(refunds).where(byProvider)
  return given.reduce((sum, { satang }) => sum + satang, reported.amountSatang) <= amountSatang
}

const rowsOf = (tx: Queries, { id }: OfOrder, { id: providerRefundId, key = '' }: ProviderRefund) =>
  tx
    .select()
    .from(refunds)
    .where(
      and(eq(refunds.attemptId, id), or(eq(refunds.id, key), eq(refunds.providerRefundId, providerRefundId))),
    )

async function isOneUnsent(tx: Queries, { id }: OfOrder): Promise<boolean> {
  const isUnsent = and(inArray(refunds.state, ['requested', 'sent']), isNull(refunds.providerRefundId))
  return (await tx.$count(refunds, and(eq(refunds.attemptId, id), isUnsent))) > 0
}

/** A row may have been settled otherwise meanwhile: by hand, or by a refund in the dashboard. */
async function follow(tx: Queries, row: Refund, reported: ProviderRefund): Promise<void> {
  const { id: providerRefundId, state } = reported
  const isItsOwn = row.providerRefundId === providerRefundId
  if (state === 'refused') {
    if (row.state === 'refused' || (row.state === 'confirmed' && !isItsOwn) || row.settledBy !== null) return
    return refuse(tx, row, reported)
  }
  // What has failed stays so: an answer that says otherwise is older.
  if (row.state === 'confirmed' || (row.state === 'refused' && isItsOwn)) return
  if (state === 'confirmed') return confirmRefund(tx, row, { providerRefundId })
  await tx.update(refunds).set({ state, providerRefundId }).where(eq(refunds.id, row.id))
}

/** The money did not arrive, or came back: the shop owes it again, and the staff sees it in the list of what to transfer. */
async function refuse(
  tx: Queries,
  { id, orderId, attemptId }: Refund,
  { id: providerRefundId, refusal = 'refused' }: ProviderRefund,
): Promise<void> {
  await tx
    .update(refunds)
    .set({ state: 'refused', refusal, providerRefundId, confirmedAt: null, claimedUntil: null })
    .where(eq(refunds.id, id))
  if (attemptId !== null)
    await tx.update(paymentAttempts).set({ refundedAt: null }).where(eq(paymentAttempts.id, attemptId))
  await tx.update(orders).set({ version: nextVersion }).where(eq(orders.id, orderId))
}

/** Money that the staff gave back in the dashboard: first what the provider had refused before, then more of the order. */
async function recordDashboardRefund(tx: Queries, attempt: OfOrder, reported: ProviderRefund): Promise<void> {
  const { id: providerRefundId } = reported
  const refused = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.attemptId, attempt.id), eq(refunds.state, 'refused')))
    .orderBy(asc(refunds.askedAt), asc(refunds.id))
  let left = reported.amountSatang
  for (const row of refused) {
    const given = Math.min(left, row.amountSatang)
    if (given === 0) break
    if (given < row.amountSatang) await splitOff(tx, row, { satang: given, providerRefundId })
    else await confirmRefund(tx, row, { providerRefundId })
    left -= given
  }
  if (left > 0) await giveMore(tx, attempt, { satang: left, providerRefundId })
}

interface Given {
  satang: number
  providerRefundId: string
}

/** A part of what was refused is back; the row keeps its lines, and owes the rest. */
async function splitOff(tx: Queries, row: Refund, given: Given): Promise<void> {
  const { id, orderId, attemptId, amountSatang, otherSatang, isExcess, reason } = row
  const { satang } = given
  const rest = {
    amountSatang: amountSatang - satang,
    ...(!isExcess && { otherSatang: otherSatang - satang }),
  }
  await tx.update(refunds).set(rest).where(eq(refunds.id, id))
  await writeGiven(tx, { orderId, attemptId, reason, isExcess }, given)
}

async function giveMore(tx: Queries, attempt: OfOrder, { satang, providerRefundId }: Given): Promise<void> {
  const { id: attemptId, orderId } = attempt
  const common = { orderId, attemptId, reason: 'refundedByProvider' }
  const { kept } = await paymentsOf(tx, orderId)
  const left = await leftToRefund(tx, orderId)
  const ofOrder = kept?.id === attemptId ? Math.min(satang, left.amountSatang) : 0
  // All that was left: then it is also known what for.
  const parts = ofOrder === left.amountSatang ? left : undefined
  if (ofOrder > 0)
    await writeGiven(tx, { ...common, isExcess: false, parts }, { satang: ofOrder, providerRefundId })
  if (satang > ofOrder)
    await writeGiven(tx, { ...common, isExcess: true }, { satang: satang - ofOrder, providerRefundId })
}

interface GivenRow extends Pick<Refund, 'orderId' | 'attemptId' | 'reason' | 'isExcess'> {
  parts?: Pick<LeftToRefund, 'lines' | 'shippingSatang'> | undefined
}

async function writeGiven(
  tx: Queries,
  { isExcess, parts = nothing, ...row }: GivenRow,
  { satang: amountSatang, providerRefundId }: Given,
): Promise<void> {
  const refund: NewRefund = {
    ...row,
    id: `rf_${randomUUID()}`,
    askedBy: 'shop',
    state: 'sent',
    amountSatang,
    providerRefundId,
    lines: parts.lines,
    shippingSatang: parts.shippingSatang,
    otherSatang: isExcess ? 0 : amountSatang - worthOf(parts),
    isExcess,
  }
  await confirmRefund(tx, await insertRefund(tx, refund), { providerRefundId })
}

const nothing = { lines: [], shippingSatang: 0 }
