import type { ContextFrom } from 'xstate'
import { cartMachine } from '../../../machines/cart/cart.machine.ts'
import type { CartItem } from '../../../openapi/generated/schema.ts'
import { describeScreenStates } from '../../../tests/support/screen-states/describe-screen-states.tsx'
import { AppActorsContext } from '../../lib/flows/app-actors.ts'
import { CartPage } from './cart-page.tsx'

const item: CartItem = {
  cartItemId: 'ci-1',
  productId: 'p-1',
  variantId: 'v-1',
  quantity: 2,
  weight: { value: 10.63, unit: 'kilogram' },
  name: 'แผ่นอะคริลิกสี',
  unit: 'แผ่น',
  imageUrl: '/media/acrylic.svg',
  status: 'available',
  stock: 12,
  variants: [
    {
      variantId: 'v-1',
      color: { name: 'แดง', hex: '#8c1c1c' },
      sizes: [{ label: '3 มม.', price: { amount: 1480 }, specialPrice: { amount: 1390 } }],
    },
  ],
}
const change = { op: 'replace' as const, line: item }
const context: ContextFrom<typeof cartMachine> = {
  confirmed: { version: 1, items: [item] },
  sending: [],
  waiting: [],
  items: [item],
  total: { amount: 2780 },
  isStale: false,
  offered: [],
  refused: [],
  noticeCode: undefined,
}
const shown = [/แผ่นอะคริลิกสี/, /21\.26\sกก\./, /฿2,780\.00/, /ไปชำระเงิน/]
const inConflict = { offered: [change] }

const goods = [
  'เลือกซื้อต่อ',
  'สั่งซื้อ แผ่นอะคริลิกสี',
  'แผ่นอะคริลิกสี',
  'ลดจำนวน',
  'จำนวน แผ่นอะคริลิกสี',
  'เพิ่มจำนวน',
  'ลบ แผ่นอะคริลิกสี',
]
const order = ['ไปชำระเงิน', 'ขอใบเสนอราคา', 'สั่งทาง LINE', 'ไปชำระเงิน']
const noOrder = ['off: ไปชำระเงิน', 'สั่งทาง LINE', 'off: ไปชำระเงิน']
const usual = [...goods, ...order]

describeScreenStates('cart', {
  machine: cartMachine,
  context,
  states: {
    cleared: { unseen: 'The cart page is for customers only: the guard leads away before it is seen.' },
    'open.loading': { shows: /กำลังโหลด/, controls: [], context: { items: [] } },
    'open.loadFailed': {
      shows: [/โหลดตะกร้าไม่สำเร็จ/, /ลองอีกครั้ง/],
      controls: ['ลองอีกครั้ง'],
      context: { items: [] },
    },
    'open.settling': { unseen: 'It is left at once.' },
    'open.ready': { shows: shown, controls: usual },
    'open.changing': { shows: shown, controls: usual },
    'open.reloading': { shows: shown, controls: usual },
    'open.conflict.loading': {
      shows: /กำลังโหลดตะกร้าล่าสุด/,
      controls: [...goods, ...noOrder],
      context: inConflict,
    },
    'open.conflict.offering': {
      shows: [/แท็บหรืออุปกรณ์อื่น/, /เปลี่ยนจำนวน แผ่นอะคริลิกสี เป็น 2/, /แก้ไขตามนี้\s*ใช้ตะกร้าล่าสุด/],
      controls: ['แก้ไขตามนี้', 'ใช้ตะกร้าล่าสุด', ...goods, ...noOrder],
      context: inConflict,
    },
    'open.conflict.failed': {
      shows: [/โหลดตะกร้าล่าสุดไม่สำเร็จ/, /ลองอีกครั้ง/],
      controls: ['ลองอีกครั้ง', ...goods, ...noOrder],
      context: inConflict,
    },
    'open.ready: too few are left': {
      shows: /มีสินค้าเพียง 12\sแผ่น จึงใช้จำนวนเดิม/,
      controls: usual,
      context: { refused: [change], noticeCode: 'OUT_OF_STOCK' },
    },
    'open.ready: no longer sold': {
      shows: /ยกเลิกการขายแล้ว/,
      controls: usual,
      context: { refused: [change], noticeCode: 'NOT_FOR_SALE' },
    },
    'open.ready: perhaps old': {
      shows: /รายการที่แสดงอาจไม่เป็นปัจจุบัน/,
      controls: ['ลองอีกครั้ง', ...usual],
      context: { noticeCode: 'OFFLINE' },
    },
  },
  show: (actor) => (
    <AppActorsContext value={{ cart: actor }}>
      <CartPage customerId="c-1" promises={() => null} />
    </AppActorsContext>
  ),
})
