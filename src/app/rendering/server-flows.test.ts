import { createElement } from 'react'
import { afterEach, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { recordMachine, type RecordId } from '../../../machines/record/record.machine.ts'
import { renderHtml } from './render-html.ts'
import { createServerFlows, type ServerFlows } from './server-flows.ts'

let flows: ServerFlows
const waits: Promise<unknown>[] = []
const flowsOf = () => createServerFlows((until) => void waits.push(until))
const settled = () => Promise.all(waits.splice(0))
afterEach(() => flows.stop())

const recordOf = (load: (id: string) => Promise<unknown>) =>
  recordMachine.provide({
    actors: { load: fromPromise<unknown, { id: RecordId }>(({ input }) => load(String(input.id))) },
  })

it('starts a flow when it is first asked for, and gives the same one in the next round', async () => {
  flows = flowsOf()
  const asked: string[] = []
  const logic = recordOf(async (id) => {
    asked.push(id)
    return { name: id }
  })
  const first = flows.useFlow('product p-1', logic, { id: 'p-1' })
  expect(waits).toHaveLength(1)
  await settled()
  expect(waits).toEqual([])
  expect(flows.useFlow('product p-1', logic, { id: 'p-1' })).toBe(first)
  expect(first.getSnapshot().context.data).toEqual({ name: 'p-1' })
  expect(asked).toEqual(['p-1'])
})

it('waits for each of two flows of one component', async () => {
  flows = createServerFlows()
  const soon = recordOf(async (id) => id)
  const Both = () => {
    const values = ['first', 'second'].map((id) => flows.useFlow(id, soon, { id }).getSnapshot().value)
    return createElement('p', null, values.join())
  }
  expect(await renderHtml(createElement(Both))).toBe('<p>shown,shown</p>')
})

it('leaves snapshots from which a flow goes on without asking again', async () => {
  flows = flowsOf()
  flows.useFlow(
    'product p-1',
    recordOf(async () => ({ name: 'acrylic' })),
    { id: 'p-1' },
  )
  await settled()
  const sent = JSON.parse(JSON.stringify(flows.snapshots()))
  const again = createActor(
    recordOf(() => Promise.reject(new Error('asked twice'))),
    { input: { id: 'p-1' }, snapshot: sent['product p-1'] },
  ).start()
  expect(again.getSnapshot().matches('shown')).toBe(true)
  expect(again.getSnapshot().context.data).toEqual({ name: 'acrylic' })
})

it('gathers what the page wants said about it', () => {
  flows = flowsOf()
  flows.useMeta({ title: 'Acrylic' })
  flows.useMeta({ isMissing: true })
  expect(flows.facts()).toEqual({ title: 'Acrylic', isMissing: true })
})

it('runs no private flow, and does not wait for it', () => {
  flows = flowsOf()
  const asked: string[] = []
  const logic = recordOf(async (id) => asked.push(id))
  const order = flows.useFlow('order o-1', logic, { id: 'o-1' }, { isPrivate: true })
  expect(order.getSnapshot().value).toBe('loading')
  expect(waits).toEqual([])
  expect(flows.snapshots()).toEqual({})
  expect(asked).toEqual([])
})
