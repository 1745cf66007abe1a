// @vitest-environment happy-dom
import { paymentMachine } from '../../../../machines/payment/payment.machine.ts'
import { describeFaces } from '../../../../tests/support/faces/describe-faces.tsx'
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
const momentary = { unseen: 'It is left at once for the state that the order calls for.' }

describeFaces('payment', {
  machine: paymentMachine,
  context: { orderId: 'o-1', order, looks: 0, errorCode: undefined },
  states: {
    checking: { shows: /กำลังตรวจสอบผลการชำระเงิน/ },
    checkFailed: { shows: [/ตรวจสอบผลการชำระเงินไม่สำเร็จ/, /ลองอีกครั้ง/] },
    notFound: { shows: [/ไม่พบคำสั่งซื้อนี้/, /ไปที่คำสั่งซื้อของฉัน/], context: { order: undefined } },
    judging: momentary,
    'inProcess.counting': momentary,
    'inProcess.waiting': {
      shows: [/กำลังรอผลจากธนาคาร/, /กดได้เมื่อธนาคารตอบว่าไม่สำเร็จ/, /เริ่มเมื่อ14:08 น\./, number],
      context: {
        order: {
          ...order,
          isInProcess: true,
          attempts: [{ id: 'pa-1', at: '2026-11-20T07:08:00Z', state: 'pending' }],
        },
      },
    },
    'inProcess.looking': { shows: /กำลังรอผลจากธนาคาร/, context: { order: { ...order, isInProcess: true } } },
    success: {
      shows: [/ชำระเงินเรียบร้อย/, /ดูคำสั่งซื้อ/, /8F3K-2207/, /฿7,330\.00/],
      context: { order: { ...order, payment: 'paid', canPay: false, referenceCode: '8F3K-2207' } },
    },
    ended: { shows: /คำสั่งซื้อนี้ถูกยกเลิกแล้ว/ },
    onDelivery: {
      shows: [/สั่งซื้อสำเร็จ ชำระเงินปลายทาง/, /ชำระเป็นเงินสดกับพนักงานขนส่ง/],
      context: { order: { ...order, paymentChannel: 'cashOnDelivery', canPay: false } },
    },
    'unpaid.untried': { shows: [/ยังไม่ได้ชำระเงิน/, number] },
    'unpaid.abandoned': { shows: [/ยังชำระเงินไม่เสร็จ/, /ยังไม่มีการตัดเงิน/] },
    'unpaid.failed': {
      shows: [/ชำระเงินไม่สำเร็จ/, /บัตรถูกปฏิเสธ/, /ชำระเงินอีกครั้ง/, /ไปที่คำสั่งซื้อของฉัน/],
      context: { order: failed },
    },
    'unpaid.expired': { shows: [/หมดเวลาชำระเงิน/, /ชำระเงินอีกครั้ง/] },
    'unpaid.undecided': { shows: [/ธนาคารใช้เวลานานกว่าปกติ/, /ตรวจสอบอีกครั้ง/] },
    'unpaid.notStarted': { shows: /เปิดหน้าชำระเงินไม่สำเร็จ/ },
    'unpaid.notAllowed': { shows: /ชำระเงินคำสั่งซื้อนี้ไม่ได้แล้ว/ },
    payingAgain: { shows: /กำลังเตรียมหน้าชำระเงิน/ },
    leaving: { shows: [/กำลังพาไปหน้าชำระเงิน/, /ไม่ไปแล้ว อยู่หน้านี้/] },
  },
  show: (payment) => <PaymentResult payment={payment} />,
})
