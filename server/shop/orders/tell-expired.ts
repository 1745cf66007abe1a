import { eq } from 'drizzle-orm'
import { customers } from '../../db/schema/customers.ts'
import { channelOf } from '../accounts/codes/user-name.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { sendMessage } from '../messages/send-message.ts'
import type { OrderRow } from '../order-lifecycle/lock-order.ts'

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

/** In the language in which it was ordered. An erased customer is told nothing. */
export async function tellExpired(
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
