import { and, eq, isNotNull } from 'drizzle-orm'
import type {
  AuditedChange,
  OfficeOrderMove,
  OfficeOrderShipping,
  OfficeRefundRequest,
  OfficeTracking,
} from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { customers } from '../../db/schema/customers.ts'
import { orderNotes, orders } from '../../db/schema/orders.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { baht } from '../common/measures.ts'
import { Problem, refuseOldVersion } from '../common/problem.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { applyOrderEvent } from '../order-lifecycle/apply-order-event.ts'
import { findOrder, lockOrder, nextVersion, type OrderRow } from '../order-lifecycle/lock-order.ts'
import { returnRefunded } from '../order-lifecycle/return-stock.ts'
import { tracking } from '../order-lifecycle/shipment.ts'
import { eraseBuyerOfNoInvoice } from '../orders/erasure-of-orders.ts'
import { requestRefund, settleByHand, type AskedRefund } from '../payments/refunds.ts'
import { settleBeforeCancelling, settleAfterwards } from '../payments/settle-attempts.ts'
import { ignoreUnavailableProvider } from '../payments/ignore-unavailable-provider.ts'
import { changesBetween, writeAudit } from './audit-log.ts'
import { orderByNumber } from './read-office-order.ts'
import { rightForEvent, rightsOf } from './roles.ts'
import type { StaffMember } from './staff-sessions.ts'

/** Who does it, and to which order. */
interface Doing {
  member: StaffMember
  orderNumber: string
}

/**
 * Applies an event of the staff to the order, if the statechart allows it. The audit log is append-only: it must not contain
 * free text about a customer or tracking data, which an erasure could not remove.
 */
export async function moveOrder(
  deps: ShopDeps,
  { member, orderNumber }: Doing,
  move: OfficeOrderMove,
): Promise<void> {
  const { db } = deps.database
  const { type, version } = move
  if (!rightsOf[member.role].includes(rightForEvent(type)))
    throw new Problem('FORBIDDEN', `The role has no right to ${type}`)
  const note = move.type === 'order.cancel' ? move.reason : undefined
  const carriage = move.type === 'order.ship' ? carriageOf(move) : undefined
  const { id } = await orderByNumber(db, orderNumber)
  if (type === 'order.cancel') await settleBeforeCancelling(deps, id)
  await db.transaction(async (tx) => {
    const before = await lockOrder(tx, id)
    refuseOldVersion(before, version)
    if (move.type === 'order.pickUp') refuseWrongCode(before, move.code)
    await applyOrderEvent(tx, id, type, { note, carriage })
    if (type === 'parcel.returned' || type === 'parcel.lost') await eraseBuyerOfNoInvoice(tx, id)
    const changes = changesOf(before, await findOrder(tx, id))
    await writeAudit(tx, { staffId: member.id, action: 'moveOrder', subject: id, changes })
  })
  await settleAfterwards(deps, id)
}

/** Corrects the tracking of a parcel, as long as it is of use to the customer. */
export async function setTracking(
  db: Queries,
  { member, orderNumber }: Doing,
  { version, ...carriage }: OfficeTracking,
): Promise<void> {
  const { id } = await orderByNumber(db, orderNumber)
  await db.transaction(async (tx) => {
    const before = await lockOrder(tx, id)
    refuseOldVersion(before, version)
    if (before.carrier === null) throw new Problem('ORDER_NOT_ALLOWED', 'The order was not shipped')
    const after = tracking(carriage)
    await tx
      .update(orders)
      .set({ ...after, version: nextVersion })
      .where(eq(orders.id, id))
    const changes = changesOf(before, { ...before, ...after })
    await writeAudit(tx, { staffId: member.id, action: 'setTracking', subject: id, changes })
  })
}

export async function addNote(db: Queries, { member, orderNumber }: Doing, text: string): Promise<void> {
  const { id: orderId } = await orderByNumber(db, orderNumber)
  await db.transaction(async (tx) => {
    // An erasure holds the orders: what was written before it goes with it, and nothing is written after it.
    const { customerId } = await lockOrder(tx, orderId)
    if (await isErased(tx, customerId))
      throw new Problem('ORDER_NOT_ALLOWED', 'A note about somebody who was erased would stay for ever')
    const [note] = await tx
      .insert(orderNotes)
      .values({ orderId, staffId: member.id, note: text })
      .returning({ id: orderNotes.id })
    const changes = [{ field: 'note', after: String(note?.id) }]
    await writeAudit(tx, { staffId: member.id, action: 'addNote', subject: orderId, changes })
  })
}

const isErased = async (tx: Queries, customerId: string): Promise<boolean> =>
  (await tx.$count(customers, and(eq(customers.id, customerId), isNotNull(customers.erasedAt)))) > 0

/** Gives money back. The provider may be silent: the refund is written down, and sent again by the sweep. */
export async function refundOrder(
  deps: ShopDeps,
  { member, orderNumber }: Doing,
  { idempotencyKey, lines, isShippingIncluded, reason, version }: OfficeRefundRequest,
): Promise<void> {
  const { id: orderId } = await orderByNumber(deps.database.db, orderNumber)
  const asked = lines.map(({ lineId, ...line }) => ({ position: lineId, ...line }))
  const refund: AskedRefund = {
    id: `st_${idempotencyKey}`,
    orderId,
    parts: { lines: asked, withShipping: isShippingIncluded },
    reason,
    askedBy: member.id,
    async beside(tx, order, { id, amountSatang }) {
      refuseOldVersion(order, version)
      await returnRefunded(tx, id)
      const pieces = lines.map((one) => `${one.lineId}: ${one.quantity}${one.restock ? ' restocked' : ''}`)
      const changes = changesBetween(
        {},
        { refund: id, amount: String(baht(amountSatang).amount), pieces: pieces.join(', ') },
      )
      await writeAudit(tx, { staffId: member.id, action: 'askRefund', subject: orderId, changes })
    },
  }
  await ignoreUnavailableProvider(async () => void (await requestRefund(deps, refund)))
}

/** Somebody gave the money of a refused refund back by transfer. */
export async function settleRefund(
  db: Queries,
  member: StaffMember,
  { refundId, note }: { refundId: string; note: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId))
    // It may name the account that the money went to, and nobody would erase it any more.
    const isKept = refund && !(await isErased(tx, (await lockOrder(tx, refund.orderId)).customerId))
    if (!(await settleByHand(tx, { refundId, settledBy: member.id, note: isKept ? note : '–' }))) return
    const changes = [{ field: refundId, before: 'refused', after: 'confirmed' }]
    const subject = refund?.orderId ?? refundId
    await writeAudit(tx, { staffId: member.id, action: 'settleRefund', subject, changes })
  })
}

const carriageOf = ({ carrier, trackingNumber, trackingUrl }: OfficeOrderShipping) => ({
  carrier,
  trackingNumber,
  trackingUrl,
})

/** Only of goods that wait: of others the event is refused, whatever the code. */
function refuseWrongCode({ fulfilment, pickUpCode }: OrderRow, code: string): void {
  if (fulfilment === 'readyToPickUp' && pickUpCode !== code.toUpperCase())
    throw new Problem('PICK_UP_CODE_WRONG', 'It is not the code of this order')
}

/** Of the tracking only that it is another one: an erasure deletes it, and the log cannot be changed. */
const changesOf = (before: OrderRow, after: OrderRow): AuditedChange[] => [
  ...changesBetween(stateOf(before), stateOf(after)),
  ...(['carrier', 'trackingNumber'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field })),
]

const stateOf = ({ payment, confirmation, fulfilment }: OrderRow) => ({ payment, confirmation, fulfilment })
