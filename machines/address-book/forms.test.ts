import { describe, expect, test } from 'vitest'
import { type BookEvent, openBook, typed } from './address-book.fixture.ts'

const create: BookEvent = { type: 'address.create' }
const edit: BookEvent = { type: 'address.edit', id: 'a-2' }
const submit = (changes: Partial<typeof typed> = {}): BookEvent => ({
  type: 'form.submit',
  address: { ...typed, ...changes },
})

describe('creating', () => {
  test('the first address is the default, whatever the form says', async () => {
    const { sent, ids, emitted, send } = await openBook(0)
    await send(create)
    await send(submit())
    expect(sent).toEqual([{ ...typed, isDefault: true }])
    expect(ids()).toEqual(['a-1*'])
    expect(emitted).toEqual([{ type: 'address.changed', what: 'created', name: 'Somchai' }])
  })

  test('a later one is not, unless wished; then the one before is none', async () => {
    const { send, ids, state } = await openBook(2)
    await send(create)
    expect(state().context.values.isDefault).toBe(false)
    await send(submit({ isDefault: true }))
    expect(ids()).toEqual(['a-3*', 'a-1', 'a-2'])
  })

  test('shows what was created: five from then on', async () => {
    const { lists, ids, send } = await openBook(3)
    await send(create)
    await send(submit())
    expect(lists.at(-1)).toEqual({ pageNumber: 1, pageSize: 5 })
    expect(ids()).toHaveLength(4)
  })

  test('in a book that is full says so; set aside, the form makes room for the list', async () => {
    const { scenario, state, emitted, send } = await openBook(3)
    await send(create)
    scenario.refusals.push({ code: 'ADDRESS_BOOK_FULL' })
    await send(submit({ recipientName: 'Somsak' }))
    expect(state().value).toEqual({ form: { filling: 'full' } })
    expect(state().hasTag('failed')).toBe(true)
    expect(state().context).toMatchObject({
      errorCode: 'ADDRESS_BOOK_FULL',
      values: { recipientName: 'Somsak' },
    })
    await send({ type: 'form.setAside' })
    expect(state().value).toEqual({ listing: 'resting' })
    expect(state().context.errorCode).toBeUndefined()
    expect(state().can({ type: 'address.delete', id: 'a-3' })).toBe(true)
    expect(emitted).toEqual([])
  })
})

describe('editing', () => {
  test('starts from what is known, and sends the whole address without its id', async () => {
    const { sent, ids, emitted, state, send } = await openBook(4)
    await send(edit)
    expect(state().context.values).toEqual(typed)
    await send(submit({ recipientName: 'Somsak' }))
    expect(sent).toEqual([{ ...typed, id: 'a-2', recipientName: 'Somsak' }])
    expect(emitted).toEqual([{ type: 'address.changed', what: 'updated', name: 'Somsak' }])
    expect(ids()).toEqual(['a-1*', 'a-2', 'a-3', 'a-4'])
  })

  test('the default address cannot make it none', async () => {
    const { sent, send } = await openBook(2)
    await send({ type: 'address.edit', id: 'a-1' })
    await send(submit({ isDefault: false }))
    expect(sent).toMatchObject([{ id: 'a-1', isDefault: true }])
  })

  test('R7.21 starts from the address as the server has it now', async () => {
    const { scenario, state, send } = await openBook(2)
    scenario.stored = scenario.stored.map((one) => ({ ...one, phoneNumber: '0899999999' }))
    await send(edit)
    expect(state().context.values).toEqual({ ...typed, phoneNumber: '0899999999' })
  })

  test('starts from what the list says where the address cannot be read', async () => {
    const { scenario, state, send } = await openBook(2)
    scenario.refusals.push({ code: 'OFFLINE' })
    await send(edit)
    expect(state().value).toEqual({ form: { filling: 'typing' } })
    expect(state().context).toMatchObject({ values: typed, errorCode: undefined })
  })

  test('R9.10 reads five again, however many were shown, and goes on from there', async () => {
    const { lists, ids, send } = await openBook(12)
    await send({ type: 'list.more' })
    await send({ type: 'list.more' })
    await send(edit)
    await send(submit())
    expect(lists.at(-1)).toEqual({ pageNumber: 1, pageSize: 5 })
    expect(ids()).toHaveLength(5)
    await send({ type: 'list.more' })
    expect(lists.at(-1)).toEqual({ pageNumber: 2, pageSize: 5 })
    expect(ids()).toHaveLength(10)
  })
})

describe.each([
  ['creating', create],
  ['editing', edit],
])('while %s', (_, open) => {
  test.each([
    [{ code: 'TAX_ID_INVALID' }, { taxId: 'TAX_ID_INVALID' }],
    [{ code: 'VALIDATION', errors: [{ field: 'postcode', code: 'pattern' }] }, { postcode: 'pattern' }],
    [{ code: 'VALIDATION' }, {}],
  ])('a refusal with %o is told by field and keeps what was submitted', async (refusal, fieldErrors) => {
    const { scenario, state, send, emitted } = await openBook(2)
    await send(open)
    scenario.refusals.push(refusal)
    await send(submit({ recipientName: 'Somsak' }))
    expect(state().value).toEqual({ form: { filling: 'refused' } })
    expect(state().context).toMatchObject({
      errorCode: refusal.code,
      fieldErrors,
      values: { recipientName: 'Somsak' },
    })
    expect(emitted).toEqual([])
  })

  test('INTERNAL keeps the form open to be sent again', async () => {
    const { scenario, state, send } = await openBook(2)
    await send(open)
    scenario.refusals.push({ code: 'INTERNAL' })
    await send(submit())
    expect(state().value).toEqual({ form: { filling: 'failed' } })
    await send(submit())
    expect(state().value).toEqual({ listing: 'resting' })
    expect(state().context.errorCode).toBeUndefined()
  })

  test('a form without changes is left without a question, and leaves nothing behind', async () => {
    const { sent, state, send } = await openBook(2)
    await send(open)
    await send({ type: 'form.cancel', hasChanges: false })
    expect(state().value).toEqual({ listing: 'resting' })
    expect(state().context).toMatchObject({ subjectId: '', values: { recipientName: '' } })
    expect(sent).toEqual([])
  })

  test('changes are thrown away only after a question', async () => {
    const { scenario, state, send } = await openBook(2)
    await send(open)
    scenario.refusals.push({ code: 'TAX_ID_INVALID' })
    await send(submit())
    await send({ type: 'form.cancel', hasChanges: true })
    expect(state().value).toEqual({ form: 'confirmingDiscard' })
    await send({ type: 'discard.cancel' })
    expect(state().value).toEqual({ form: { filling: 'typing' } })
    expect(state().context).toMatchObject({
      errorCode: undefined,
      fieldErrors: {},
      values: { recipientName: 'Somchai' },
    })
    await send({ type: 'form.cancel', hasChanges: true })
    await send({ type: 'discard.confirm' })
    expect(state().value).toEqual({ listing: 'resting' })
    expect(state().context).toMatchObject({ subjectId: '', errorCode: undefined, fieldErrors: {} })
  })
})

test('the first of several codes stands under a field', async () => {
  const { scenario, state, send } = await openBook(1)
  await send(create)
  const errors = ['minLength', 'pattern'].map((code) => ({ field: 'postcode', code }))
  scenario.refusals.push({ code: 'VALIDATION', errors })
  await send(submit())
  expect(state().context.fieldErrors).toEqual({ postcode: 'minLength' })
})
