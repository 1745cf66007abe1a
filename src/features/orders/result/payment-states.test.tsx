import { paymentMachine } from '../../../../machines/payment/payment.machine.ts'
import { describeScreenStates } from '../../../../tests/support/screen-states/describe-screen-states.tsx'
import { sampleOrder } from '../sample-order.fixture.ts'
import { PaymentResult } from './payment-result.tsx'

const order = { ...sampleOrder, canPay: true }
const failed = {
  ...order,
  payment: 'failed' as const,
  attempts: [
    { id: 'pa-1', at: '2026-11-20T07:08:00Z', state: 'failed' as const, failureCode: 'card_declined' },
  ],
}
const number = /PH-261122-123456/
const toCard = 'เปลี่ยนเป็นชำระด้วยบัตร'
const toTransfer = 'เปลี่ยนเป็นชำระด้วย QR พร้อมเพย์'
const momentary = { unseen: 'It is left at once for the state that the order calls for.' }

const byTransfer = {
  order: {
    ...order,
    paymentChannel: 'promptPay' as const,
    attempts: [{ id: 'pa-1', at: '2026-11-20T07:08:00Z', state: 'pending' as const }],
  },
  transfer: {
    attemptId: 'pa-1',
    qrUrl: '/pay/qr/pa-1',
    payee: 'บริษัท แผ่น เทรดดิ้ง จำกัด',
    startedAt: Date.parse('2026-11-20T07:08:00Z'),
    expiresAt: Date.parse('2026-11-20T07:23:00Z'),
  },
  now: Date.parse('2026-11-20T07:10:12Z'),
}
const transferControls = [
  'บันทึกภาพ QR',
  'จ่ายด้วยเครื่องนี้',
  'สแกนจากอีกเครื่อง',
  'ส่งสลิปทาง LINE',
  'เปลี่ยนเป็นชำระด้วยบัตร',
  'ดูคำสั่งซื้อ',
]
const codeIsOver = {
  shows: [/QR หมดอายุ/, /QR นี้หมดเวลาแล้ว/, /อย่าใช้ภาพ QR เดิม/, number],
  controls: ['ขอ QR ใหม่', toCard, 'ดูคำสั่งซื้อ', 'ให้ร้านช่วยทาง LINE'],
  context: { ...byTransfer, now: byTransfer.transfer.expiresAt },
}

const toOrders = ['ไปที่คำสั่งซื้อของฉัน', 'ให้ร้านช่วยทาง LINE']

describeScreenStates('payment', {
  machine: paymentMachine,
  context: {
    orderId: 'o-1',
    order,
    channels: [{ paymentChannel: 'card' }, { paymentChannel: 'promptPay' }],
    nextChannel: undefined,
    transfer: undefined,
    now: 0,
    looks: 0,
    errorCode: undefined,
  },
  states: {
    checking: { shows: /กำลังตรวจสอบผลการชำระเงิน/, controls: [] },
    checkFailed: { shows: [/ตรวจสอบผลการชำระเงินไม่สำเร็จ/, /ลองอีกครั้ง/], controls: ['ลองอีกครั้ง'] },
    notFound: {
      shows: [/ไม่พบคำสั่งซื้อนี้/, /ไปที่คำสั่งซื้อของฉัน/],
      controls: ['ไปที่คำสั่งซื้อของฉัน'],
      context: { order: undefined },
    },
    judging: momentary,
    readingTransfer: { shows: /กำลังตรวจสอบผลการชำระเงิน/, controls: [], context: byTransfer },
    'transfer.code.awaitingTransfer': {
      shows: [
        /บริษัท แผ่น เทรดดิ้ง จำกัดชื่อในแอปธนาคาร/,
        /ตรวจชื่อ บริษัท แผ่น เทรดดิ้ง จำกัด กับยอด/,
        /ชำระภายใน 12:48 นาที/,
        /ถึง 14:23 น\./,
        /กำลังรอเงินเข้า/,
        number,
        /฿7,330\.00/,
      ],
      controls: transferControls,
      context: byTransfer,
      beside: 'transfer.order.waiting',
    },
    'transfer.code.expired': { ...codeIsOver, beside: 'transfer.order.waiting' },
    'transfer.order.waiting': {
      shows: [/ขาดการเชื่อมต่อ กำลังลองใหม่/, /QR นี้ยังใช้ได้/],
      controls: transferControls,
      context: { ...byTransfer, errorCode: 'OFFLINE' },
      beside: 'transfer.code.awaitingTransfer',
    },
    'transfer.order.looking': {
      shows: /กำลังรอเงินเข้า/,
      controls: transferControls,
      context: byTransfer,
      beside: 'transfer.code.awaitingTransfer',
    },
    'transfer.order.asleep': { unseen: 'Nobody sees the page then.' },
    'inProcess.counting': momentary,
    'inProcess.waiting': {
      shows: [/กำลังรอผลจากธนาคาร/, /ชำระอีกครั้งได้เมื่อธนาคารแจ้งว่าไม่สำเร็จ/, /เริ่มเมื่อ14:08 น\./, number],
      controls: ['off: ชำระเงินอีกครั้ง', 'ตรวจสอบอีกครั้ง', 'ดูคำสั่งซื้อ'],
      context: {
        order: {
          ...order,
          isInProcess: true,
          attempts: [{ id: 'pa-1', at: '2026-11-20T07:08:00Z', state: 'pending' }],
        },
      },
    },
    'inProcess.looking': {
      shows: /กำลังรอผลจากธนาคาร/,
      controls: ['off: ชำระเงินอีกครั้ง', 'off: ตรวจสอบอีกครั้ง', 'ดูคำสั่งซื้อ'],
      context: { order: { ...order, isInProcess: true } },
    },
    success: {
      shows: [/ชำระเงินเรียบร้อย/, /ดูคำสั่งซื้อ/, /8F3K-2207/, /฿7,330\.00/],
      controls: ['ดูคำสั่งซื้อ', 'เลือกซื้อต่อ'],
      context: { order: { ...order, payment: 'paid', canPay: false, referenceCode: '8F3K-2207' } },
    },
    ended: {
      shows: [/คำสั่งซื้อนี้ถูกยกเลิกแล้ว/, /ร้านได้รับเงินแล้ว และจะคืนให้ทางเดิม/],
      controls: ['ดูคำสั่งซื้อ'],
      context: { order: { ...order, payment: 'refund', fulfilment: 'cancelOrder', canPay: false } },
    },
    onDelivery: {
      shows: [/สั่งซื้อสำเร็จ ชำระเงินปลายทาง/, /ชำระเป็นเงินสดกับพนักงานขนส่ง/],
      controls: ['ดูคำสั่งซื้อ', 'เลือกซื้อต่อ'],
      context: { order: { ...order, paymentChannel: 'cashOnDelivery', canPay: false } },
    },
    'unpaid.untried': {
      shows: [/ยังไม่ได้ชำระเงิน/, number],
      controls: ['ชำระเงิน', toTransfer, 'ไปที่คำสั่งซื้อของฉัน'],
    },
    'unpaid.abandoned': {
      shows: [/ยังชำระเงินไม่เสร็จ/, /ยังไม่มีการตัดเงิน/],
      controls: ['ชำระเงิน', toTransfer, 'ไปที่คำสั่งซื้อของฉัน'],
    },
    'unpaid.failed': {
      shows: [/ชำระเงินไม่สำเร็จ/, /บัตรถูกปฏิเสธ/, /ชำระเงินอีกครั้ง/, /ไปที่คำสั่งซื้อของฉัน/],
      controls: ['ชำระเงินอีกครั้ง', toTransfer, ...toOrders, 'ปิด', 'ชำระเงินอีกครั้ง', toTransfer, 'ไปที่คำสั่งซื้อของฉัน'],
      context: { order: failed },
    },
    'unpaid.expired': {
      shows: [/หมดเวลาชำระเงิน/, /ชำระเงินอีกครั้ง/],
      controls: ['ชำระเงินอีกครั้ง', toTransfer, ...toOrders],
    },
    'unpaid.undecided': {
      shows: [/ธนาคารใช้เวลานานกว่าปกติ/, /ตรวจสอบอีกครั้ง/],
      controls: ['ชำระเงินอีกครั้ง', toTransfer, 'ตรวจสอบอีกครั้ง', ...toOrders],
    },
    'unpaid.notStarted': { shows: /เริ่มชำระเงินไม่สำเร็จ/, controls: ['ชำระเงินอีกครั้ง', toTransfer, ...toOrders] },
    'unpaid.notAllowed': {
      shows: /ชำระเงินคำสั่งซื้อนี้ไม่ได้แล้ว/,
      controls: ['ตรวจสอบอีกครั้ง', ...toOrders],
    },
    payingAgain: { shows: /กำลังเตรียมการชำระเงิน/, controls: ['off: ชำระเงินอีกครั้ง', 'ไปที่คำสั่งซื้อของฉัน'] },
    leaving: {
      shows: [/กำลังพาไปหน้าชำระเงิน/, /อยู่หน้านี้ต่อ/],
      controls: ['อยู่หน้านี้ต่อ', 'ไปที่คำสั่งซื้อของฉัน'],
    },
  },
  show: (payment) => <PaymentResult payment={payment} />,
})
