import type { FlowCases } from '@phaen/statecharts'
import type { QuickOrderLine, VariantListItem } from '../../openapi/generated/schema.ts'
import type { quickOrderMachine } from './quick-order.machine.ts'

const variant = (variantId: string, stock: number): VariantListItem => ({
  product: {
    id: 'p-ac-cast',
    code: 'AC-CAST',
    name: 'อะคริลิกหล่อสีทึบ',
    categoryPath: 'sign-materials',
    unit: 'แผ่น',
    imageUrl: '/media/acrylic-red.svg',
    imageAlt: '',
  },
  variantId,
  color: { name: 'แดง', hex: '#c8201e' },
  label: '1,220 × 2,440 × 3 มม.',
  price: { amount: 1480 },
  weight: { value: 10.6, unit: 'kilogram' },
  dimensions: { width: 1220, length: 2440, thickness: 3, unit: 'millimetre' },
  stock,
})
const found: QuickOrderLine = {
  text: 'AC-CAST red 4',
  state: 'found',
  quantity: 4,
  match: variant('v-red', 24),
  offers: [],
}
const choose: QuickOrderLine = {
  text: 'AC-CAST 2',
  state: 'choose',
  quantity: 2,
  offers: [variant('v-blue', 3), variant('v-red', 24)],
}

export const cases: FlowCases<typeof quickOrderMachine> = {
  events: {
    'lines.check': [{ texts: ['AC-CAST red 4', 'AC-CAST 2'] }, { texts: [] }],
    'file.choose': [{ file: 'lines.csv' }],
    'list.open': [{ id: 'l-front' }],
    'list.kept': [{ list: { id: 'l-new', name: 'Back wall', savedAt: '2026-11-27T03:00:00.000Z' } }],
    'list.gone': [{ id: 'l-front' }, { id: 'l-none' }],
    'line.choose': [
      { index: 1, variantId: 'v-blue' },
      { index: 1, variantId: 'v-none' },
    ],
    'line.quantity': [{ index: 0, quantity: 30 }],
    'line.skip': [
      { index: 0, isSkipped: true },
      { index: 0, isSkipped: false },
    ],
  },
  replies: {
    readFile: { done: [['AC-CAST red 4']], error: [{ code: 'NO_ROWS' }] },
    resolve: { done: [[found, choose], [choose]], error: [{ code: 'OFFLINE' }] },
    openList: {
      done: [
        {
          id: 'l-front',
          name: 'ป้ายหน้าร้าน',
          savedAt: '2026-11-01T03:00:00.000Z',
          lineCount: 2,
          lines: [
            { ...found, since: { change: 'dearer', before: { amount: 1400 } } },
            { ...choose, since: { change: 'gone', before: { amount: 90 } } },
          ],
        },
      ],
      error: [{ code: 'NOT_FOUND' }],
    },
    addLines: {
      done: [undefined],
      error: [{ code: 'OUT_OF_STOCK', errors: [{ field: '0.value.quantity' }] }, { code: 'OFFLINE' }],
    },
  },
}
