import { expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { requirements } from '../spec/requirements.ts'
import { allNodes } from '@phaen/statecharts'

/** The requirements that states refer to in `meta.spec`. */
const referenced = new Set(
  flows.flatMap(({ machine }) => allNodes(machine.root).flatMap((node): string[] => node.meta?.spec ?? [])),
)
const known = new Set(requirements.map(({ id }) => id))

test('a state refers only to requirements that there are', () => {
  expect([...referenced].filter((id) => !known.has(id))).toEqual([])
})

test('each requirement of part 4, the states and transitions, is answered by a state, or by a decision that departs from it', () => {
  const stored = requirements.filter(({ id, state }) => id.startsWith('R4.') && state === 'proven')
  const unanswered = stored.filter(({ id }) => !referenced.has(id))
  expect(unanswered.map(({ id, text }) => `${id} ${text}`)).toEqual([])
})
