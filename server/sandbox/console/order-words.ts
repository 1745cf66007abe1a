import {
  allowedEvents,
  type OrderEventType,
  type OrderState,
} from '../../../machines/order-status/order-events.ts'
import { channelWords, statusWords } from '../../shop/common/order-words.ts'

/** What happens to an order outside of the shop: its staff work in the office. */
const outsideEvents = [
  'payment.paid',
  'payment.failed',
  'payment.refunded',
  'order.deliver',
  'order.expire',
  'parcel.returned',
  'parcel.lost',
] as const satisfies OrderEventType[]
type OutsideEvent = (typeof outsideEvents)[number]

/** What the bank, the carrier or the clock can do to an order now. */
export function outsideEventsOf(order: OrderState): OutsideEvent[] {
  const allowed = allowedEvents(order)
  return outsideEvents.filter((event) => allowed.includes(event))
}

export const orderWords = {
  th: {
    title: 'คำสั่งซื้อ',
    lead: 'ใหม่สุดอยู่บน แต่ละปุ่มคือสิ่งที่ธนาคาร บริษัทขนส่ง หรือเวลาทำกับคำสั่งซื้อนั้นได้ในตอนนี้ ส่วนงานของพนักงานอยู่ที่หลังร้าน',
    empty: 'ยังไม่มีคำสั่งซื้อ',
    noMore: 'ไม่มีคำสั่งซื้อในหน้านี้',
    customer: 'ลูกค้า',
    total: 'ยอดรวม',
    payment: 'การชำระเงิน',
    fulfilment: 'การจัดส่ง',
    tries: 'ครั้งที่ชำระ',
    none: 'ยังไม่ได้ลองชำระ',
    erased: 'ลบข้อมูลแล้ว',
    nothingLeft: 'ธนาคารและขนส่งไม่มีอะไรต้องทำตอนนี้',
    office: 'เปิดในหลังร้าน',
    older: 'เก่ากว่านี้',
    newer: 'ใหม่กว่านี้',
    statuses: statusWords('thai'),
    channels: channelWords('thai'),
    events: {
      'payment.paid': 'ธนาคารรับชำระ',
      'payment.failed': 'ธนาคารปฏิเสธ',
      'payment.refunded': 'ธนาคารคืนเงิน',
      'order.deliver': 'ขนส่งส่งถึงผู้รับ',
      'order.expire': 'หมดเวลาชำระเงินหรือยืนยัน',
      'parcel.returned': 'พัสดุตีกลับ คืนสต็อก',
      'parcel.lost': 'พัสดุสูญหาย ไม่คืนสต็อก',
    },
    tryStates: { pending: 'รอผล', paid: 'สำเร็จ', failed: 'ไม่สำเร็จ', expired: 'หมดเวลา' },
  },
  en: {
    title: 'Orders',
    lead: 'The newest first. Each button is something that the bank, the carrier or the clock can do to that order now. What the staff do is in the office.',
    empty: 'No orders yet.',
    noMore: 'No orders on this page.',
    customer: 'Customer',
    total: 'Total',
    payment: 'Payment',
    fulfilment: 'Fulfilment',
    tries: 'Tries to pay',
    none: 'None yet',
    erased: 'Erased',
    nothingLeft: 'Nothing for the bank or the carrier to do now',
    office: 'Open in the office',
    older: 'Older',
    newer: 'Newer',
    statuses: statusWords('english'),
    channels: channelWords('english'),
    events: {
      'payment.paid': 'The bank pays',
      'payment.failed': 'The bank declines',
      'payment.refunded': 'The bank gives the money back',
      'order.deliver': 'The carrier delivers',
      'order.expire': 'Time to pay or confirm is over',
      'parcel.returned': 'Parcel came back, return the stock',
      'parcel.lost': 'Parcel lost, keep the stock out',
    },
    tryStates: { pending: 'waiting', paid: 'paid', failed: 'failed', expired: 'expired' },
  },
}
