import { eq } from 'drizzle-orm'
import { customers } from '../../db/schema/customers.ts'
import { channelOf } from '../accounts/codes/user-name.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { sendMessage } from '../messages/send-message.ts'
import type { OrderRow } from '../order-lifecycle/lock-order.ts'
import { newestAttempt } from '../payments/attempts.ts'

type Language = 'thai' | 'english'

const shortTexts: Record<Language, (orderNumber: string, hours: number) => string> = {
  thai: (orderNumber, hours) =>
    `แผ่น: ยกเลิกคำสั่งซื้อ ${orderNumber} แล้ว เพราะไม่ได้ชำระเงินภายใน ${hours} ชั่วโมง ไม่มีการตัดเงิน สั่งซื้อใหม่ได้ทุกเมื่อ`,
  english: (orderNumber, hours) =>
    `Phaen: order ${orderNumber} was not paid within ${hours} hours, so we cancelled it. Nothing was charged. You can order again at any time.`,
}

const subjects: Record<Language, (orderNumber: string) => string> = {
  thai: (orderNumber) => `ยกเลิกคำสั่งซื้อ ${orderNumber} เพราะไม่ได้ชำระเงิน`,
  english: (orderNumber) => `Order ${orderNumber} was cancelled because it was not paid`,
}

/** In the language in which the customer last went to the payment page. An erased customer is told nothing. */
export async function tellExpired(
  deps: ShopDeps,
  { id, customerId, orderNumber }: Pick<OrderRow, 'id' | 'customerId' | 'orderNumber'>,
): Promise<void> {
  const { db } = deps.database
  const [customer] = await db
    .select({ login: customers.login })
    .from(customers)
    .where(eq(customers.id, customerId))
  const to = customer?.login
  if (!to) return
  const language = (await newestAttempt(db, id))?.language ?? 'thai'
  const channel = channelOf(to)
  const text = shortTexts[language](orderNumber, deps.settings.hoursToPay)
  const subject = channel === 'email' ? { subject: subjects[language](orderNumber) } : {}
  await sendMessage(deps, { to, channel, text, ...subject })
}
