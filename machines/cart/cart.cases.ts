import type { Cart, CartItem } from '../../openapi/generated/schema.ts'
import type { FlowCases } from '@phaen/statecharts'
import type { cartMachine, LineChange, ShownProduct } from './cart.machine.ts'

const shownAcrylic: ShownProduct = {
  name: 'Acrylic sheet',
  imageUrl: '/media/acrylic.svg',
  status: 'available',
  stock: 12,
  variants: [
    {
      variantId: 'v-1',
      color: { name: 'red', hex: '#8C1C1C' },
      sizes: [{ label: '3 mm', price: { amount: 1480 }, specialPrice: { amount: 1390.1 } }],
    },
  ],
}

const acrylicLine = {
  productId: 'p-1',
  variantId: 'v-1',
  weight: { value: 10.63, unit: 'kilogram' as const },
}

const acrylic = (quantity: number): CartItem => ({
  cartItemId: 'ci-1',
  ...shownAcrylic,
  ...acrylicLine,
  quantity,
})

const vinyl: CartItem = {
  cartItemId: 'ci-2',
  productId: 'p-2',
  variantId: 'v-2',
  quantity: 3,
  weight: { value: 35.2, unit: 'kilogram' },
  name: 'Vinyl roll',
  imageUrl: '/media/vinyl.svg',
  status: 'available',
  stock: 4,
  variants: [
    {
      variantId: 'v-2',
      color: { name: 'blue', hex: '#1C4C8C' },
      sizes: [{ label: '1.6 m', price: { amount: 3650.05 }, specialPrice: { amount: 0 } }],
    },
  ],
}

const cart = (version: number, items: CartItem[]): Cart => ({ version, items, total: { amount: 0 } })

const add: LineChange = { op: 'add', line: { ...acrylicLine, quantity: 1 }, shown: shownAcrylic }
const replace: LineChange = { op: 'replace', line: { ...acrylicLine, quantity: 5 } }
const remove: LineChange = { op: 'remove', line: { productId: 'p-2', variantId: 'v-2' } }

export const cases: FlowCases<typeof cartMachine> = {
  events: {
    'cart.add': [
      { line: { ...acrylicLine, quantity: 1 }, shown: shownAcrylic },
      { line: { ...acrylicLine, quantity: 1 }, shown: { ...shownAcrylic, stock: 0 } },
    ],
    'cart.change': [{ change: add }, { change: replace }, { change: remove }],
  },
  replies: {
    loadCart: { done: [cart(7, [acrylic(2), vinyl]), cart(9, [vinyl])], error: [{ code: 'INTERNAL' }] },
    changeCart: {
      done: [cart(8, [acrylic(5), vinyl])],
      error: [
        { code: 'CART_CONFLICT' },
        { code: 'OUT_OF_STOCK' },
        { code: 'NOT_FOR_SALE' },
        { code: 'INTERNAL' },
      ],
    },
  },
  // These paths load or enter data first, so that the test can observe its removal.
  stories: [
    [
      { send: { type: 'session.began' } },
      { actor: 'loadCart', done: cart(7, [acrylic(2), vinyl]) },
      { send: { type: 'cart.change', change: replace } },
      { send: { type: 'cart.change', change: remove } },
      { actor: 'changeCart', error: { code: 'INTERNAL' } },
      { send: { type: 'session.ended' } },
    ],
    [
      { send: { type: 'session.began' } },
      { actor: 'loadCart', done: cart(7, [acrylic(2), vinyl]) },
      { send: { type: 'cart.change', change: replace } },
      { send: { type: 'cart.change', change: remove } },
      { actor: 'changeCart', error: { code: 'CART_CONFLICT' } },
      { actor: 'loadCart', done: cart(9, [acrylic(3), vinyl]) },
      { send: { type: 'session.ended' } },
    ],
  ],
}
