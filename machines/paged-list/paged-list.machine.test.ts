import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { type Page, pagedListMachine } from './paged-list.machine.ts'
import { type Asked, openList } from './paged-list.fixture.ts'

test('R9.6 R9.7 R9.8 a page has twelve things unless told otherwise', async () => {
  const { asked, settled } = openList({ mode: 'append' }, 30)
  await settled('ready')
  expect(asked).toEqual([{ query: {}, pageNumber: 1, pageSize: 12 }])
})

test('R4.50 appending: 12, then 24, then all 30, and then there is no more to ask for', async () => {
  const { list, count, settled, state } = openList({ mode: 'append' }, 30)
  await settled('ready')
  list.send({ type: 'list.more' })
  await settled('ready')
  expect(count()).toBe(24)
  list.send({ type: 'list.more' })
  await settled('exhausted')
  expect(count()).toBe(30)
  expect(state().can({ type: 'list.more' })).toBe(false)
})

test('an item that moved to the next page meanwhile shows once, as it was read last', async () => {
  const pages: unknown[][] = [
    [{ id: 'p-1', stock: 1 }, { id: 'p-2', stock: 2 }, 'a card without an id'],
    ['a card without an id', { id: 'p-2', stock: 0 }, { id: 'p-3', stock: 3 }],
  ]
  const list = createActor(
    pagedListMachine.provide({
      actors: {
        fetchPage: fromPromise<Page, Asked>(async ({ input }) => ({
          data: pages[input.pageNumber - 1] ?? [],
          totalRecords: 6,
        })),
      },
    }),
    { input: { mode: 'append', pageSize: 3 } },
  ).start()
  await waitFor(list, (snapshot) => snapshot.matches('ready'))
  list.send({ type: 'list.more' })
  await waitFor(list, (snapshot) => snapshot.matches('exhausted'))
  expect(list.getSnapshot().context.items).toEqual([
    { id: 'p-1', stock: 1 },
    { id: 'p-2', stock: 0 },
    'a card without an id',
    { id: 'p-3', stock: 3 },
  ])
})

test('a failed first page can be tried again', async () => {
  const { list, control, count, settled, state } = openList({ mode: 'append' }, 5)
  control.fail = true
  list.send({ type: 'list.refresh' })
  await settled('failed')
  expect(state().context.errorCode).toBe('INTERNAL')
  control.fail = false
  list.send({ type: 'list.retry' })
  await settled('exhausted')
  expect(count()).toBe(5)
})

test('when a further page fails the others stay, and a retry asks for that page alone', async () => {
  const { list, control, asked, count, settled } = openList({ mode: 'append' }, 20)
  await settled('ready')
  control.fail = true
  list.send({ type: 'list.more' })
  await settled('moreFailed')
  expect(count()).toBe(12)
  control.fail = false
  list.send({ type: 'list.retry' })
  await settled('exhausted')
  expect(asked.at(-1)).toMatchObject({ pageNumber: 2, pageSize: 12 })
  expect(count()).toBe(20)
})

test('R4.50 a change while the next page is on its way takes nothing from that page: all is read again once it came', async () => {
  const { list, control, asked, held, count, settled } = openList({ mode: 'append' }, 30)
  await settled('ready')
  control.hold = true
  list.send({ type: 'list.more' })
  list.send({ type: 'list.refresh' })
  expect(asked).toHaveLength(2)
  held[0]?.()
  await settled('refreshing')
  expect(count()).toBe(24)
  expect(asked.at(-1)).toEqual({ query: {}, pageNumber: 1, pageSize: 24 })
  held[1]?.()
  await settled('ready')
  expect(count()).toBe(24)
  expect(asked).toHaveLength(3)
})

test('R4.50 a change is not forgotten when the page that was on its way does not come', async () => {
  const { list, control, asked, held, count, settled } = openList({ mode: 'append' }, 30)
  await settled('ready')
  control.hold = true
  list.send({ type: 'list.more' })
  list.send({ type: 'list.refresh' })
  control.fail = true
  held[0]?.()
  await settled('refreshing')
  control.fail = false
  expect(asked.at(-1)).toEqual({ query: {}, pageNumber: 1, pageSize: 12 })
  held[1]?.()
  await settled('ready')
  expect(count()).toBe(12)
})

describe('a list whose end comes near by scrolling', () => {
  test('grows three times by itself, and then waits for the shopper', async () => {
    const { list, count, settled, state } = openList({ mode: 'append' }, 100)
    await settled('ready')
    for (const expected of [24, 36, 48]) {
      list.send({ type: 'list.near' })
      await settled('ready')
      expect(count()).toBe(expected)
    }
    expect(state().can({ type: 'list.near' })).toBe(false)
    list.send({ type: 'list.more' })
    await settled('ready')
    expect(count()).toBe(60)
    expect(state().can({ type: 'list.near' })).toBe(false)
  })

  test('does not ask by itself for a page that did not come', async () => {
    const { list, control, settled, state } = openList({ mode: 'append' }, 100)
    await settled('ready')
    control.fail = true
    list.send({ type: 'list.near' })
    await settled('moreFailed')
    expect(state().can({ type: 'list.near' })).toBe(false)
  })
})

test('an appending list that has become shorter counts the pages it still has, without asking again', async () => {
  const { list, control, asked, settled, state } = openList({ mode: 'append', pageSize: 10 }, 30)
  await settled('ready')
  list.send({ type: 'list.more' })
  await settled('ready')
  list.send({ type: 'list.more' })
  await settled('exhausted')
  control.shelf = 15
  list.send({ type: 'list.refresh' })
  await settled('exhausted')
  expect(state().context.pageNumber).toBe(2)
  expect(asked).toHaveLength(4)
})

test('nothing found is a state of its own', async () => {
  const { settled, state } = openList({ mode: 'append' }, 0)
  await settled('empty')
  expect(state().hasTag('failed')).toBe(false)
})

test('a missing actor implementation stops the machine with an error', () => {
  const list = createActor(pagedListMachine, { input: { mode: 'append' } })
  const received: unknown[] = []
  list.subscribe({ error: (error) => received.push(error) })
  list.start()
  expect(list.getSnapshot().status).toBe('error')
  expect(String(received[0])).toContain("the actor 'fetchPage' is not provided")
})

test('what an answer says of the whole list is that of the newest whole answer', async () => {
  const { control, list, settled, state } = openList({ mode: 'append' }, 30)
  await settled('ready')
  expect(state().context.about).toBe('about 30')
  list.send({ type: 'list.more' })
  await settled('ready')
  expect(state().context.about).toBe('about 30')
  control.shelf = 31
  list.send({ type: 'list.refresh' })
  await settled('ready')
  expect(state().context.about).toBe('about 31')
})
