import { awaitsConfirmation, canBePaid } from '../../../machines/order-status/order-events.ts'
import { paymentChannels } from '../../../machines/payment-channels.ts'
import type { NoticeEvent } from '../../db/schema/notices.ts'
import { inLanguage } from '../common/language.ts'
import { baht } from '../common/measures.ts'
import type { ShopSettings } from '../common/shop-settings.ts'
import type { OrderRow } from '../order-lifecycle/lock-order.ts'

export interface OrderNotice {
  event: NoticeEvent
  order: OrderRow
  login: string
  /** What this refund gave back. */
  refundSatang: number | null
  /** What is still to be given back of the order. */
  owedSatang: number
}

type Facts = Omit<OrderNotice, 'event' | 'login'> & { hours: number }
/** A headline, which is the subject of an e-mail, and what else there is to say. */
type Words = readonly [headline: string, rest?: string]

export function orderNoticeText(
  { event, login, ...facts }: OrderNotice,
  { hoursToPay }: Pick<ShopSettings, 'hoursToPay'>,
) {
  const { id, language } = facts.order
  const { page, words } = inLanguage(
    language,
    { page: 'ดูคำสั่งซื้อ:', words: thaiWords },
    { page: 'Your order:', words: englishWords },
  )
  const [headline, rest] = words[event]({ ...facts, hours: hoursToPay })
  return { login, language, headline, rest, page: { words: page, path: `/profile/order-detail/${id}` } }
}

/** As messages write it: with satang where there are some. */
export const amount = (satang: number) =>
  baht(satang).amount.toLocaleString('en-US', { minimumFractionDigits: satang % 100 === 0 ? 0 : 2 })
const parcel = ({ carrier, trackingNumber, trackingUrl }: OrderRow) =>
  [carrier, trackingNumber, trackingUrl].filter((part) => part !== null).join(' ')

const owedInThai = ({ owedSatang }: Facts) => owedSatang > 0 && `กำลังคืนเงิน ${amount(owedSatang)} บาท`
const owedInEnglish = ({ owedSatang }: Facts) =>
  owedSatang > 0 && `We are returning ${amount(owedSatang)} baht.`
const together = (...parts: (string | false)[]) => parts.filter(Boolean).join(' ')

const thaiWords: Record<NoticeEvent, (facts: Facts) => Words> = {
  placed: ({ order, hours }) => [
    `ได้รับคำสั่งซื้อ ${order.orderNumber} แล้ว`,
    together(
      `ยอด ${amount(order.totalSatang)} บาท`,
      awaitsConfirmation(order) && `กรุณายืนยันภายใน ${hours} ชั่วโมง`,
      isToBePaid(order) && `กรุณาชำระเงินภายใน ${hours} ชั่วโมง`,
    ),
  ],
  paid: ({ order }) => [
    `ได้รับเงินของคำสั่งซื้อ ${order.orderNumber} แล้ว`,
    `${amount(order.totalSatang)} บาท ขอบคุณที่อุดหนุน`,
  ],
  shipped: ({ order }) => [`จัดส่งคำสั่งซื้อ ${order.orderNumber} แล้ว`, parcel(order)],
  readyToPickUp: ({ order }) => [
    `คำสั่งซื้อ ${order.orderNumber} พร้อมให้รับแล้ว`,
    together(
      `ที่${order.pickUpBranch?.nameTh} เปิด${order.pickUpBranch?.hoursTh}`,
      `แจ้งรหัสรับสินค้า ${order.pickUpCode}`,
      isDue(order) && `ชำระ ${amount(order.totalSatang)} บาทที่สาขา`,
    ),
  ],
  refunded: ({ order, refundSatang }) => [
    `คืนเงินของคำสั่งซื้อ ${order.orderNumber} แล้ว`,
    `${amount(refundSatang ?? 0)} บาท`,
  ],
  cancelled: (facts) => [`ยกเลิกคำสั่งซื้อ ${facts.order.orderNumber} แล้ว`, together(owedInThai(facts))],
  unpaid: ({ order, hours }) => [
    `ยกเลิกคำสั่งซื้อ ${order.orderNumber} แล้ว`,
    `เพราะไม่ได้ชำระเงินภายใน ${hours} ชั่วโมง ไม่มีการตัดเงิน สั่งซื้อใหม่ได้ทุกเมื่อ`,
  ],
  unconfirmed: ({ order, hours }) => [
    `ยกเลิกคำสั่งซื้อ ${order.orderNumber} แล้ว`,
    `เพราะไม่ได้ยืนยันภายใน ${hours} ชั่วโมง สั่งซื้อใหม่ได้ทุกเมื่อ`,
  ],
  parcelReturned: (facts) => [
    `ยกเลิกคำสั่งซื้อ ${facts.order.orderNumber} แล้ว`,
    together('เพราะพัสดุถูกตีกลับ', owedInThai(facts)),
  ],
  parcelLost: (facts) => [
    `ยกเลิกคำสั่งซื้อ ${facts.order.orderNumber} แล้ว`,
    together('ขออภัย พัสดุสูญหายระหว่างทาง', owedInThai(facts)),
  ],
}

const hoursText = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`)

const englishWords: Record<NoticeEvent, (facts: Facts) => Words> = {
  placed: ({ order, hours }) => [
    `We have your order ${order.orderNumber}`,
    together(
      `The total is ${amount(order.totalSatang)} baht.`,
      awaitsConfirmation(order) && `Please confirm it within ${hoursText(hours)}.`,
      isToBePaid(order) && `Please pay within ${hoursText(hours)}.`,
    ),
  ],
  paid: ({ order }) => [
    `We received the payment for order ${order.orderNumber}`,
    `${amount(order.totalSatang)} baht. Thank you.`,
  ],
  shipped: ({ order }) => [`Order ${order.orderNumber} is on its way`, parcel(order)],
  readyToPickUp: ({ order }) => [
    `Order ${order.orderNumber} is ready to pick up`,
    together(
      `At ${order.pickUpBranch?.nameEn}, ${order.pickUpBranch?.hoursEn}.`,
      `Your code is ${order.pickUpCode}.`,
      isDue(order) && `Please pay ${amount(order.totalSatang)} baht there.`,
    ),
  ],
  refunded: ({ order, refundSatang }) => [
    `Money for order ${order.orderNumber} was returned`,
    `${amount(refundSatang ?? 0)} baht.`,
  ],
  cancelled: (facts) => [`Order ${facts.order.orderNumber} was cancelled`, together(owedInEnglish(facts))],
  unpaid: ({ order, hours }) => [
    `Order ${order.orderNumber} was cancelled`,
    `It was not paid within ${hoursText(hours)}. Nothing was charged. You can order again at any time.`,
  ],
  unconfirmed: ({ order, hours }) => [
    `Order ${order.orderNumber} was cancelled`,
    `It was not confirmed within ${hoursText(hours)}. You can order again at any time.`,
  ],
  parcelReturned: (facts) => [
    `Order ${facts.order.orderNumber} was cancelled`,
    together('Its parcel came back to us.', owedInEnglish(facts)),
  ],
  parcelLost: (facts) => [
    `Order ${facts.order.orderNumber} was cancelled`,
    together('We are sorry: its parcel was lost on the way.', owedInEnglish(facts)),
  ],
}

/** The counter takes the money when it hands the goods over. */
const isDue = (order: OrderRow) => order.payment === 'pending'

/** Orders that wait for their money are cancelled after some hours, unless they are paid on delivery. */
const isToBePaid = (order: OrderRow) => paymentChannels[order.paymentChannel].expires && canBePaid(order)
