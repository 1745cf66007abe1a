import { randomBytes } from 'node:crypto'
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { channelsWhere } from '../../../machines/payment-channels.ts'
import type { Queries } from '../../db/database.ts'
import { sandboxPaymentEvents, sandboxPayments } from '../../db/schema/payments.ts'
import { sandboxRefunds } from '../../db/schema/refunds.ts'

export type SandboxPayment = typeof sandboxPayments.$inferSelect
export type SandboxEvent = typeof sandboxPaymentEvents.$inferSelect
export type SandboxRefund = typeof sandboxRefunds.$inferSelect

const transfers = channelsWhere(({ paidBy }) => paidBy === 'transfer')

/** Locks one payment of the sandbox page until the end of the transaction. */
export async function lockPayment(tx: Queries, attemptId: string): Promise<SandboxPayment | undefined> {
  const [payment] = await tx
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.attemptId, attemptId))
    .for('update')
  return payment
}

/** Transfers that can be paid now, the newest first: their QR code has no page that leads to the sandbox. */
export const openTransfers = (db: Queries): Promise<SandboxPayment[]> =>
  db
    .select()
    .from(sandboxPayments)
    .where(
      and(
        inArray(sandboxPayments.channel, transfers),
        eq(sandboxPayments.state, 'open'),
        gt(sandboxPayments.expiresAt, sql`now()`),
      ),
    )
    .orderBy(desc(sandboxPayments.expiresAt))
    .limit(20)

export const recordedEvents = (tx: Queries, attemptId: string): Promise<SandboxEvent[]> =>
  tx
    .select()
    .from(sandboxPaymentEvents)
    .where(eq(sandboxPaymentEvents.attemptId, attemptId))
    .orderBy(asc(sandboxPaymentEvents.occurredAt))

export async function record(
  tx: Queries,
  attemptId: string,
  type: SandboxEvent['type'],
  fields: Partial<Pick<SandboxEvent, 'failureCode' | 'occurredAt' | 'refundId'>> = {},
): Promise<void> {
  await tx.insert(sandboxPaymentEvents).values({ ...fields, id: newId('ev'), attemptId, type })
}

const newId = (prefix: string) => `${prefix}_${randomBytes(18).toString('base64url')}`

export const recordedRefunds = (tx: Queries, attemptId: string): Promise<SandboxRefund[]> =>
  tx
    .select()
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.attemptId, attemptId))
    .orderBy(asc(sandboxRefunds.id))

/** What can still be given back of a payment. */
export async function refundableSatang(
  tx: Queries,
  { attemptId, amountSatang }: SandboxPayment,
): Promise<number> {
  const isPaid = (await recordedEvents(tx, attemptId)).some(({ type }) => type === 'paid')
  if (!isPaid) return 0
  const given = (await recordedRefunds(tx, attemptId)).filter(({ state }) => state === 'confirmed')
  return given.reduce((left, refund) => left - refund.amountSatang, amountSatang)
}

/** Gives money back, for the shop once for each of its keys; undefined when there is not so much left of the payment. */
export async function recordRefund(
  tx: Queries,
  payment: SandboxPayment,
  { key, amountSatang }: { key?: string; amountSatang: number },
): Promise<SandboxRefund | undefined> {
  const { attemptId } = payment
  const known = (await recordedRefunds(tx, attemptId)).find((refund) => refund.key === key)
  if (known && key !== undefined) return known
  if (amountSatang > (await refundableSatang(tx, payment))) return undefined
  const [refund] = await tx
    .insert(sandboxRefunds)
    .values({ id: newId('re'), key, attemptId, amountSatang })
    .returning()
  if (refund) await record(tx, attemptId, 'refunded', { refundId: refund.id })
  return refund
}

/** A payment in process is approved as soon as it is due. */
export async function decideIfDue(tx: Queries, payment: SandboxPayment): Promise<SandboxPayment> {
  const { attemptId, state, dueAt } = payment
  if (state !== 'inProcess' || !dueAt || dueAt.getTime() > Date.now()) return payment
  await record(tx, attemptId, 'paid', { occurredAt: dueAt })
  return setState(tx, payment, 'ended')
}

export async function endPayment(tx: Queries, payment: SandboxPayment): Promise<SandboxPayment> {
  if (payment.state !== 'open') return payment
  const events = await recordedEvents(tx, payment.attemptId)
  if (events.length === 0) await record(tx, payment.attemptId, 'expired')
  return setState(tx, payment, 'ended')
}

export async function setState(
  tx: Queries,
  payment: SandboxPayment,
  state: SandboxPayment['state'],
  dueAt: Date | null = null,
): Promise<SandboxPayment> {
  await tx
    .update(sandboxPayments)
    .set({ state, dueAt })
    .where(eq(sandboxPayments.attemptId, payment.attemptId))
  return { ...payment, state, dueAt }
}
