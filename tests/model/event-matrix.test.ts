import { describe, expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { eventMatrix, idleDeclarations } from '../../tools/statecharts/event-matrix.ts'

/** Flows that do not yet say of every pair what happens. A flow leaves this list for good. */
const pending = new Set([
  'app',
  'session',
  'token-refresh',
  'otp',
  'registration',
  'forgot-password',
  'change-password',
])

const undeclared = ({ machine }: (typeof flows)[number]) =>
  eventMatrix(machine).filter(({ answer }) => answer === 'undeclared')

describe.each(flows)('$id', (flow) => {
  test('what it says it ignores, it ignores', () => {
    expect(idleDeclarations(flow.machine)).toEqual([])
  })

  if (!pending.has(flow.id))
    test('every state handles each event or says why it ignores it', () => {
      expect(undeclared(flow).map(({ state, event }) => `${state}: ${event}`)).toEqual([])
    })
})

test('a flow that has said everything is no longer pending', () => {
  const finished = flows.filter((flow) => pending.has(flow.id) && undeclared(flow).length === 0)
  expect(finished.map(({ id }) => id)).toEqual([])
})
