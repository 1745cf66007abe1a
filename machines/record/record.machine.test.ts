import { createActor, fromPromise, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { recordMachine, type RecordId } from './record.machine.ts'

/** A record flow whose requests the test answers manually, in the order in which they were made. */
function openRecord(id = 'p-1') {
  const asked: { id: RecordId; answer: (data: unknown) => void; refuse: (error: unknown) => void }[] = []
  const machine = recordMachine.provide({
    actors: {
      load: fromPromise<unknown, { id: RecordId }>(
        ({ input }) =>
          new Promise((answer, refuse) => {
            asked.push({ id: input.id, answer, refuse })
          }),
      ),
    },
  })
  const record = createActor(machine, { input: { id } }).start()
  const settled = (value: string) => waitFor(record, (snapshot) => snapshot.value === value)
  return { record, asked, settled, state: () => record.getSnapshot() }
}

test('it loads at once and then shows', async () => {
  const { asked, settled, state } = openRecord()
  expect(state().hasTag('pending')).toBe(true)
  asked[0]?.answer({ name: 'Acrylic' })
  await settled('shown')
  expect(state().context.data).toEqual({ name: 'Acrylic' })
})

test.each(['PRODUCT_NOT_FOUND', 'NOT_FOUND'])('%s is "not found", which offers no retry', async (code) => {
  const { asked, settled, state } = openRecord()
  asked[0]?.refuse({ code })
  await settled('notFound')
  expect(state().can({ type: 'record.retry' })).toBe(false)
})

test('any other failure can be tried again', async () => {
  const { record, asked, settled, state } = openRecord()
  asked[0]?.refuse({ code: 'INTERNAL' })
  await settled('failed')
  expect(state().context.errorCode).toBe('INTERNAL')
  record.send({ type: 'record.retry' })
  expect(state().context.errorCode).toBeUndefined()
  asked[1]?.answer('here')
  await settled('shown')
})

test('while it is read again in the background the page keeps what it shows, and a failure does not take it away', async () => {
  const { record, asked, settled, state } = openRecord()
  asked[0]?.answer('old')
  await settled('shown')
  record.send({ type: 'record.refresh' })
  expect(asked.map(({ id }) => id)).toEqual(['p-1', 'p-1'])
  expect(state().context.data).toBe('old')
  asked[1]?.refuse({ code: 'INTERNAL' })
  await settled('shown')
  expect(state().context).toMatchObject({ data: 'old', errorCode: 'INTERNAL' })
})

test('an answer for a record the shopper has left is ignored', async () => {
  const { record, asked, settled, state } = openRecord('p-1')
  record.send({ type: 'record.open', id: 'p-2' })
  asked[0]?.answer('the first')
  asked[1]?.answer('the second')
  await settled('shown')
  expect(asked.map(({ id }) => id)).toEqual(['p-1', 'p-2'])
  expect(state().context.data).toBe('the second')
})

test('another record does not show the data of the one before while it loads', async () => {
  const { record, asked, settled, state } = openRecord('p-1')
  asked[0]?.answer('the first')
  await settled('shown')
  record.send({ type: 'record.open', id: 'p-2' })
  expect(state().context).toEqual({ id: 'p-2', data: undefined, errorCode: undefined })
})

test('another record does not show the failure of the one before', async () => {
  const { record, asked, settled, state } = openRecord('p-1')
  asked[0]?.refuse({ code: 'INTERNAL' })
  await settled('failed')
  record.send({ type: 'record.open', id: 'p-2' })
  expect(state().context.errorCode).toBeUndefined()
})

test('a refresh that succeeds takes away the failure of the one before', async () => {
  const { record, asked, settled, state } = openRecord()
  asked[0]?.answer('old')
  await settled('shown')
  record.send({ type: 'record.refresh' })
  asked[1]?.refuse({ code: 'INTERNAL' })
  await settled('shown')
  record.send({ type: 'record.refresh' })
  asked[2]?.answer('new')
  await settled('shown')
  expect(state().context).toEqual({ id: 'p-1', data: 'new', errorCode: undefined })
})

test('asking for the record that shows already asks nothing', async () => {
  const { record, asked, settled } = openRecord('p-1')
  asked[0]?.answer('it')
  await settled('shown')
  record.send({ type: 'record.open', id: 'p-1' })
  expect(asked).toHaveLength(1)
})

test('a missing actor implementation stops the machine with an error', () => {
  const record = createActor(recordMachine, { input: { id: 'p-1' } })
  const received: unknown[] = []
  record.subscribe({ error: (error) => received.push(error) })
  record.start()
  expect(record.getSnapshot().status).toBe('error')
  expect(String(received[0])).toContain("the actor 'load' is not provided")
})
