import { afterEach, expect, it, vi } from 'vitest'
import { openFakeApi } from '../../../tests/support/app/fake-api.ts'
import { openBrowser } from '../../../tests/support/app/one-browser.ts'
import { aCustomer, eventually, openTab, settled } from '../../../tests/support/app/open-tab.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('R3.40: the client holds whether there is a token, and follows its cookies', async () => {
  const { browser, tab } = await aCustomer()
  expect(tab.session.getSnapshot().hasTag('signedIn')).toBe(true)
  browser.cookies().signOut()
  await eventually(() => expect(tab.session.getSnapshot().hasTag('signedIn')).toBe(false))
})

it('R3.42: the client holds the categories, and keeps the old ones while those of another language are loading', async () => {
  const api = openFakeApi()
  const named = (name: string) => [{ id: 'acrylic', name, children: [] }]
  api.answerOnce('GET /thai/api/categories/root', 200, named('อะคริลิก'))
  api.answerOnce('GET /english/api/categories/root', 200, named('Acrylic'))
  const tab = await openTab(openBrowser({}), api, { categories: undefined })
  const held = () => tab.app.getSnapshot().context.categories
  expect(held()).toBeUndefined()
  await eventually(() => expect(held()).toEqual(named('อะคริลิก')))
  const letGo = api.hold('GET /english/api/categories/root')
  tab.language.send({ type: 'language.choose', language: 'en' })
  await eventually(() => expect(api.asked('GET /english/api/categories/root')).toHaveLength(1))
  expect(held()).toEqual(named('อะคริลิก'))
  letGo()
  await eventually(() => expect(held()).toEqual(named('Acrylic')))
})

it('R3.43: the client holds the profile of the customer, and of nobody after a sign-out', async () => {
  const { browser, tab } = await aCustomer()
  const held = () => tab.profile.getSnapshot().context.profile
  expect(held()).toMatchObject({ id: 'c-1', firstName: 'สมชาย', phoneNumber: '0812345678' })
  browser.cookies().signOut()
  await eventually(() => expect(held()).toBeUndefined())
})

it('R3.44: the client holds whether a message is shown, and the message', async () => {
  const { tab } = await aCustomer()
  const held = () => {
    const snapshot = tab.snackbar.getSnapshot()
    return { isShown: snapshot.matches('shown'), message: snapshot.context.message }
  }
  expect(held()).toEqual({ isShown: false, message: undefined })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  tab.session.send({ type: 'signOut' })
  vi.advanceTimersByTime(600)
  await settled()
  expect(held()).toEqual({ isShown: true, message: { key: 'notices:signedOut', tone: 'success' } })
  vi.advanceTimersByTime(2000)
  expect(held()).toEqual({ isShown: false, message: undefined })
})

it('R3.45: the client holds the loading flag, which is on until the last of several requests is answered', async () => {
  const { api, tab } = await aCustomer()
  const isLoading = () => tab.loading.getSnapshot().hasTag('pending')
  const letGo = ['GET /api/customers/orders', 'GET /api/customers'].map((call) => api.hold(call))
  const answers = [tab.client.GET('/api/customers/orders'), tab.client.GET('/api/customers')]
  expect(isLoading()).toBe(true)
  letGo[0]?.()
  await answers[0]
  expect(isLoading()).toBe(true)
  letGo[1]?.()
  await Promise.all(answers)
  expect(isLoading()).toBe(false)
})
