import { expect, it } from 'vitest'
import type { OfficeOrderDetail } from '../../../openapi/generated/schema.ts'
import { entriesOf } from './history-entries.ts'

const at = '2026-11-29T03:00:00Z'

it('says who cancelled an order and the reason that its customer reads', () => {
  const order = { timeline: [{ event: 'cancelOrder', at, note: 'ของหมด' }] } as OfficeOrderDetail['order']
  const move = { id: 'a-1', at, action: 'moveOrder', staff: { id: 's-1', name: 'มานะ' } }
  const history = [move] as OfficeOrderDetail['history']
  expect(entriesOf({ order, notes: [], history })).toMatchObject([{ by: 'มานะ', note: 'ของหมด' }])
  expect(entriesOf({ order, notes: [], history: [] })).toMatchObject([{ by: undefined, note: 'ของหมด' }])
})
