import { createActor, fromPromise } from 'xstate'
import { expect, test } from 'vitest'
import { editRecordMachine } from './edit-record.machine.ts'

const settled = () => new Promise<void>((done) => setImmediate(done))

function openFlow() {
  const saved: unknown[] = []
  const refusals: unknown[] = []
  let outdated = 0
  const flow = createActor(
    editRecordMachine.provide({
      actors: {
        save: fromPromise<void, { change: unknown }>(async ({ input }) => {
          const refusal = refusals.shift()
          if (refusal) throw refusal
          saved.push(input.change)
        }),
      },
    }),
  )
  flow.on('record.outdated', () => (outdated += 1))
  flow.start()
  const send = async (event: Parameters<typeof flow.send>[0]) => {
    flow.send(event)
    await settled()
  }
  return { state: () => flow.getSnapshot(), send, saved, refusals, outdated: () => outdated }
}

test('a change is saved, and the record is to be read again', async () => {
  const { state, send, saved, outdated } = openFlow()
  await send({ type: 'change.save', change: 'one' })
  await send({ type: 'change.save', change: 'two' })
  expect(saved).toEqual(['one', 'two'])
  expect(state().value).toBe('saved')
  expect(state().context.change).toBeUndefined()
  expect(outdated()).toBe(2)
})

test('a change that somebody else overtook is not sent again before the record was read', async () => {
  const { state, send, saved, refusals, outdated } = openFlow()
  refusals.push({ code: 'EDIT_CONFLICT' })
  await send({ type: 'change.save', change: 'one' })
  expect(state().value).toBe('conflict')
  await send({ type: 'change.save', change: 'one' })
  expect(saved).toEqual([])
  await send({ type: 'record.reload' })
  expect(outdated()).toBe(1)
  expect(state().value).toBe('draft')
  expect(state().context.change).toBeUndefined()
})

test('a refusal says why, until it is tried again or dropped', async () => {
  const { state, send, refusals } = openFlow()
  refusals.push({ code: 'ORDER_NOT_ALLOWED' }, { code: 'OFFLINE' })
  await send({ type: 'change.save', change: 'one' })
  expect(state().context.errorCode).toBe('ORDER_NOT_ALLOWED')
  await send({ type: 'change.save', change: 'one' })
  expect(state().context.errorCode).toBe('OFFLINE')
  await send({ type: 'change.drop' })
  expect(state().value).toBe('draft')
  expect(state().context).toEqual({ change: undefined, errorCode: undefined })
})

test('a missing actor implementation stops the machine with an error', () => {
  const flow = createActor(editRecordMachine)
  flow.subscribe({ error: () => {} })
  flow.start()
  flow.send({ type: 'change.save', change: 'one' })
  expect(String(flow.getSnapshot().error)).toContain("edit-record: the actor 'save' is not provided")
})
