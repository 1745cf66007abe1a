import type { FlowCases } from '@phaen/statecharts'
import type { GuestLine, guestCartMachine } from './guest-cart.machine.ts'

const shown: GuestLine['shown'] = {
  name: 'Acrylic sheet',
  imageUrl: '/media/acrylic.svg',
  status: 'available',
  stock: 12,
  variants: [
    {
      variantId: 'v-1',
      color: { name: 'red', hex: '#8C1C1C' },
      sizes: [{ label: '3 mm', price: { amount: 1480 } }],
    },
  ],
}

const line = (variantId: string, quantity = 1) => ({
  productId: 'p-1',
  variantId,
  quantity,
  weight: { value: 10.63, unit: 'kilogram' as const },
})

const waiting = (variantId: string): GuestLine => ({ line: line(variantId), shown, addedAt: 1_000 })
const other = { ...line('v-9'), productId: 'p-9' }

export const cases: FlowCases<typeof guestCartMachine> = {
  inputs: [{ lines: [waiting('v-1')], now: 1_000 }],
  events: {
    'line.add': [{ line: line('v-2', 3), shown, at: 2_000 }],
    'line.retry': [{ line: { productId: 'p-1', variantId: 'v-1' }, at: 5_500 }],
    'line.forget': [{ line: { productId: 'p-1', variantId: 'v-1' } }],
    'lines.changedElsewhere': [{ lines: [] }],
    'session.began': [{ by: 'signIn' }, { by: 'start' }, { by: 'otherTab' }],
    'session.ended': [
      { by: 'signOut', unsent: [], at: 4_000 },
      { by: 'elsewhere', unsent: [], at: 4_000 },
      { by: 'refresh', unsent: [{ line: line('v-3'), shown }], at: 4_000 },
    ],
    'cart.loaded': [{ at: 3_500 }],
    'cart.changed': [
      { lines: [line('v-1')], at: 5_000 },
      { lines: [other], at: 5_000 },
    ],
    'cart.refused': [
      { lines: [line('v-1')], errorCode: 'OUT_OF_STOCK', at: 5_000 },
      { lines: [other], errorCode: 'INTERNAL', at: 5_000 },
    ],
  },
  // Signs out with a line on its way to the cart, so that the test can observe its removal.
  stories: [
    [
      { send: { type: 'session.began', by: 'signIn' } },
      { send: { type: 'cart.loaded', at: 3_500 } },
      { send: { type: 'session.ended', by: 'signOut', unsent: [], at: 4_000 } },
    ],
  ],
}
