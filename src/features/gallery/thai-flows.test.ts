import { expect, it } from 'vitest'
import { flows } from '../../../machines/registry.ts'
import { thaiFlows } from './thai-flows.ts'

it('names and describes each flow in Thai, and no other', () => {
  expect(Object.keys(thaiFlows)).toEqual(flows.map(({ id }) => id))
  for (const words of Object.values(thaiFlows).flatMap(Object.values)) expect(words).toMatch(/[ก-๙]/)
})
