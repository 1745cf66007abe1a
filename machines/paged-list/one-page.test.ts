import { describe, expect, test } from 'vitest'
import { openList } from './paged-list.fixture.ts'

test('R4.49 replacing: a page takes the place of the one before, and pages that do not exist are refused', async () => {
  const { list, settled, state } = openList({ mode: 'replace', pageSize: 10 }, 25)
  await settled('ready')
  for (const pageNumber of [0, 1, 4]) expect(state().can({ type: 'list.page', pageNumber })).toBe(false)
  list.send({ type: 'list.page', pageNumber: 3 })
  await settled('exhausted')
  expect(state().context.items).toEqual(['21', '22', '23', '24', '25'])
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
