import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defineDraft, draftsOf, dropAllDrafts, dropDraft, guest, readDraft, saveDraft } from './form-draft.ts'

const address = defineDraft('address', 1, { name: v.string(), postcode: v.string(), isDefault: v.boolean() })
const profile = defineDraft('profile', 1, { name: v.string() })
const typed = { name: 'สมชาย', postcode: '10500', isDefault: true }
const somchai = { owner: 'c-1' }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('is read back by the same customer and the same form', () => {
  saveDraft(address, somchai, typed)
  expect(readDraft(address, somchai)).toEqual(typed)
  expect(readDraft(profile, somchai)).toBeUndefined()
  saveDraft(address, somchai, { ...typed, name: 'สมหญิง' })
  expect(readDraft(address, somchai)?.name).toBe('สมหญิง')
})

it('is kept apart for each thing that a form is about', () => {
  saveDraft(address, { ...somchai, about: 'a-1' }, typed)
  saveDraft(address, somchai, { ...typed, name: 'New' })
  expect(readDraft(address, { ...somchai, about: 'a-1' })).toEqual(typed)
  expect(draftsOf(address, 'c-1')).toEqual([
    { about: 'a-1', values: typed },
    { about: '', values: { ...typed, name: 'New' } },
  ])
  dropDraft(address, { ...somchai, about: 'a-1' })
  expect(draftsOf(address, 'c-1').map(({ about }) => about)).toEqual([''])
  expect(draftsOf(profile, 'c-1')).toEqual([])
})

it('writes the fields that the kind names, and no others', () => {
  const form = { ...typed, password: 'Acrylic3mm', otp: '424242' }
  saveDraft(address, somchai, form)
  expect(readDraft(address, somchai)).toEqual(typed)
  expect(sessionStorage.getItem('form-drafts')).not.toMatch(/Acrylic3mm|424242/)
})

it('cannot be made to keep a secret', () => {
  // @ts-expect-error The compiler refuses a password.
  expect(() => defineDraft('sign-in', 1, { newPassword: v.string() })).toThrow('newPassword')
  // @ts-expect-error The compiler refuses a code.
  expect(() => defineDraft('code', 1, { name: v.string(), otp: v.string() })).toThrow('otp')
  expect(() => defineDraft('branch', 1, { branchCode: v.string() })).not.toThrow()
})

it('of another customer is neither shown nor kept', () => {
  saveDraft(address, somchai, typed)
  expect(readDraft(address, { owner: 'c-2' })).toBeUndefined()
  expect(sessionStorage.getItem('form-drafts')).toBeNull()
})

it('of a customer waits while nobody is signed in, and is not shown to a guest', () => {
  saveDraft(address, somchai, typed)
  saveDraft(profile, { owner: guest }, { name: 'Guest' })
  expect(readDraft(address, { owner: guest })).toBeUndefined()
  expect(readDraft(address, somchai)).toEqual(typed)
  expect(readDraft(profile, { owner: guest })).toEqual({ name: 'Guest' })
})

it('is forgotten after two hours', () => {
  saveDraft(address, somchai, typed)
  vi.setSystemTime(Date.now() + 2 * 60 * 60 * 1000 - 1)
  expect(readDraft(address, somchai)).toEqual(typed)
  vi.setSystemTime(Date.now() + 1)
  expect(readDraft(address, somchai)).toBeUndefined()
  expect(sessionStorage.getItem('form-drafts')).toBeNull()
})

it('of an older version is not read, nor a field of another shape', () => {
  saveDraft(address, somchai, typed)
  const next = defineDraft('address', 2, { name: v.string(), postcode: v.string(), isDefault: v.boolean() })
  expect(readDraft(next, somchai)).toBeUndefined()
  const changed = defineDraft('address', 1, { name: v.number(), postcode: v.string() })
  expect(readDraft(changed, somchai)).toEqual({ postcode: '10500' })
  const other = defineDraft('address', 1, { name: v.number() })
  expect(readDraft(other, somchai)).toBeUndefined()
  expect(draftsOf(other, 'c-1')).toEqual([])
})

it('goes at sign-out, whoever it belongs to', () => {
  saveDraft(address, somchai, typed)
  saveDraft(profile, { owner: guest }, { name: 'Guest' })
  dropAllDrafts()
  expect(sessionStorage.length).toBe(0)
})

it('is not there where storage holds something else', () => {
  for (const held of ['{', '{"form":"address"}', '[{"form":"address"}]']) {
    sessionStorage.setItem('form-drafts', held)
    expect(readDraft(address, somchai)).toBeUndefined()
  }
})

it('lasts until the page is left where storage is forbidden', () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid, removeItem: forbid })
  saveDraft(address, somchai, typed)
  expect(readDraft(address, somchai)).toEqual(typed)
  dropAllDrafts()
  expect(readDraft(address, somchai)).toBeUndefined()
})
