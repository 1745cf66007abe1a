import type { FlowCases } from '@phaen/statecharts'
import type { cartDrawerMachine } from './cart-drawer.machine.ts'

const wanted = { productId: 'p-1', variantId: 'v-1' }
const other = { productId: 'p-1', variantId: 'v-2' }

export const cases: FlowCases<typeof cartDrawerMachine> = {
  events: {
    'goods.ask': [{ line: wanted }, { line: other }],
    'goods.taken': [{ lines: [wanted] }, { lines: [other] }],
    'goods.refused': [{ lines: [wanted] }, { lines: [other] }],
  },
}
