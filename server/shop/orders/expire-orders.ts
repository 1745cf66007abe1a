import { and, asc, inArray, lt, or, sql, eq } from 'drizzle-orm'
import { nextStatus } from '../../../machines/order-status/order-events.ts'
import { channelsWhere } from '../../../machines/payment-channels.ts'
import { orders } from '../../db/schema/orders.ts'
import { alone } from '../common/alone.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { applyOrderEvent } from '../order-lifecycle/apply-order-event.ts'
import { findOrder, lockOrder, type OrderRow } from '../order-lifecycle/lock-order.ts'
import { areUnconfirmed, areUnpaid } from '../order-lifecycle/waiting-orders.ts'
import { attemptsOf, isBeingDecided, isOverdue, isUnsettled } from '../payments/attempts.ts'
import { settleAfterwards, settleOrder } from '../payments/settle-attempts.ts'
import type { Sweep } from '../payments/sweep-payments.ts'
import { customers } from '../../db/schema/customers.ts'
import { channelOf } from '../accounts/codes/user-name.ts'
import { sendMessage } from '../messages/send-message.ts'

/** Any number that nothing else in the database takes an advisory lock on. */
const lockNumber = 7_242_639_003
const mostAtOnce = 20
const hour = 3_600_000
const expiring = channelsWhere(({ expires }) => expires)

/**
 * Cancels the orders whose time to be paid or confirmed is over. One server of all does so at a time.
 * Returns how many it cancelled.
 */
export async function expireOrders(deps: ShopDeps, { onError, signal }: Sweep): Promise<number> {
  let cancelled = 0
  await alone(deps.database.pool, lockNumber, async () => {
    for (const orderId of await overdueOrders(deps)) {
      if (signal?.aborted) return
      try {
        if (await expireWhenDue(deps, orderId)) cancelled += 1
      } catch (error) {
        onError(error)
      }
    }
  })
  return cancelled
}

/** In random order, so that orders whose payment page does not answer keep no others waiting. */
async function overdueOrders({ database: { db }, settings }: ShopDeps): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        or(and(areUnpaid(), inArray(orders.paymentChannel, expiring)), areUnconfirmed()),
        lt(orders.createdAt, sql`now() - make_interval(hours => ${settings.hoursToPay})`),
      ),
    )
    .orderBy(sql`random()`, asc(orders.id))
    .limit(mostAtOnce)
  return rows.map(({ id }) => id)
}

/** A shopper who is at the payment page in the last moment may finish there: for an hour, and no longer. */
async function expireWhenDue(deps: ShopDeps, orderId: string): Promise<boolean> {
  const { db } = deps.database
  await settleOrder(deps, orderId)
  const order = await findOrder(db, orderId)
  const attempts = await attemptsOf(db, orderId)
  if (attempts.some(isBeingDecided)) return false
  const lastMoment = order.createdAt.getTime() + (deps.settings.hoursToPay + 1) * hour
  const isPaying = attempts.some((attempt) => isUnsettled(attempt) && !isOverdue(attempt))
  if (isPaying && Date.now() < lastMoment) return false
  return expireOrder(deps, orderId)
}

/**
 * Cancels an unpaid or unconfirmed order by its statechart, and tells its customer; false when it was paid, confirmed
 * or cancelled meanwhile.
 */
export async function expireOrder(deps: ShopDeps, orderId: string): Promise<boolean> {
  const expired = await deps.database.db.transaction(async (tx): Promise<OrderRow | undefined> => {
    const order = await lockOrder(tx, orderId)
    if (!nextStatus(order, 'order.expire')) return undefined
    await applyOrderEvent(tx, orderId, 'order.expire')
    return order
  })
  if (!expired) return false
  await settleAfterwards(deps, orderId)
  await notifyExpired(deps, expired)
  return true
}

type Words = Record<
  OrderRow['language'],
  { text: (orderNumber: string, hours: number) => string; subject: (orderNumber: string) => string }
>

const unpaidWords: Words = {
  thai: {
    text: (orderNumber, hours) =>
      `แผ่น: ยกเลิกคำสั่งซื้อ ${orderNumber} แล้ว เพราะไม่ได้ชำระเงินภายใน ${hours} ชั่วโมง ไม่มีการตัดเงิน สั่งซื้อใหม่ได้ทุกเมื่อ`,
    subject: (orderNumber) => `ยกเลิกคำสั่งซื้อ ${orderNumber} เพราะไม่ได้ชำระเงิน`,
  },
  english: {
    text: (orderNumber, hours) =>
      `Phaen: order ${orderNumber} was not paid within ${hours} hours, so we cancelled it. Nothing was charged. You can order again at any time.`,
    subject: (orderNumber) => `Order ${orderNumber} was cancelled because it was not paid`,
  },
}

const unconfirmedWords: Words = {
  thai: {
    text: (orderNumber, hours) =>
      `แผ่น: ยกเลิกคำสั่งซื้อ ${orderNumber} แล้ว เพราะไม่ได้ยืนยันภายใน ${hours} ชั่วโมง สั่งซื้อใหม่ได้ทุกเมื่อ`,
    subject: (orderNumber) => `ยกเลิกคำสั่งซื้อ ${orderNumber} เพราะไม่ได้ยืนยัน`,
  },
  english: {
    text: (orderNumber, hours) =>
      `Phaen: order ${orderNumber} was not confirmed within ${hours} hours, so we cancelled it. You can order again at any time.`,
    subject: (orderNumber) => `Order ${orderNumber} was cancelled because it was not confirmed`,
  },
}

/** Sent in the language of the order. An erased customer has no address left, and gets no message. */
async function notifyExpired(
  deps: ShopDeps,
  { customerId, orderNumber, confirmation, language }: OrderRow,
): Promise<void> {
  const { db } = deps.database
  const [customer] = await db
    .select({ login: customers.login })
    .from(customers)
    .where(eq(customers.id, customerId))
  const to = customer?.login
  if (!to) return
  const channel = channelOf(to)
  const words = (confirmation === 'waiting' ? unconfirmedWords : unpaidWords)[language]
  const text = words.text(orderNumber, deps.settings.hoursToPay)
  const subject = channel === 'email' ? { subject: words.subject(orderNumber) } : {}
  await sendMessage(deps, { to, channel, text, ...subject })
}
