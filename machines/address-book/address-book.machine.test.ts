import { describe, expect, test } from 'vitest'
import { nextDefaultOf } from './address-book.machine.ts'
import { type BookEvent, address, addresses, openBook, typed } from './address-book.fixture.ts'

describe('the list', () => {
  test('R9.9 R9.10 shows 3 at first, then 5 at a time', async () => {
    const { lists, ids, send, state } = await openBook(12)
    expect(ids()).toHaveLength(3)
    await send({ type: 'list.more' })
    expect(ids()).toHaveLength(5)
    await send({ type: 'list.more' })
    await send({ type: 'list.more' })
    expect(ids()).toEqual(addresses(12).map(({ id, isDefault }) => (isDefault ? `${id}*` : id)))
    expect(state().can({ type: 'list.more' })).toBe(false)
    expect(lists).toEqual([
      { pageNumber: 1, pageSize: 3 },
      { pageNumber: 1, pageSize: 5 },
      { pageNumber: 2, pageSize: 5 },
      { pageNumber: 3, pageSize: 5 },
    ])
  })

  test('R9.11 shows all with one page of 100', async () => {
    const { ids, lists } = await openBook(12, { wantsAll: true, chosenId: undefined })
    expect(ids()).toHaveLength(12)
    expect(lists).toEqual([{ pageNumber: 1, pageSize: 100 }])
  })

  test('shows no address twice when another one came in before it', async () => {
    const { scenario, ids, send } = await openBook(7)
    await send({ type: 'list.more' })
    scenario.stored = [address(9, false), ...scenario.stored]
    await send({ type: 'list.more' })
    expect(ids()).toEqual(['a-1*', 'a-2', 'a-3', 'a-4', 'a-5', 'a-6', 'a-7'])
  })

  test('that cannot be read can be tried again', async () => {
    const { state, ids, send } = await openBook(2, undefined, [{ code: 'INTERNAL' }])
    expect(state().value).toBe('loadFailed')
    expect(state().context.errorCode).toBe('INTERNAL')
    await send({ type: 'list.retry' })
    expect(ids()).toEqual(['a-1*', 'a-2'])
    expect(state().context.errorCode).toBeUndefined()
  })

  test('that cannot be read again after a change says so, and can be tried again', async () => {
    const { scenario, state, ids, send } = await openBook(1)
    await send({ type: 'address.create' })
    scenario.refusals.push(undefined, { code: 'INTERNAL' })
    await send({ type: 'form.submit', address: typed })
    expect(state().value).toEqual({ listing: 'old' })
    expect(state().hasTag('failed')).toBe(true)
    await send({ type: 'list.retry' })
    expect(ids()).toEqual(['a-1*', 'a-2'])
    expect(state().context.errorCode).toBeUndefined()
  })

  test.each<[BookEvent, object | string]>([
    [{ type: 'address.create' }, { form: { filling: 'typing' } }],
    [{ type: 'address.edit', id: 'a-2' }, 'opening'],
    [{ type: 'address.delete', id: 'a-2' }, 'confirmingDeletion'],
    [{ type: 'address.choose', id: 'a-2' }, 'chosen'],
    [{ type: 'address.makeDefault', id: 'a-2' }, 'choosingDefault'],
  ])('can be used while more is loading: %o', async (event, place) => {
    const { book, scenario, send } = await openBook(12)
    scenario.isSlow = true
    await send({ type: 'list.more' })
    expect(book.getSnapshot().hasTag('pending')).toBe(true)
    book.send(event)
    expect(book.getSnapshot().value).toEqual(place)
  })

  test('asks for more once, however often it is pressed', async () => {
    const { scenario, lists, ids, send } = await openBook(12)
    scenario.isSlow = true
    await send({ type: 'list.more' })
    await send({ type: 'list.more' })
    scenario.answer()
    await send({ type: 'deletion.cancel' })
    expect(lists).toHaveLength(2)
    expect(ids()).toHaveLength(5)
  })

  test('of which no more can be read stays, and more can be asked for again', async () => {
    const { scenario, state, ids, send } = await openBook(12)
    scenario.refusals.push({ code: 'INTERNAL' })
    await send({ type: 'list.more' })
    expect(state().value).toEqual({ listing: 'moreFailed' })
    expect(ids()).toHaveLength(3)
    await send({ type: 'list.more' })
    expect(ids()).toHaveLength(5)
    expect(state().context.errorCode).toBeUndefined()
  })
})

describe('deleting', () => {
  test('asks first', async () => {
    const { sent, state, ids, send } = await openBook(2)
    await send({ type: 'address.delete', id: 'a-2' })
    expect(state().value).toBe('confirmingDeletion')
    await send({ type: 'deletion.cancel' })
    expect(state().value).toEqual({ listing: 'resting' })
    expect(sent).toEqual([])
    expect(ids()).toEqual(['a-1*', 'a-2'])
  })

  test('the default leaves another default, the one that the server names', async () => {
    const { sent, ids, emitted, send } = await openBook(3)
    await send({ type: 'address.delete', id: 'a-1' })
    await send({ type: 'deletion.confirm' })
    expect(sent).toEqual([{ id: 'a-1' }])
    expect(ids()).toEqual(['a-2*', 'a-3'])
    expect(emitted).toEqual([{ type: 'address.changed', what: 'deleted', name: 'Somchai' }])
  })

  test('the default says beforehand which one the server will name', async () => {
    const { scenario, state, ids, send } = await openBook(3)
    await send({ type: 'address.makeDefault', id: 'a-3' })
    expect(ids()).toEqual(['a-3*', 'a-1', 'a-2'])
    await send({ type: 'address.delete', id: 'a-3' })
    const heir = nextDefaultOf(state().context)
    await send({ type: 'deletion.confirm' })
    expect(scenario.stored.find(({ isDefault }) => isDefault)?.id).toBe(heir?.id)
    expect(ids()).toEqual(['a-1*', 'a-2'])
  })

  test('another one, or the last one, leaves the default as it is', async () => {
    const two = await openBook(2)
    await two.send({ type: 'address.delete', id: 'a-2' })
    expect(nextDefaultOf(two.state().context)).toBeUndefined()
    const one = await openBook(1)
    await one.send({ type: 'address.delete', id: 'a-1' })
    expect(nextDefaultOf(one.state().context)).toBeUndefined()
  })
})

describe('choosing the default', () => {
  test('leaves one default', async () => {
    const { sent, ids, emitted, send } = await openBook(3)
    await send({ type: 'address.makeDefault', id: 'a-3' })
    expect(emitted).toEqual([{ type: 'address.changed', what: 'updated', name: 'Somchai' }])
    expect(sent).toEqual([{ id: 'a-3', isDefault: true }])
    expect(ids()).toEqual(['a-3*', 'a-1', 'a-2'])
  })

  test('the one that is it already changes nothing', async () => {
    const { state } = await openBook(3)
    expect(state().can({ type: 'address.makeDefault', id: 'a-1' })).toBe(false)
    expect(state().can({ type: 'address.makeDefault', id: 'a-9' })).toBe(false)
  })
})

const deletion: BookEvent[] = [{ type: 'address.delete', id: 'a-2' }, { type: 'deletion.confirm' }]

const newDefault: BookEvent[] = [{ type: 'address.makeDefault', id: 'a-2' }]

const edit: BookEvent = { type: 'address.edit', id: 'a-2' }
const gone = [{ type: 'address.gone', id: 'a-2' }]

test.each<[string, BookEvent[], unknown]>([
  ['opening', [edit], gone],
  ['editing', [edit, { type: 'form.submit', address: typed }], gone],
  ['deleting', deletion, []],
  ['choosing the default', newDefault, gone],
])(
  '%s an address that another tab has deleted says so, and reads the list again',
  async (_, events, says) => {
    const { scenario, state, ids, send, emitted } = await openBook(2)
    for (const event of events.slice(0, -1)) await send(event)
    scenario.stored = addresses(1)
    scenario.refusals.push({ code: 'NOT_FOUND' })
    for (const event of events.slice(-1)) await send(event)
    expect(state().value).toEqual({ listing: 'gone' })
    expect(state().context).toMatchObject({ errorCode: 'NOT_FOUND', subjectId: '' })
    await send({ type: 'list.retry' })
    expect(ids()).toEqual(['a-1*'])
    expect(emitted).toEqual(says)
  },
)

test.each<[string, BookEvent[]]>([
  ['deletion', deletion],
  ['new default', newDefault],
])('a %s that fails changes nothing', async (_, events) => {
  const { scenario, state, ids, send } = await openBook(2)
  scenario.refusals.push({ code: 'INTERNAL' })
  for (const event of events) await send(event)
  expect(state().value).toEqual({ listing: 'changeFailed' })
  expect(ids()).toEqual(['a-1*', 'a-2'])
  await send({ type: 'address.create' })
  expect(state().context.errorCode).toBeUndefined()
})

describe('choosing an address for an order', () => {
  test('ends with the address', async () => {
    const { state, send } = await openBook(3, { wantsAll: true, chosenId: 'a-1' })
    expect(state().context.chosenId).toBe('a-1')
    await send({ type: 'address.choose', id: 'a-2' })
    expect(state().status).toBe('done')
    expect(state().output).toEqual({ address: address(2) })
  })

  test('works for a listed one only', async () => {
    const { state } = await openBook(3)
    expect(state().can({ type: 'address.choose', id: 'a-9' })).toBe(false)
    expect(state().can({ type: 'address.edit', id: 'a-9' })).toBe(false)
    expect(state().can({ type: 'address.delete', id: 'a-9' })).toBe(false)
  })
})
