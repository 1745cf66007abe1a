import { orderActionsMachine } from '../../../../machines/order-actions/order-actions.machine.ts'
import { describeScreenStates } from '../../../../tests/support/screen-states/describe-screen-states.tsx'
import { sampleOrder } from '../sample-order.fixture.ts'
import { OrderView } from './order-view.tsx'

const order = { ...sampleOrder, canPay: true, canCancel: true }

/** What is told stands under the buttons that were pressed. */
const withMessage = (...controls: string[]) => [
  'แผ่นอะคริลิกสี หล่อ (Cast)',
  'ชำระเงิน',
  'สั่งซื้ออีกครั้ง',
  ...controls,
  'ถามเรื่องคำสั่งซื้อนี้ทาง LINE',
  'ยกเลิกคำสั่งซื้อ',
]
const all = withMessage()

describeScreenStates('order-actions', {
  machine: orderActionsMachine,
  context: {
    orderId: 'o-1',
    phoneNumber: '',
    otp: '',
    items: [],
    lines: [],
    missing: [],
    errorCode: undefined,
  },
  states: {
    'ready.idle': { shows: [/ชำระเงิน/, /สั่งซื้ออีกครั้ง/, /ยกเลิกคำสั่งซื้อ/], controls: all },
    'ready.refused': {
      shows: /คำสั่งซื้อนี้ชำระเงินแล้ว/,
      controls: withMessage('ปิดข้อความ'),
      context: { errorCode: 'ALREADY_PAID' },
    },
    'ready.confirmed': { shows: /ยืนยันคำสั่งซื้อแล้ว/, controls: ['ปิดข้อความ', ...all] },
    'ready.cancelled': { shows: /ยกเลิกคำสั่งซื้อแล้ว/, controls: withMessage('ปิดข้อความ') },
    'ready.added': {
      shows: [
        /เพิ่มสินค้าที่ยังมีขายลงตะกร้าแล้ว/,
        /พลาสวูด · สินค้าหมด/,
        /อะคริลิก · เหลือเพียง 3\sแผ่น/,
        /ท่อ · เหลือเพียง 2\sชิ้น/,
        /แผ่นตัด · ตัดตามรายการเดิมไม่ได้แล้ว/,
        /ฟิวเจอร์บอร์ด · ที่เหลือทั้งหมดอยู่ในตะกร้าแล้ว/,
        /โฟม · อาจยังไม่ได้เพิ่ม/,
        /ไปที่ตะกร้า/,
      ],
      controls: withMessage('ไปที่ตะกร้า', 'ปิดข้อความ'),
      context: {
        lines: [{ productId: 'p-1', variantId: 'v-1', quantity: 1, weight: { value: 1, unit: 'kilogram' } }],
        missing: [
          { name: 'พลาสวูด', reason: 'soldOut', quantity: 0 },
          { name: 'อะคริลิก', reason: 'fewer', quantity: 3, unit: 'แผ่น' },
          { name: 'ท่อ', reason: 'fewer', quantity: 2 },
          { name: 'แผ่นตัด', reason: 'notCut', quantity: 0 },
          { name: 'ฟิวเจอร์บอร์ด', reason: 'inCart', quantity: 0 },
          { name: 'โฟม', reason: 'unsure', quantity: 0 },
        ],
      },
    },
    typingCode: {
      shows: [/กรุณายืนยันคำสั่งซื้อนี้/, /รหัสหกหลัก: OTP_EXPIRED/],
      controls: [...all, 'ปิด'],
      context: { errorCode: 'OTP_EXPIRED' },
    },
    confirming: { shows: /กำลังยืนยันคำสั่งซื้อ/, controls: all },
    startingPayment: {
      shows: /ชำระเงิน/,
      controls: [
        'แผ่นอะคริลิกสี หล่อ (Cast)',
        'off: ชำระเงิน',
        'สั่งซื้ออีกครั้ง',
        'ถามเรื่องคำสั่งซื้อนี้ทาง LINE',
        'ยกเลิกคำสั่งซื้อ',
      ],
    },
    leaving: {
      shows: [/กำลังพาไปหน้าชำระเงิน/, /อยู่หน้านี้ต่อ/],
      controls: [
        'แผ่นอะคริลิกสี หล่อ (Cast)',
        'off: ชำระเงิน',
        'สั่งซื้ออีกครั้ง',
        'อยู่หน้านี้ต่อ',
        'ถามเรื่องคำสั่งซื้อนี้ทาง LINE',
        'ยกเลิกคำสั่งซื้อ',
      ],
    },
    confirmingCancel: {
      shows: [/ยกเลิกคำสั่งซื้อนี้หรือไม่/, /ไม่ยกเลิก/],
      controls: [...all, 'ปิด', 'ไม่ยกเลิก', 'ยกเลิกคำสั่งซื้อ'],
    },
    cancelling: { shows: /ยกเลิกคำสั่งซื้อนี้หรือไม่/, controls: [...all, 'off: ไม่ยกเลิก', 'off: ยกเลิกคำสั่งซื้อ'] },
    findingLines: {
      shows: /สั่งซื้ออีกครั้ง/,
      controls: [
        'แผ่นอะคริลิกสี หล่อ (Cast)',
        'ชำระเงิน',
        'off: สั่งซื้ออีกครั้ง',
        'ถามเรื่องคำสั่งซื้อนี้ทาง LINE',
        'ยกเลิกคำสั่งซื้อ',
      ],
    },
    addingLines: {
      shows: /สั่งซื้ออีกครั้ง/,
      controls: [
        'แผ่นอะคริลิกสี หล่อ (Cast)',
        'ชำระเงิน',
        'off: สั่งซื้ออีกครั้ง',
        'ถามเรื่องคำสั่งซื้อนี้ทาง LINE',
        'ยกเลิกคำสั่งซื้อ',
      ],
    },
  },
  show: (actions) => (
    <OrderView order={order} actions={actions} renderCode={({ refusal }) => <p>รหัสหกหลัก: {refusal}</p>} />
  ),
})
