// @vitest-environment happy-dom
import { orderActionsMachine } from '../../../../machines/order-actions/order-actions.machine.ts'
import { describeFaces } from '../../../../tests/support/faces/describe-faces.tsx'
import { sampleOrder } from '../sample-order.fixture.ts'
import { OrderView } from './order-view.tsx'

const order = { ...sampleOrder, canPay: true, canCancel: true }

describeFaces('order-actions', {
  machine: orderActionsMachine,
  context: { orderId: 'o-1', items: [], added: 0, missing: [], errorCode: undefined },
  states: {
    'ready.idle': { shows: [/ชำระเงิน/, /สั่งซื้ออีกครั้ง/, /ยกเลิกคำสั่งซื้อ/] },
    'ready.refused': { shows: /คำสั่งซื้อนี้ชำระเงินแล้ว/, context: { errorCode: 'ALREADY_PAID' } },
    'ready.cancelled': { shows: /ยกเลิกคำสั่งซื้อแล้ว/ },
    'ready.added': {
      shows: [/เพิ่มสินค้าที่ยังมีขายลงตะกร้าแล้ว/, /พลาสวูด · สินค้าหมด/, /อะคริลิก · มีเพียง 3 ชิ้น/, /ไปที่ตะกร้า/],
      context: {
        added: 1,
        missing: [
          { name: 'พลาสวูด', reason: 'soldOut', quantity: 0 },
          { name: 'อะคริลิก', reason: 'fewer', quantity: 3 },
        ],
      },
    },
    startingPayment: { shows: /ชำระเงิน/ },
    leaving: { shows: [/กำลังพาไปหน้าชำระเงิน/, /ไม่ไปแล้ว อยู่หน้านี้/] },
    confirmingCancel: { shows: [/ยกเลิกคำสั่งซื้อนี้หรือไม่/, /ไม่ยกเลิก/] },
    cancelling: { shows: /ยกเลิกคำสั่งซื้อนี้หรือไม่/ },
    findingGoods: { shows: /สั่งซื้ออีกครั้ง/ },
  },
  show: (actions) => <OrderView order={order} actions={actions} />,
})
