import { expect, test } from 'vitest'
import { openProfile } from './profile.fixture.ts'
import { profileMachine } from './profile.machine.ts'

test('a copy of the own data is handed over', async () => {
  const { emitted, state, send } = await openProfile()
  await send({ type: 'data.export' })
  expect(emitted).toEqual([{ type: 'data.exported' }])
  expect(state().value).toEqual({ known: { shown: 'resting' } })
})

test('a copy that could not be made can be asked for again', async () => {
  const { scenario, emitted, state, send } = await openProfile()
  scenario.refusals.push({ code: 'INTERNAL' })
  await send({ type: 'data.export' })
  expect(state().value).toEqual({ known: { shown: 'exportFailed' } })
  expect(state().context.errorCode).toBe('INTERNAL')
  await send({ type: 'data.export' })
  expect(emitted).toEqual([{ type: 'data.exported' }])
  expect(state().context.errorCode).toBeUndefined()
})

test('an account is closed with the password, and only after a question', async () => {
  const { scenario, emitted, state, send } = await openProfile()
  expect(state().can({ type: 'account.erase', password: 'Acrylic3mm' })).toBe(false)
  await send({ type: 'account.close' })
  expect(state().value).toEqual({ known: { closing: { asking: 'ready' } } })
  expect(scenario.erasures).toEqual([])
  await send({ type: 'account.erase', password: 'Acrylic3mm' })
  expect(scenario.erasures).toEqual([{ password: 'Acrylic3mm' }])
  expect(emitted).toEqual([{ type: 'account.erased' }])
  expect(state().value).toEqual({ known: 'erased' })
  await send({ type: 'session.ended' })
  expect(state().context).toEqual(profileMachine.config.context)
})

test('an account that is kept after all is shown as before', async () => {
  const { scenario, state, send } = await openProfile()
  await send({ type: 'account.close' })
  await send({ type: 'account.keep' })
  expect(state().value).toEqual({ known: { shown: 'resting' } })
  expect(scenario.erasures).toEqual([])
})

test.each([
  ['INVALID_OLD_PASSWORD', 'wrongPassword', { password: 'INVALID_OLD_PASSWORD' }],
  ['RATE_LIMITED', 'failed', {}],
  ['INTERNAL', 'failed', {}],
])('%s leaves the account as it is, and keeps no password', async (code, place, fieldErrors) => {
  const { scenario, emitted, state, send } = await openProfile()
  scenario.refusals.push({ code })
  await send({ type: 'account.close' })
  await send({ type: 'account.erase', password: 'Acrylic4mm' })
  expect(state().value).toEqual({ known: { closing: { asking: place } } })
  expect(state().context).toMatchObject({ errorCode: code, fieldErrors })
  expect(JSON.stringify(state().context)).not.toContain('Acrylic4mm')
  expect(emitted).toEqual([])
  await send({ type: 'account.keep' })
  expect(state().context).toMatchObject({ errorCode: undefined, fieldErrors: {} })
})
