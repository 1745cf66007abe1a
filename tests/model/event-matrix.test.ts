import { describe, expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { eventMatrix, idleDeclarations } from '@phaen/statecharts'

const undeclared = ({ machine }: (typeof flows)[number]) =>
  eventMatrix(machine).filter(({ answer }) => answer === 'undeclared')

describe.each(flows)('$id', (flow) => {
  test('what it says it ignores, it ignores', () => {
    expect(idleDeclarations(flow.machine)).toEqual([])
  })

  test('every state handles each event or says why it ignores it', () => {
    expect(undeclared(flow).map(({ state, event }) => `${state}: ${event}`)).toEqual([])
  })
})
