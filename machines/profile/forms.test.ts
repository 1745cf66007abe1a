import { expect, test } from 'vitest'
import { company, openProfile, person, settled } from './profile.fixture.ts'
import { profileMachine } from './profile.machine.ts'

test('one group is edited at a time, and which one is known', async () => {
  const { state, send } = await openProfile()
  await send({ type: 'profile.edit', group: 'invoice' })
  expect(state().context.group).toBe('invoice')
  expect(state().can({ type: 'profile.edit', group: 'personal' })).toBe(false)
  expect(state().can({ type: 'news.set', news: false })).toBe(false)
})

test('a form without changes is left without a question', async () => {
  const { updates, state, send } = await openProfile()
  await send({ type: 'profile.edit', group: 'personal' })
  await send({ type: 'profile.cancel', hasChanges: false })
  expect(state().value).toEqual({ known: { shown: 'resting' } })
  expect(state().context).toEqual({ ...profileMachine.config.context, profile: person })
  expect(updates).toEqual([])
})

test('changes are thrown away only after a question', async () => {
  const { scenario, state, send, edit } = await openProfile()
  scenario.refusals.push({ code: 'TAX_ID_INVALID' })
  await edit({ taxId: '0' })
  await send({ type: 'profile.cancel', hasChanges: true })
  expect(state().value).toEqual({ known: { editing: 'confirmingDiscard' } })
  await send({ type: 'discard.cancel' })
  expect(state().value).toEqual({ known: { editing: { filling: 'typing' } } })
  expect(state().context).toMatchObject({ group: 'personal', errorCode: undefined, fieldErrors: {} })
  await send({ type: 'profile.cancel', hasChanges: true })
  await send({ type: 'discard.confirm' })
  expect(state().value).toEqual({ known: { shown: 'resting' } })
  expect(state().context).toEqual({ ...profileMachine.config.context, profile: person })
})

test('a form that is set aside closes without a question', async () => {
  const { state, send } = await openProfile()
  await send({ type: 'profile.edit', group: 'personal' })
  await send({ type: 'profile.setAside' })
  expect(state().value).toEqual({ known: { shown: 'resting' } })
  expect(state().context.group).toBeUndefined()
})

test.each([
  [{ code: 'TAX_ID_INVALID' }, { taxId: 'TAX_ID_INVALID' }],
  [{ code: 'VALIDATION' }, {}],
  [
    {
      code: 'VALIDATION',
      errors: [
        { field: 'firstName', code: 'required' },
        { field: 'billingAddress.taxId', code: 'TAX_ID_INVALID' },
      ],
    },
    { firstName: 'required', 'billingAddress.taxId': 'TAX_ID_INVALID' },
  ],
])('%o is refused by field, and the form stays open', async (refusal, fieldErrors) => {
  const { scenario, state, edit, emitted } = await openProfile(company)
  scenario.refusals.push(refusal)
  await edit({ firstName: '' })
  expect(state().value).toEqual({ known: { editing: { filling: 'refused' } } })
  expect(state().context).toMatchObject({ errorCode: refusal.code, fieldErrors, group: 'personal' })
  expect(emitted).toEqual([])
})

test('the first of several codes stands under a field', async () => {
  const { scenario, state, edit } = await openProfile()
  const errors = ['minLength', 'pattern'].map((code) => ({ field: 'firstName', code }))
  scenario.refusals.push({ code: 'VALIDATION', errors })
  await edit({ firstName: '' })
  expect(state().context.fieldErrors).toEqual({ firstName: 'minLength' })
})

test.each(['INTERNAL', 'RATE_LIMITED'])('%s keeps the form open to be sent again', async (code) => {
  const { page, scenario, updates, state, edit } = await openProfile()
  scenario.refusals.push({ code })
  await edit({ firstName: 'Somsak' })
  expect(state().value).toEqual({ known: { editing: { filling: 'failed' } } })
  expect(state().context.errorCode).toBe(code)
  page.send({ type: 'profile.submit', changes: { firstName: 'Somsak' } })
  expect(state().context.errorCode).toBeUndefined()
  await settled()
  expect(state().value).toEqual({ known: { shown: 'saved' } })
  expect(updates).toHaveLength(2)
})
