import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { card, openPlacing } from '../../../machines/checkout/checkout.fixture.ts'
import { openBrowser } from '../../../tests/support/app/one-browser.ts'
import { aCustomer, eventually, openTab } from '../../../tests/support/app/open-tab.ts'
import { readCheckoutDraft, saveCheckoutDraft } from '../../flows/checkout/checkout-draft.ts'
import { writtenPieces } from '../../flows/cut-to-size/written-pieces.ts'
import { defineDraft, readDraft, saveDraft } from '../../lib/forms/form-draft.ts'
import { readLeftOut, storeLeftOut } from '../../lib/left-out-lines.ts'

const kind = defineDraft('address', 1, { name: v.string() })
const pieces = { rows: [{ width: '300', length: '400', count: '6' }], mayTurn: true }
const somchai = { owner: 'c-1' }

beforeEach(async () => {
  const held = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  })
  saveDraft(kind, somchai, { name: 'สมชาย' })
  storeLeftOut('c-1', new Set(['ci-1']))
  writtenPieces.write(pieces)
  const { stored } = (await openPlacing(card)).scenario
  if (stored) saveCheckoutDraft(stored)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('what was typed goes at sign-out', async () => {
  const { tab } = await aCustomer()
  tab.session.send({ type: 'signOut' })
  await eventually(() => expect(tab.place()).toEqual({ signedOut: 'idle' }))
  expect(readDraft(kind, somchai)).toBeUndefined()
  expect(readLeftOut('c-1')).toEqual(new Set())
  expect(readCheckoutDraft('c-1')).toBeUndefined()
  expect(writtenPieces.read().rows).toEqual([])
})

it('what was typed goes at a sign-out in another tab', async () => {
  const { browser, tab } = await aCustomer()
  browser.cookies().signOut()
  await eventually(() => expect(tab.place()).toEqual({ signedOut: 'idle' }))
  expect(readDraft(kind, somchai)).toBeUndefined()
  expect(readCheckoutDraft('c-1')).toBeUndefined()
})

it('what was typed goes where another customer signs in in another tab', async () => {
  const { api, browser, tab } = await aCustomer()
  browser.cookies().store(api.newTokens('c-2'))
  await eventually(() => expect(tab.session.getSnapshot().context.customerId).toBe('c-2'))
  expect(readDraft(kind, somchai)).toBeUndefined()
  expect(readCheckoutDraft('c-1')).toBeUndefined()
})

it('what was typed waits for the customer when the cookies expired, and the page says that the session ran out', async () => {
  const { browser, tab } = await aCustomer()
  browser.cookies().clear()
  await eventually(() => expect(tab.place()).toEqual({ signedOut: 'ranOut' }))
  expect(readDraft(kind, somchai)).toEqual({ name: 'สมชาย' })
  expect([tab.said(), tab.wentHome()]).toEqual(['problems:REFRESH_REFUSED', 0])
})

it('what was typed waits, too, when a request finds out that the cookies expired', async () => {
  const { api, browser, tab } = await aCustomer()
  // A tab that lay in the background is not notified.
  const cookies = browser.cookies()
  api.expireAccess()
  const asked = tab.client.GET('/api/customers/orders')
  cookies.clear()
  await asked
  await eventually(() => expect(tab.place()).toEqual({ signedOut: 'ranOut' }))
  expect(readDraft(kind, somchai)).toEqual({ name: 'สมชาย' })
})

it('what was typed waits for the customer when a session ran out', async () => {
  const { api, tab } = await aCustomer()
  api.endSessions()
  await tab.client.GET('/api/customers/orders')
  expect(tab.place()).toEqual({ signedOut: 'ranOut' })
  expect(readDraft(kind, somchai)).toEqual({ name: 'สมชาย' })
  expect(readCheckoutDraft('c-1')).toMatchObject({ isPlacing: true, paymentChannel: 'card' })
  expect(readLeftOut('c-1')).toEqual(new Set(['ci-1']))
  expect(writtenPieces.read()).toEqual(pieces)
})

it('what a guest typed is still there after the start of the shop', async () => {
  saveDraft(kind, { owner: 'guest' }, { name: 'Guest' })
  await openTab(openBrowser({}), (await aCustomer()).api)
  expect(readDraft(kind, { owner: 'guest' })).toEqual({ name: 'Guest' })
})
