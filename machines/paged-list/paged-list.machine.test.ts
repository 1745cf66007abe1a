import { createActor, fromPromise, type InputFrom, waitFor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { type ListQuery, type Page, pagedListMachine } from './paged-list.machine.ts'

interface Asked {
  query: ListQuery
  pageNumber: number
  pageSize: number
}

/** A list of numbered items; `hold` delays the answers, `fail` turns them into failures. */
function openList(input: InputFrom<typeof pagedListMachine>, shelf: number) {
  const control = { shelf, fail: false, hold: false }
  const asked: Asked[] = []
  const held: (() => void)[] = []
  const answerTo = ({ query, pageNumber, pageSize }: Asked): Page => ({
    data: Array.from(
      { length: control.shelf },
      (_, index) => `${String(query['keyword'] ?? '')}${index + 1}`,
    ).slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
    totalRecords: control.shelf,
    about: `about ${control.shelf}`,
  })
  const machine = pagedListMachine.provide({
    actors: {
      fetchPage: fromPromise<Page, Asked>(({ input: ask }) => {
        asked.push(ask)
        if (control.fail) return Promise.reject({ code: 'INTERNAL' })
        if (control.hold) return new Promise((answer) => held.push(() => answer(answerTo(ask))))
        return Promise.resolve(answerTo(ask))
      }),
    },
  })
  const list = createActor(machine, { input }).start()
  const state = () => list.getSnapshot()
  const settled = (value: string) => waitFor(list, (snapshot) => snapshot.value === value)
  return { list, control, asked, held, state, settled, count: () => state().context.items.length }
}

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

test('R4.49 replacing: a page takes the place of the one before, and pages that do not exist are refused', async () => {
  const { list, settled, state } = openList({ mode: 'replace', pageSize: 10 }, 25)
  await settled('ready')
  for (const pageNumber of [0, 1, 4]) expect(state().can({ type: 'list.page', pageNumber })).toBe(false)
  list.send({ type: 'list.page', pageNumber: 3 })
  await settled('exhausted')
  expect(state().context.items).toEqual(['21', '22', '23', '24', '25'])
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

test('a refresh reads in one go what showed, and keeps it when that fails', async () => {
  const { list, control, asked, count, settled, state } = openList({ mode: 'append' }, 30)
  await settled('ready')
  list.send({ type: 'list.more' })
  await settled('ready')
  control.fail = true
  list.send({ type: 'list.refresh' })
  await settled('ready')
  expect(asked.at(-1)).toMatchObject({ pageNumber: 1, pageSize: 24 })
  expect(count()).toBe(24)
  expect(state().context.errorCode).toBe('INTERNAL')
})

test('a refresh never asks for more than a hundred at once', async () => {
  const { list, asked, settled } = openList({ mode: 'append', pageSize: 40 }, 500)
  await settled('ready')
  for (let pages = 1; pages < 3; pages += 1) {
    list.send({ type: 'list.more' })
    await settled('ready')
  }
  list.send({ type: 'list.refresh' })
  await settled('ready')
  expect(asked.at(-1)).toMatchObject({ pageNumber: 1, pageSize: 80 })
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

describe('a list that shows one page at a time', () => {
  test('R4.49 begins with the page of its address, and is read again as that page', async () => {
    const { list, asked, settled, state } = openList({ mode: 'replace', pageNumber: 2 }, 30)
    await settled('ready')
    list.send({ type: 'list.refresh' })
    await settled('ready')
    const page = { query: {}, pageNumber: 2, pageSize: 12 }
    expect(asked).toEqual([page, page])
    expect(state().context.items).toEqual(Array.from({ length: 12 }, (_, index) => String(index + 13)))
    for (const type of ['list.more', 'list.near'] as const) expect(state().can({ type })).toBe(false)
  })

  test('an answer that comes after another page was chosen is ignored', async () => {
    const { list, control, held, settled, state } = openList({ mode: 'replace', pageSize: 10 }, 40)
    await settled('ready')
    control.hold = true
    list.send({ type: 'list.page', pageNumber: 2 })
    list.send({ type: 'list.page', pageNumber: 3 })
    held[1]?.()
    held[0]?.()
    await settled('ready')
    expect(state().context.items[0]).toBe('21')
  })

  test('another page can be chosen when the first one did not come', async () => {
    const { list, control, settled, state } = openList({ mode: 'replace', pageSize: 10, pageNumber: 2 }, 40)
    control.fail = true
    list.send({ type: 'list.refresh' })
    await settled('failed')
    control.fail = false
    list.send({ type: 'list.page', pageNumber: 3 })
    await settled('ready')
    expect(state().context).toMatchObject({ pageNumber: 3, errorCode: undefined })
  })

  test('shows the last page when its own does not exist', async () => {
    const { settled, state } = openList({ mode: 'replace', pageNumber: 9 }, 30)
    await settled('exhausted')
    expect(state().context.pageNumber).toBe(3)
    expect(state().context.items).toHaveLength(6)
  })
})

test('when the list has become shorter than the page, its last page shows instead', async () => {
  const { list, control, settled, state } = openList({ mode: 'replace', pageSize: 10, pageNumber: 3 }, 25)
  await settled('exhausted')
  control.shelf = 15
  list.send({ type: 'list.refresh' })
  await settled('exhausted')
  expect(state().context).toMatchObject({ pageNumber: 2, items: ['11', '12', '13', '14', '15'] })
})

describe('a refresh that failed', () => {
  /** Opens a list that shows two pages and whose last reload has failed. */
  const openOutdated = async (mode: 'append' | 'replace' = 'append') => {
    const opened = openList({ mode, pageSize: 10 }, 45)
    await opened.settled('ready')
    opened.list.send(mode === 'append' ? { type: 'list.more' } : { type: 'list.page', pageNumber: 2 })
    await opened.settled('ready')
    opened.control.fail = true
    opened.list.send({ type: 'list.refresh' })
    await opened.settled('ready')
    expect(opened.state().context).toMatchObject({ errorCode: 'INTERNAL', pageNumber: 2, totalRecords: 45 })
    opened.control.fail = false
    return opened
  }

  test('is forgotten as soon as another page is chosen', async () => {
    const { list, control, state } = await openOutdated('replace')
    control.hold = true
    list.send({ type: 'list.page', pageNumber: 3 })
    expect(state().context).toMatchObject({ pageNumber: 3, errorCode: undefined })
  })

  test.each([{ type: 'list.refresh' }, { type: 'list.more' }] as const)(
    'is forgotten when an answer comes to $type',
    async (event) => {
      const { list, settled, state } = await openOutdated()
      list.send(event)
      await settled('ready')
      expect(state().context.errorCode).toBeUndefined()
    },
  )
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

test('an actor that nobody provided stops the flow loudly', () => {
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
