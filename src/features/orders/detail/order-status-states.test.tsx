import { createActor } from 'xstate'
import { orderActionsMachine } from '../../../../machines/order-actions/order-actions.machine.ts'
import { orderStatusMachine } from '../../../../machines/order-status/order-status.machine.ts'
import { orderStatusWord } from '../../../../machines/order-status/order-status-word.ts'
import { profileMachine } from '../../../../machines/profile/profile.machine.ts'
import { describeScreenStates } from '../../../../tests/support/screen-states/describe-screen-states.tsx'
import { AppActorsContext } from '../../../lib/flows/app-actors.ts'
import { sampleOrder, samplePickUp } from '../sample-order.fixture.ts'
import { OrderView } from './order-view.tsx'

const actions = createActor(orderActionsMachine)
const placed = { event: 'placed', at: '2026-11-20T07:06:00Z' }

const controls = ['แผ่นอะคริลิกสี หล่อ (Cast)', 'สั่งซื้ออีกครั้ง', 'ถามเรื่องคำสั่งซื้อนี้ทาง LINE']

describeScreenStates('order-status', {
  machine: orderStatusMachine,
  context: { paymentChannel: 'card', needsConfirmation: false, isPickUp: false },
  states: {
    'payment.pending': {
      shows: [/รอดำเนินการ/, /รอการชำระเงิน/, /ได้รับคำสั่งซื้อแล้ว20 พ\.ย\. 2569 14:06 น\./],
      controls,
    },
    'payment.failed': { shows: [/ชำระเงินไม่สำเร็จ/, /ยังไม่มีการตัดเงิน ชำระอีกครั้งได้/], controls },
    'payment.paid': { shows: [/ชำระเงินแล้ว/, /ร้านกำลังจะเริ่มเตรียมสินค้า/], controls },
    'payment.refund': { shows: [/คืนเงินแล้ว/, /คืนเข้าบัตรใบเดิม/], controls },
    'confirmation.waiting': {
      shows: [/กรุณายืนยันคำสั่งซื้อนี้/, /กรุณายืนยัน เพื่อให้ร้านเริ่มเตรียมสินค้า/, /ยืนยันแล้วขั้นตอนถัดไป/],
      controls: ['02-000-0000', ...controls],
      context: { paymentChannel: 'cashOnDelivery', needsConfirmation: true },
    },
    'confirmation.confirmed': {
      shows: [/รอดำเนินการ/, /ร้านกำลังจะเริ่มเตรียมสินค้า/],
      controls,
      context: { paymentChannel: 'cashOnDelivery', needsConfirmation: true },
    },
    'fulfilment.pending': { shows: [/รอดำเนินการ/, /เสร็จสมบูรณ์ขั้นตอนถัดไป/], controls },
    'fulfilment.processing': { shows: [/กำลังเตรียมสินค้า/, /กำลังจัดและแพ็กสินค้า/, /พร้อมจัดส่งขั้นตอนถัดไป/], controls },
    'fulfilment.readyToShip': { shows: [/พร้อมจัดส่ง/, /รอบริษัทขนส่งมารับพัสดุ/, /จัดส่งแล้วขั้นตอนถัดไป/], controls },
    'fulfilment.shipped': { shows: [/จัดส่งแล้ว/, /พัสดุกำลังเดินทาง/, /ถึงผู้รับแล้วขั้นตอนถัดไป/], controls },
    'fulfilment.delivered': { shows: [/ถึงผู้รับแล้ว/, /ส่งมอบสินค้าแล้ว/, /เสร็จสมบูรณ์ขั้นตอนถัดไป/], controls },
    'fulfilment.readyToPickUp': {
      shows: [/พร้อมให้รับ/, /รหัสรับสินค้าK7X4PA/, /รับสินค้าแล้วขั้นตอนถัดไป/, /เวลาเปิด จันทร์–เสาร์/],
      controls: ['02-000-0002', 'ดูแผนที่', ...controls],
      context: { isPickUp: true },
    },
    'fulfilment.pickedUp': {
      shows: [/รับสินค้าแล้ว/, /รับสินค้าที่สาขาแล้ว/, /สาขานนทบุรี/, /เสร็จสมบูรณ์ขั้นตอนถัดไป/],
      controls,
      context: { isPickUp: true },
    },
    'fulfilment.complete': { shows: [/เสร็จสมบูรณ์/, /ขอบคุณที่ใช้บริการ/], controls },
    'fulfilment.cancelOrder': { shows: [/ยกเลิกแล้ว/, /คำสั่งซื้อนี้ไม่ต้องชำระเงิน/], controls },
  },
  show: (actor) => {
    const { value, context } = actor.getSnapshot()
    const { payment, confirmation, fulfilment } = value
    const { paymentChannel, needsConfirmation, isPickUp } = context
    const isUnconfirmed = needsConfirmation && confirmation === 'waiting'
    const events = [payment, fulfilment].filter((state) => state !== 'pending')
    const timeline = [placed, ...events.map((event) => ({ event, at: '2026-11-21T07:06:00Z' }))]
    const status = orderStatusWord({ payment, fulfilment })
    return (
      <AppActorsContext value={{ profile: createActor(profileMachine) }}>
        <OrderView
          order={{
            ...sampleOrder,
            paymentChannel,
            payment,
            fulfilment,
            status,
            timeline,
            ...(isPickUp && { pickUp: samplePickUp, deliveryAddress: undefined }),
            ...(isUnconfirmed && { confirmBefore: '2026-11-21T07:06:00Z' }),
          }}
          actions={actions}
          renderCode={() => null}
        />
      </AppActorsContext>
    )
  },
})
