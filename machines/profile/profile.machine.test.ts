import { expect, test } from 'vitest'
import { company, openPage, openProfile, person, settled } from './profile.fixture.ts'
import { profileMachine } from './profile.machine.ts'

test('R4.26 R4.29 a token that appears loads the profile; before it nothing is asked', async () => {
  const { page, scenario, state } = openPage()
  expect(scenario.loads).toBe(0)
  page.send({ type: 'session.began' })
  expect(state().value).toEqual({ known: 'loading' })
  expect(state().hasTag('pending')).toBe(true)
  await settled()
  expect(state().value).toEqual({ known: { shown: 'resting' } })
  expect(state().context.profile).toEqual(person)
})

test('a token that disappears takes the profile with it, and what was being edited', async () => {
  const { page, state } = await openProfile()
  page.send({ type: 'profile.edit', group: 'personal' })
  page.send({ type: 'session.ended' })
  expect(state().value).toBe('cleared')
  expect(state().context).toEqual(profileMachine.config.context)
})

test('a refresh of the tokens loads nothing again and closes no form', async () => {
  const { page, scenario, state } = await openProfile()
  page.send({ type: 'profile.edit', group: 'personal' })
  page.send({ type: 'session.began' })
  expect(state().value).toEqual({ known: { editing: { filling: 'typing' } } })
  expect(scenario.loads).toBe(1)
})

test('a profile that cannot be read can be asked for again', async () => {
  const { page, scenario, state } = openPage()
  scenario.loadRefusal = { code: 'INTERNAL' }
  page.send({ type: 'session.began' })
  await settled()
  expect(state().value).toEqual({ known: 'loadFailed' })
  expect(state().context.errorCode).toBe('INTERNAL')
  scenario.loadRefusal = undefined
  page.send({ type: 'profile.retry' })
  expect(state().context.errorCode).toBeUndefined()
  await settled()
  expect(state().value).toEqual({ known: { shown: 'resting' } })
})

test('what is saved are the changes, and the answer is the profile from then on', async () => {
  const { updates, state, edit, emitted } = await openProfile()
  await edit({ firstName: 'Somsak', consents: { news: false } })
  expect(updates).toEqual([{ firstName: 'Somsak', consents: { news: false } }])
  expect(state().value).toEqual({ known: { shown: 'saved' } })
  expect(state().context.profile?.firstName).toBe('Saved')
  expect(state().context.group).toBeUndefined()
  expect(emitted).toEqual([{ type: 'profile.saved', what: 'personal' }])
})

test('one group is edited after another', async () => {
  const { updates, emitted, state, edit } = await openProfile(company)
  await edit({ firstName: 'Somsak' })
  await edit({ taxId: '0105559999999' }, 'invoice')
  expect(updates[1]).toEqual({ taxId: '0105559999999' })
  expect(emitted.at(-1)).toEqual({ type: 'profile.saved', what: 'invoice' })
  expect(state().value).toEqual({ known: { shown: 'saved' } })
})

test('the switch for news takes effect at once', async () => {
  const { updates, emitted, state, send } = await openProfile(company)
  expect(state().can({ type: 'news.set', news: true })).toBe(false)
  await send({ type: 'news.set', news: false })
  expect(updates).toEqual([{ consents: { news: false } }])
  expect(emitted).toEqual([{ type: 'profile.saved', what: 'news' }])
  expect(state().value).toEqual({ known: { shown: 'saved' } })
})

test('R21.28: LINE signs in no more, with all else as it was, and nobody unlinks what is not linked', async () => {
  const { emitted, state, send } = await openProfile({ ...company, lineUserId: 'U1' })
  await send({ type: 'line.unlink' })
  expect(state().context.profile).toEqual(company)
  expect(emitted).toEqual([{ type: 'profile.saved', what: 'line' }])
  expect(state().value).toEqual({ known: { shown: 'saved' } })
  expect(state().can({ type: 'line.unlink' })).toBe(false)
})

test('R21.28: LINE that could not be unlinked still signs in, and that can be tried again', async () => {
  const { scenario, state, send } = await openProfile({ ...company, lineUserId: 'U1' })
  scenario.refusals.push({ code: 'OFFLINE' })
  await send({ type: 'line.unlink' })
  expect(state().value).toEqual({ known: { shown: 'unlinkFailed' } })
  expect(state().context).toMatchObject({ errorCode: 'OFFLINE', profile: { lineUserId: 'U1' } })
  expect(state().can({ type: 'line.unlink' })).toBe(true)
})

test('a switch for news that could not be set is as before, and can be tried again', async () => {
  const { scenario, emitted, state, send } = await openProfile()
  scenario.refusals.push({ code: 'RATE_LIMITED' })
  await send({ type: 'news.set', news: false })
  expect(state().value).toEqual({ known: { shown: 'newsFailed' } })
  expect(state().hasTag('failed')).toBe(true)
  expect(state().context).toMatchObject({ errorCode: 'RATE_LIMITED', profile: { consents: { news: true } } })
  expect(emitted).toEqual([])
  await send({ type: 'news.set', news: false })
  expect(state().context.errorCode).toBeUndefined()
  expect(state().value).toEqual({ known: { shown: 'saved' } })
})
