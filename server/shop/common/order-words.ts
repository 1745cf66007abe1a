import type { OrderStatus, PaymentChannel } from '../../../openapi/generated/schema.ts'
import { inLanguage, type ApiLanguage } from './language.ts'

const thaiStatuses: Record<OrderStatus, string> = {
  pending: 'รอดำเนินการ',
  processing: 'กำลังเตรียมสินค้า',
  readyToShip: 'พร้อมจัดส่ง',
  complete: 'เสร็จสมบูรณ์',
  cancelOrder: 'ยกเลิกแล้ว',
  shipped: 'จัดส่งแล้ว',
  delivered: 'ถึงผู้รับแล้ว',
  paid: 'ชำระเงินแล้ว',
  refund: 'คืนเงินแล้ว',
  failed: 'ชำระเงินไม่สำเร็จ',
  readyToPickUp: 'พร้อมให้รับ',
  pickedUp: 'รับสินค้าแล้ว',
}
const englishStatuses: Record<OrderStatus, string> = {
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
  readyToPickUp: 'Ready to pick up',
  pickedUp: 'Picked up',
}
const thaiChannels: Record<PaymentChannel, string> = {
  card: 'บัตรเครดิต / เดบิต',
  promptPay: 'QR พร้อมเพย์',
  cashOnDelivery: 'เก็บเงินปลายทาง',
  payAtCounter: 'ชำระที่สาขา',
}
const englishChannels: Record<PaymentChannel, string> = {
  card: 'Credit or debit card',
  promptPay: 'PromptPay QR',
  cashOnDelivery: 'Cash on delivery',
  payAtCounter: 'Pay at the branch',
}

export const statusWords = (language: ApiLanguage) => inLanguage(language, thaiStatuses, englishStatuses)

export const channelWords = (language: ApiLanguage) => inLanguage(language, thaiChannels, englishChannels)
