import type { ContextFrom } from 'xstate'
import { checkoutMachine, type CheckoutLine } from '../../../machines/checkout/checkout.machine.ts'
import { describeScreenStates } from '../../../tests/support/screen-states/describe-screen-states.tsx'
import { CheckoutLinksContext, type CheckoutLinks } from '../../flows/checkout/checkout-links.ts'
import { CheckoutPage } from './checkout-page.tsx'

const links: CheckoutLinks = {
  attach: () => () => undefined,
  whenCartIsSent: () => Promise.resolve(),
  servedAddresses: () => undefined,
}

const line = (price: number): CheckoutLine => ({
  cartItemId: 'ci-1',
  quantity: 2,
  name: 'แผ่นอะคริลิกสี',
  unit: 'แผ่น',
  imageUrl: '/media/acrylic.svg',
  weight: { value: 10.63, unit: 'kilogram' },
  variants: [
    {
      variantId: 'v-1',
      color: { name: 'แดง', hex: '#8c1c1c' },
      sizes: [{ label: '3 มม.', price: { amount: 1480 }, specialPrice: { amount: price } }],
    },
  ],
})
const lorry = {
  shippingId: 's-truck',
  name: 'รถขนส่งวัสดุ',
  shippingPricePerWeightIdentifier: 'spw-1',
  price: { amount: 480 },
  days: { min: 2, max: 3 },
  available: true,
}
const parcel = {
  ...lorry,
  shippingId: 's-parcel',
  name: 'พัสดุด่วน',
  available: false,
  reason: 'tooLong' as const,
}
const cards = { paymentChannel: 'card' as const, available: true }
const cash = { paymentChannel: 'cashOnDelivery' as const, available: true }
const noCards = { ...cards, available: false, reason: 'notOffered' as const }

const order = { orderId: 'o-1', orderNumber: 'PH-1', redirectUrl: undefined, isUnconfirmed: false }
const context: ContextFrom<typeof checkoutMachine> = {
  draft: {
    customerId: 'c-1',
    cart: { items: [line(1390)], total: { amount: 2780 } },
    address: {
      addressBookId: 'a-1',
      recipientName: 'คุณสมชาย ใจดี',
      phoneNumber: '0812345678',
      addressLine: '99/12 ถนนเจริญกรุง',
      subDistrict: 'บางรัก',
      district: 'บางรัก',
      province: 'กรุงเทพมหานคร',
      postcode: '10500',
    },
    billingAddress: undefined,
    isBillingAskedAgain: false,
    shipping: lorry,
    pickUp: undefined,
    paymentChannel: 'card',
    decided: { address: true, billing: true, shipping: true, channel: true },
    intention: undefined,
    isPlacing: false,
  },
  before: undefined,
  options: [lorry, parcel],
  channels: [cards, cash],
  errorCode: undefined,
  fieldErrors: {},
  limit: undefined,
  retryAfterSeconds: 0,
  order,
}
const atOnce = { unseen: 'It is left at once.' }
const leaving = { unseen: 'The browser is on its way to another page.' }
const bill = [
  /สินค้า 2\sแผ่น฿2,960\.00/,
  /-฿180\.00/,
  /ค่าจัดส่ง฿480\.00/,
  /ยอดชำระ฿3,260\.00/,
  /7% แล้ว \(฿213\.27\)/,
]
const decided = [/คุณสมชาย ใจดี · 081 234 5678/, /ใช้ที่อยู่เดียวกับที่จัดส่ง/, /รถขนส่งวัสดุ · ฿480\.00/, /บัตรเครดิต/]
const refusedLines = { fieldErrors: { 'ci-1': 'OUT_OF_STOCK' }, errorCode: 'OUT_OF_STOCK' }
const notOrdered = /ยังสั่งซื้อไม่สำเร็จ/

const upToShipping = ['เปลี่ยน ที่อยู่จัดส่ง', 'เปลี่ยน ที่อยู่ออกใบกำกับภาษี', 'เปลี่ยน วิธีจัดส่ง']
const edits = [...upToShipping, 'เปลี่ยน วิธีชำระเงิน']
const placing = ['สั่งซื้อและชำระเงิน', 'นโยบายการคืนเงินและคืนสินค้า (เปิดในแท็บใหม่)', 'สั่งซื้อและชำระเงิน']
const noPlacing = ['off: สั่งซื้อและชำระเงิน', 'นโยบายการคืนเงินและคืนสินค้า (เปิดในแท็บใหม่)', 'off: สั่งซื้อและชำระเงิน']
const theStore = ['โทร 02-000-0000', 'LINE @phaen', 'เลือกที่อยู่อื่น']

describeScreenStates('checkout', {
  machine: checkoutMachine,
  context,
  states: {
    restoring: atOnce,
    loadingCart: { shows: /กำลังโหลด/, controls: [] },
    cartFailed: { shows: [/ยังไม่มีการสั่งซื้อ/, /ลองอีกครั้ง/], controls: ['ลองอีกครั้ง'] },
    cartEmpty: {
      shows: [/ไม่มีสินค้าในตะกร้า/, /ไปที่ตะกร้า/, /คำสั่งซื้อของฉัน/],
      controls: ['ไปที่ตะกร้า', 'คำสั่งซื้อของฉัน'],
    },
    reopened: atOnce,
    deciding: atOnce,
    'steps.address.choosing': { shows: [/กรุณาเลือกที่อยู่/, /แผ่นอะคริลิกสี/], controls: [...edits, ...noPlacing] },
    'steps.address.failed': {
      shows: /เปิดสมุดที่อยู่ไม่สำเร็จ/,
      controls: [
        'เปลี่ยน ที่อยู่จัดส่ง',
        'ลองอีกครั้ง',
        'เปลี่ยน ที่อยู่ออกใบกำกับภาษี',
        'เปลี่ยน วิธีจัดส่ง',
        'เปลี่ยน วิธีชำระเงิน',
        ...noPlacing,
      ],
    },
    'steps.billing.choosing': {
      shows: [/ใบกำกับภาษี: เลือกได้/, /เลือกข้อมูลใบกำกับภาษีก่อน/],
      controls: [...edits, ...noPlacing],
    },
    'steps.billing.askedAgain': {
      shows: [/ใบกำกับภาษี: เลือกอีกครั้ง/, /เลือกข้อมูลใบกำกับภาษีก่อน/],
      controls: [...edits, ...noPlacing],
    },
    'steps.billing.refused': {
      shows: /ใบกำกับภาษี: เลขประจำตัวผู้เสียภาษีถูกปฏิเสธ/,
      controls: [...edits, ...noPlacing],
      context: { errorCode: 'TAX_ID_INVALID' },
    },
    'steps.shipping.loading': { shows: /กำลังโหลด/, controls: [...edits, ...noPlacing] },
    'steps.shipping.refused': atOnce,
    'steps.shipping.choosing': {
      shows: [/รถขนส่งวัสดุ/, /2–\u20603\sวันทำการ/, /ชิ้นยาวเกินกำหนด/, /21\.26\sกก\./, /กรุณาเลือกวิธีจัดส่ง/],
      controls: [...upToShipping, 'รถขนส่งวัสดุ฿480.00', 'off: พัสดุด่วน', 'เปลี่ยน วิธีชำระเงิน', ...noPlacing],
    },
    'steps.shipping.nothingSuits': {
      shows: [/ไม่มีวิธีจัดส่งที่รับสินค้าชุดนี้/, /ชิ้นยาวเกินกำหนด/],
      controls: [...upToShipping, ...theStore, 'off: พัสดุด่วน', 'เปลี่ยน วิธีชำระเงิน', ...noPlacing],
      context: { options: [parcel] },
    },
    'steps.shipping.outOfArea': {
      shows: [/อยู่นอกพื้นที่จัดส่ง กรุณาติดต่อร้าน/, /โทร 02-000-0000/, /LINE @phaen/, /เลือกที่อยู่อื่น/],
      controls: [...upToShipping, ...theStore, 'เปลี่ยน วิธีชำระเงิน', ...noPlacing],
    },
    'steps.shipping.failed': {
      shows: /โหลดวิธีจัดส่งไม่สำเร็จ/,
      controls: [...upToShipping, 'ลองอีกครั้ง', 'เปลี่ยน วิธีชำระเงิน', ...noPlacing],
    },
    'steps.channel.loading': { shows: /กำลังโหลด/, controls: [...edits, ...noPlacing] },
    'steps.channel.loaded': atOnce,
    'steps.channel.choosing': {
      shows: [/ตอนนี้ยังไม่รับชำระด้วยบัตร/, /จ่ายเมื่อรับของ/],
      controls: [...edits, 'off: บัตรเครดิต / เดบิต', 'เก็บเงินปลายทาง', ...noPlacing],
      context: { channels: [noCards, cash] },
    },
    'steps.channel.cannotPayThisWay': {
      shows: [/ตอนนี้ยังชำระเงินออนไลน์ไม่ได้/, /เก็บเงินปลายทาง/],
      controls: [...edits, 'บัตรเครดิต / เดบิต', 'เก็บเงินปลายทาง', ...noPlacing],
    },
    'steps.channel.nothingAvailable': {
      shows: /ยังไม่มีวิธีชำระเงินที่เลือกได้/,
      controls: [...edits, 'ลองอีกครั้ง', 'off: บัตรเครดิต / เดบิต', ...noPlacing],
      context: { channels: [noCards] },
    },
    'steps.channel.failed': {
      shows: /โหลดวิธีชำระเงินไม่สำเร็จ/,
      controls: [...edits, 'ลองอีกครั้ง', ...noPlacing],
    },
    'steps.review.ready': {
      shows: [...bill, ...decided, /สั่งซื้อและชำระเงิน/, /นโยบายการคืนเงินและคืนสินค้า/],
      controls: [...edits, ...placing],
    },
    'steps.review.outOfStock': {
      shows: [notOrdered, /สินค้ามีไม่พอ/, /แผ่นอะคริลิกสี/],
      controls: ['ปิด', 'ตรวจรายการอีกครั้ง', 'ไปที่ตะกร้า', ...edits, ...noPlacing],
      context: refusedLines,
    },
    'steps.review.notForSale': {
      shows: [notOrdered, /ยกเลิกการขายหรือตัดตามแบบเดิมไม่ได้แล้ว/],
      controls: ['ปิด', 'ตรวจรายการอีกครั้ง', 'ไปที่ตะกร้า', ...edits, ...noPlacing],
      context: refusedLines,
    },
    'steps.review.priceChanged': {
      shows: [notOrdered, /ดูราคาใหม่/],
      controls: ['ปิด', 'ดูราคาใหม่', ...edits, ...noPlacing],
      context: refusedLines,
    },
    'steps.review.mismatch': {
      shows: [notOrdered, /คำสั่งซื้อของฉัน/],
      controls: ['ปิด', 'คำสั่งซื้อของฉัน', ...edits, ...placing],
    },
    'steps.review.tooManyUnpaid': {
      shows: [notOrdered, /รอชำระเงินหลายรายการ/, /ดูคำสั่งซื้อที่รอชำระเงิน/],
      controls: ['ปิด', 'ดูคำสั่งซื้อที่รอชำระเงิน', ...edits, ...placing],
    },
    'steps.review.codLimit': {
      shows: [notOrdered, /ครั้งละไม่เกิน 3 คำสั่งซื้อ รวมกันไม่เกิน ฿50,000\.00/],
      controls: ['ปิด', 'คำสั่งซื้อของฉัน', 'เลือกวิธีชำระเงินอื่น', ...edits, ...placing],
      context: { limit: { orders: 3, total: { amount: 50_000 } } },
    },
    'steps.review.refused': {
      shows: [notOrdered, /ตรวจที่อยู่/],
      controls: ['ปิด', 'ตรวจที่อยู่', ...edits, ...noPlacing],
    },
    'steps.review.busy': {
      shows: [notOrdered, /30 วินาที/],
      controls: ['ปิด', ...edits, ...noPlacing],
      context: { retryAfterSeconds: 30 },
    },
    'steps.review.notSent': {
      shows: [notOrdered, /ยังไม่ได้ส่งคำสั่งซื้อ/],
      controls: ['ปิด', 'สั่งซื้ออีกครั้ง', ...edits, ...placing],
    },
    'steps.review.unknown': {
      shows: [notOrdered, /ระบบจะไม่สั่งซื้อซ้ำ/],
      controls: ['ปิด', 'สั่งซื้ออีกครั้ง', 'คำสั่งซื้อของฉัน', ...edits, ...placing],
    },
    'placing.recalling': atOnce,
    'placing.naming': { shows: /กำลังส่งคำสั่งซื้อ/, controls: noPlacing },
    'placing.sending': { shows: [...bill, /กำลังส่งคำสั่งซื้อ/], controls: noPlacing },
    'placing.refused': atOnce,
    'placed.choosingPage': atOnce,
    'placed.onDelivery': {
      shows: [/สั่งซื้อสำเร็จ/, /รับคำสั่งซื้อ PH-1 แล้ว ชำระเงินเมื่อรับของ/, /ดูคำสั่งซื้อ/],
      controls: [...noPlacing, 'ปิด', 'ดูคำสั่งซื้อ'],
    },
    toDeliveryResult: leaving,
    'placed.toPaymentPage': {
      shows: [/กำลังเปิดหน้าชำระเงิน/, /เปิดหน้าชำระเงินอีกครั้ง/],
      controls: ['เปิดหน้าชำระเงินอีกครั้ง', 'ดูสถานะการชำระเงิน', 'คำสั่งซื้อของฉัน'],
    },
    'placed.awaitingPayment': {
      shows: [/ยังรอชำระเงิน/, /ดูสถานะการชำระเงิน/, /คำสั่งซื้อของฉัน/],
      controls: ['เปิดหน้าชำระเงินอีกครั้ง', 'ดูสถานะการชำระเงิน', 'คำสั่งซื้อของฉัน'],
    },
    toPaymentResult: leaving,
    left: { unseen: 'The guard leads to the home page.' },
  },
  show: (actor) => (
    <CheckoutLinksContext value={links}>
      <CheckoutPage
        actor={actor}
        renderAddresses={() => null}
        renderPickUp={() => null}
        renderBilling={({ isTaxIdRefused, isAskedAgain }) => (
          <p>
            ใบกำกับภาษี: {isTaxIdRefused ? 'เลขประจำตัวผู้เสียภาษีถูกปฏิเสธ' : isAskedAgain ? 'เลือกอีกครั้ง' : 'เลือกได้'}
          </p>
        )}
      />
    </CheckoutLinksContext>
  ),
})
