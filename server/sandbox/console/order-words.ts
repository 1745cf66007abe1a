import type { OrderEventType } from '../../../machines/order-status/order-events.ts'
import type { OrderStatus, PaymentAttempt, PaymentChannel } from '../../../openapi/generated/schema.ts'
import type { SandboxLanguage } from '../page-frame.ts'

interface OrderWords {
  title: string
  lead: string
  empty: string
  noMore: string
  customer: string
  total: string
  payment: string
  fulfilment: string
  tries: string
  none: string
  erased: string
  nothingLeft: string
  older: string
  newer: string
  statuses: Record<OrderStatus, string>
  channels: Record<PaymentChannel, string>
  events: Record<OrderEventType, string>
  tryStates: Record<PaymentAttempt['state'], string>
}

export const orderWords: Record<SandboxLanguage, OrderWords> = {
  th: {
    title: 'คำสั่งซื้อ',
    lead: 'ใหม่สุดอยู่บน แต่ละปุ่มคือสิ่งที่ทำกับคำสั่งซื้อนั้นได้ในตอนนี้ แทนพนักงานร้าน บริษัทขนส่ง และธนาคาร',
    empty: 'ยังไม่มีคำสั่งซื้อ',
    noMore: 'ไม่มีคำสั่งซื้อในหน้านี้',
    customer: 'ลูกค้า',
    total: 'ยอดรวม',
    payment: 'การชำระเงิน',
    fulfilment: 'การจัดส่ง',
    tries: 'ครั้งที่ชำระ',
    none: 'ยังไม่ได้ลองชำระ',
    erased: 'ลบข้อมูลแล้ว',
    nothingLeft: 'ไม่มีอะไรต้องทำแล้ว',
    older: 'เก่ากว่านี้',
    newer: 'ใหม่กว่านี้',
    statuses: {
      pending: 'รอดำเนินการ',
      processing: 'กำลังเตรียมสินค้า',
      readyToShip: 'พร้อมจัดส่ง',
      complete: 'เสร็จสมบูรณ์',
      cancelOrder: 'ยกเลิกคำสั่งซื้อ',
      shipped: 'จัดส่งแล้ว',
      delivered: 'ถึงผู้รับแล้ว',
      paid: 'ชำระเงินแล้ว',
      refund: 'คืนเงินแล้ว',
      failed: 'ชำระเงินไม่สำเร็จ',
    },
    channels: { card: 'บัตรเครดิต / เดบิต', promptPay: 'QR พร้อมเพย์', cashOnDelivery: 'เก็บเงินปลายทาง' },
    events: {
      'payment.paid': 'ธนาคารรับชำระ',
      'payment.failed': 'ธนาคารปฏิเสธ',
      'payment.again': 'เริ่มชำระอีกครั้ง',
      'payment.refunded': 'คืนเงิน',
      'order.confirm': 'ยืนยันแทนลูกค้า',
      'order.process': 'เริ่มเตรียมสินค้า',
      'order.ready': 'แพ็กเสร็จ พร้อมจัดส่ง',
      'order.ship': 'ส่งให้บริษัทขนส่ง',
      'order.deliver': 'ถึงผู้รับ',
      'order.complete': 'ปิดงาน',
      'order.cancel': 'ยกเลิก',
      'order.expire': 'หมดเวลาชำระเงินหรือยืนยัน',
      'parcel.returned': 'พัสดุตีกลับ คืนสต็อก',
      'parcel.lost': 'พัสดุสูญหาย ไม่คืนสต็อก',
    },
    tryStates: { pending: 'รอผล', paid: 'สำเร็จ', failed: 'ไม่สำเร็จ', expired: 'หมดเวลา' },
  },
  en: {
    title: 'Orders',
    lead: 'The newest first. Each button is something that can happen to that order now, by the shop’s staff, the carrier or the bank.',
    empty: 'No orders yet.',
    noMore: 'No orders on this page.',
    customer: 'Customer',
    total: 'Total',
    payment: 'Payment',
    fulfilment: 'Fulfilment',
    tries: 'Tries to pay',
    none: 'None yet',
    erased: 'Erased',
    nothingLeft: 'Nothing is left to do',
    older: 'Older',
    newer: 'Newer',
    statuses: {
      pending: 'Pending',
      processing: 'Being prepared',
      readyToShip: 'Ready to ship',
      complete: 'Complete',
      cancelOrder: 'Cancelled',
      shipped: 'Shipped',
      delivered: 'Delivered',
      paid: 'Paid',
      refund: 'Refunded',
      failed: 'Payment failed',
    },
    channels: { card: 'Card', promptPay: 'PromptPay QR', cashOnDelivery: 'Cash on delivery' },
    events: {
      'payment.paid': 'The bank pays',
      'payment.failed': 'The bank declines',
      'payment.again': 'Begin to pay again',
      'payment.refunded': 'Give the money back',
      'order.confirm': 'Confirm for the customer',
      'order.process': 'Begin to prepare',
      'order.ready': 'Packed, ready to ship',
      'order.ship': 'Hand to the carrier',
      'order.deliver': 'Hand over',
      'order.complete': 'Complete',
      'order.cancel': 'Cancel',
      'order.expire': 'Time to pay or confirm is over',
      'parcel.returned': 'Parcel came back, return the stock',
      'parcel.lost': 'Parcel lost, keep the stock out',
    },
    tryStates: { pending: 'waiting', paid: 'paid', failed: 'failed', expired: 'expired' },
  },
}
