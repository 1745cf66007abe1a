import { desc, eq, inArray } from 'drizzle-orm'
import { isOfItsWay, whyNot, type OrderState } from '../../../machines/order-status/order-events.ts'
import type {
  OfficeOrderAction,
  OfficeOrderDetail,
  OfficeOrderEvent,
  OfficeRefund,
  StaffName,
} from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { customers } from '../../db/schema/customers.ts'
import { orderNotes, orders } from '../../db/schema/orders.ts'
import { staff } from '../../db/schema/staff.ts'
import type { ApiLanguage } from '../common/language.ts'
import { baht } from '../common/measures.ts'
import { omitNulls } from '../common/omit-nulls.ts'
import { notFound } from '../common/problem.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import type { OrderRow } from '../order-lifecycle/lock-order.ts'
import { leftToRefund } from '../order-lifecycle/refund-rows.ts'
import { withoutCode } from '../orders/pick-up-of.ts'
import { readOrder } from '../orders/read-order.ts'
import { refundRowsOf, toCreditNote } from '../orders/read-refunds.ts'
import { attemptsOf } from '../payments/attempts.ts'
import { auditOf } from './audit-log.ts'
import { rightForEvent, rightsOf } from './roles.ts'
import type { StaffMember } from './staff-sessions.ts'

export async function orderByNumber(db: Queries, orderNumber: string): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber))
  if (!order) throw notFound('The order was not found')
  return order
}

/** An order with all that staff need to work on it, and what the reader's role may do with it now. */
export async function readOfficeOrder(
  deps: ShopDeps,
  orderNumber: string,
  { language, member }: { language: ApiLanguage; member: StaffMember },
): Promise<OfficeOrderDetail> {
  const { db } = deps.database
  const row = await orderByNumber(db, orderNumber)
  const { id, version } = row
  const [order, customer, left, attempts, given, notes, history] = await Promise.all([
    readOrder(deps, id, { language }),
    customerOf(db, row.customerId),
    leftToRefund(db, id),
    attemptsOf(db, id),
    refundsOf(db, id),
    notesOf(db, id),
    auditOf(db, id),
  ])
  return {
    order: withoutCode(order),
    version,
    customer,
    left: {
      lines: left.lines.map(({ position, quantity }) => ({ lineId: position, quantity })),
      shipping: baht(left.shippingSatang),
      amount: baht(left.amountSatang),
    },
    payments: attempts.map(({ createdAt, amountSatang, ...attempt }) => {
      const { id: attemptId, channel, provider, providerId, state, failureCode } = attempt
      const known = omitNulls({ channel, provider, providerId, state, failureCode })
      return { id: attemptId, at: createdAt.toISOString(), amount: baht(amountSatang), ...known }
    }),
    refunds: given,
    notes,
    history,
    actions: actionsOf(row, member, left.amountSatang > 0),
  }
}

const needsOf: Readonly<Record<OfficeOrderEvent, OfficeOrderAction['needs']>> = {
  'order.confirm': [],
  'order.process': [],
  'order.ready': [],
  'order.ship': ['carrier', 'trackingNumber'],
  'order.deliver': [],
  'order.pickUp': ['code'],
  'order.complete': [],
  'order.cancel': ['reason'],
  'parcel.returned': [],
  'parcel.lost': [],
}
const staffEvents = Object.keys(needsOf) as OfficeOrderEvent[]

/** The events that the order's state and the role of who asks allow. */
export const allowedToStaff = (order: OrderState, { role }: Pick<StaffMember, 'role'>): OfficeOrderEvent[] =>
  staffEvents.filter(
    (type) => rightsOf[role].includes(rightForEvent(type)) && whyNot(order, type) === undefined,
  )

function actionsOf(order: OrderRow, { role }: StaffMember, isSomethingLeft: boolean): OfficeOrderAction[] {
  const rights = rightsOf[role]
  const action = (
    type: OfficeOrderAction['type'],
    needs: OfficeOrderAction['needs'],
    why: OfficeOrderAction['why'],
  ) => ({ type, isAllowed: why === undefined, needs, ...(why && { why }) })
  const refusal = order.payment === 'paid' ? !isSomethingLeft && 'nothingLeft' : notPaid[order.payment]
  return [
    ...staffEvents
      .filter((type) => isOfItsWay(order, type))
      .map((type) =>
        action(type, needsOf[type], rights.includes(rightForEvent(type)) ? whyNot(order, type) : 'noRight'),
      ),
    action('refund', ['lines', 'reason'], rights.includes('refunds') ? refusal || undefined : 'noRight'),
    ...(order.isPickUp
      ? []
      : [
          action(
            'tracking',
            ['carrier', 'trackingNumber'],
            rights.includes('ship') ? (order.carrier === null ? 'tooEarly' : undefined) : 'noRight',
          ),
        ]),
  ]
}

const notPaid = { pending: 'unpaid', failed: 'unpaid', refund: 'nothingLeft' } as const

async function customerOf(db: Queries, customerId: string): Promise<OfficeOrderDetail['customer']> {
  const [found] = await db.select().from(customers).where(eq(customers.id, customerId))
  if (!found) throw new Error('An order has no customer')
  const { id, kind, firstName, lastName, companyName, phoneNumber, email, taxId, branchCode } = found
  return {
    id,
    kind,
    name: companyName ?? [firstName, lastName].filter(Boolean).join(' '),
    ...omitNulls({ phoneNumber, email, taxId, branchCode }),
    orderCount: await db.$count(orders, eq(orders.customerId, customerId)),
  }
}

async function refundsOf(db: Queries, orderId: string): Promise<OfficeRefund[]> {
  const rows = await refundRowsOf(db, orderId)
  const names = await namesOf(
    db,
    rows.flatMap(({ refund }) => [refund.askedBy, refund.settledBy ?? '']),
  )
  return rows.map(({ refund, note, lines }) => {
    const { id, askedAt, amountSatang, shippingSatang, reason, state, refusal, settledNote, confirmedAt } =
      refund
    const [askedBy, settledBy] = [refund.askedBy, refund.settledBy ?? ''].map((one) => names.get(one))
    return {
      id,
      askedAt: askedAt.toISOString(),
      ...(askedBy && { askedBy }),
      amount: baht(amountSatang),
      shipping: baht(shippingSatang),
      lines: lines.map(({ position, quantity }) => ({ lineId: position, quantity })),
      reason,
      state,
      ...omitNulls({ refusal, settledNote, confirmedAt: confirmedAt && confirmedAt.toISOString() }),
      ...(settledBy && { settledBy }),
      ...(note && { creditNote: toCreditNote(note) }),
    }
  })
}

async function namesOf(db: Queries, ids: readonly string[]): Promise<Map<string, StaffName>> {
  const { id, name } = staff
  const found = await db
    .select({ id, name })
    .from(staff)
    .where(inArray(id, [...new Set(ids)]))
  return new Map(found.map((one) => [one.id, one]))
}

async function notesOf(db: Queries, orderId: string): Promise<OfficeOrderDetail['notes']> {
  const rows = await db
    .select({ note: orderNotes, staff: { id: staff.id, name: staff.name } })
    .from(orderNotes)
    .innerJoin(staff, eq(staff.id, orderNotes.staffId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(desc(orderNotes.id))
  return rows.map(({ note: { id, at, note }, staff: who }) => ({
    id: String(id),
    at: at.toISOString(),
    staff: who,
    text: note,
  }))
}
