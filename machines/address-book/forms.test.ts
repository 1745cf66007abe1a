import { describe, expect, test } from 'vitest'
import { type BookEvent, openBook, typed } from './address-book.world.ts'

describe('creating', () => {
  test('the first address is the default, whatever the form says', async () => {
    const { sent, ids, told, send } = await openBook(0)
    await send({ type: 'address.create' })
    await send({ type: 'form.change', changes: typed })
    await send({ type: 'form.submit' })
    expect(sent).toEqual([{ ...typed, isDefault: true }])
    expect(ids()).toEqual(['a-1*'])
    expect(told).toEqual([{ type: 'address.changed', what: 'created' }])
  })

  test('a later one is not, unless wished; then the one before is none', async () => {
    const { send, ids, state } = await openBook(2)
    await send({ type: 'address.create' })
    expect(state().context.draft.isDefault).toBe(false)
    await send({ type: 'form.change', changes: { ...typed, isDefault: true } })
    await send({ type: 'form.submit' })
    expect(ids()).toEqual(['a-1', 'a-2', 'a-3*'])
  })

  test('shows what was created: at least five from then on', async () => {
    const { lists, ids, send } = await openBook(3)
    await send({ type: 'address.create' })
    await send({ type: 'form.submit' })
    expect(lists.at(-1)).toEqual({ pageNumber: 1, pageSize: 5 })
    expect(ids()).toHaveLength(4)
  })

  test('can be left, and leaves nothing behind', async () => {
    const { sent, state, send } = await openBook(2)
    await send({ type: 'address.create' })
    await send({ type: 'form.change', changes: { recipientName: 'Somsak' } })
    await send({ type: 'form.cancel' })
    expect(state().value).toEqual({ listing: 'resting' })
    await send({ type: 'address.create' })
    expect(state().context.draft.recipientName).toBe('')
    expect(sent).toEqual([])
  })
})

describe('editing', () => {
  test('sends the whole address without its id', async () => {
    const { sent, ids, told, send } = await openBook(4)
    await send({ type: 'address.edit', id: 'a-2' })
    await send({ type: 'form.change', changes: { recipientName: 'Somsak' } })
    await send({ type: 'form.submit' })
    expect(sent).toEqual([{ ...typed, id: 'a-2', recipientName: 'Somsak' }])
    expect(told).toEqual([{ type: 'address.changed', what: 'updated' }])
    expect(ids()).toEqual(['a-1*', 'a-2', 'a-3'])
  })

  test('the default address cannot make it none', async () => {
    const { state, send } = await openBook(2)
    await send({ type: 'address.edit', id: 'a-1' })
    await send({ type: 'form.change', changes: { isDefault: false } })
    expect(state().context.draft.isDefault).toBe(true)
  })

  test('reads again as many as are shown', async () => {
    const { lists, ids, send } = await openBook(12)
    await send({ type: 'list.more' })
    await send({ type: 'list.more' })
    await send({ type: 'address.edit', id: 'a-2' })
    await send({ type: 'form.submit' })
    expect(lists.at(-1)).toEqual({ pageNumber: 1, pageSize: 10 })
    expect(ids()).toHaveLength(10)
  })
})

describe.each<[string, BookEvent]>([
  ['creating', { type: 'address.create' }],
  ['editing', { type: 'address.edit', id: 'a-1' }],
])('a refusal while %s', (where, open) => {
  test.each([
    [{ code: 'TAX_ID_INVALID' }, { taxId: 'TAX_ID_INVALID' }],
    [{ code: 'VALIDATION', errors: [{ field: 'postcode', code: 'pattern' }] }, { postcode: 'pattern' }],
    [{ code: 'VALIDATION' }, {}],
  ])('%o shows by field and keeps what was typed', async (refusal, fieldErrors) => {
    const { world, state, send, told } = await openBook(1)
    await send(open)
    await send({ type: 'form.change', changes: { recipientName: 'Somsak' } })
    world.refusals.push(refusal)
    await send({ type: 'form.submit' })
    expect(state().value).toEqual({ [where]: { filling: 'refused' } })
    expect(state().context).toMatchObject({
      errorCode: refusal.code,
      fieldErrors,
      draft: { recipientName: 'Somsak' },
    })
    expect(told).toEqual([])
    await send({ type: 'form.change', changes: { postcode: '10110', taxId: '0105551234567' } })
    expect(state().context.fieldErrors).toEqual({})
  })

  test('INTERNAL keeps the form open to be sent again', async () => {
    const { world, state, send } = await openBook(1)
    await send(open)
    world.refusals.push({ code: 'INTERNAL' })
    await send({ type: 'form.submit' })
    expect(state().value).toEqual({ [where]: { filling: 'failed' } })
    await send({ type: 'form.submit' })
    expect(state().value).toEqual({ listing: 'resting' })
    expect(state().context.errorCode).toBeUndefined()
  })
})
