import { expect, it } from 'vitest'
import { dataOf } from '../../api/problem.ts'
import { openBrowser } from '../../../tests/support/app/one-browser.ts'
import { type Tab, aCustomer, eventually, openTab, settled } from '../../../tests/support/app/open-tab.ts'
import { openFakeApi } from '../../../tests/support/app/fake-api.ts'

const refresh = 'POST /api/accounts/token-refresh'
const askForOrders = ({ client }: Tab) => dataOf(client.GET('/api/customers/orders'))
const problem = (code: string, status: number) => ({
  type: 'about:blank',
  title: code,
  status,
  code,
  traceId: 't',
})

it.each([
  ['RATE_LIMITED', 429],
  ['INTERNAL', 500],
])('a refresh that is answered with %s keeps the refresh token and the customer', async (code, status) => {
  const { api, browser, tab } = await aCustomer()
  const { refreshToken } = browser.held()
  api.expireAccess()
  api.answerOnce(refresh, status, problem(code, status))
  await expect(askForOrders(tab)).rejects.toMatchObject({ code })
  expect(browser.held()).toEqual({ refreshToken })
  expect([tab.place(), tab.wentHome(), tab.said()]).toEqual(['signedIn', 0, undefined])
  expect(tab.cart.getSnapshot().context.items).toHaveLength(1)
  expect(await askForOrders(tab)).toEqual({ data: [], totalRecords: 0 })
  expect(api.asked(refresh)).toHaveLength(2)
})

it('without a network nobody is signed out, and the refresh is made as soon as it returns', async () => {
  const { api, browser, tab } = await aCustomer()
  const { refreshToken } = browser.held()
  api.expireAccess()
  const letGo = api.hold(refresh)
  const asked = askForOrders(tab)
  await eventually(() => expect(api.asked(refresh)).toHaveLength(1))
  api.setOffline(true)
  letGo()
  await expect(asked).rejects.toMatchObject({ code: 'OFFLINE' })
  expect([browser.held(), tab.place(), tab.wentHome()]).toEqual([{ refreshToken }, 'signedIn', 0])

  api.setOffline(false)
  browser.network.returns()
  await eventually(() => expect(browser.held().accessToken).toBeDefined())
  await eventually(() => expect(tab.place()).toBe('signedIn'))
  expect(api.asked(refresh)).toHaveLength(2)
})

it('what could not be read without a network is read when it returns', async () => {
  const api = openFakeApi()
  const browser = openBrowser({ refreshToken: api.newTokens().refreshToken })
  api.setOffline(true)
  const tab = await openTab(browser, api, { categories: undefined })
  await eventually(() => {
    expect(tab.app.getSnapshot().context.categoriesError).toBe('OFFLINE')
    expect(tab.cart.getSnapshot().context.noticeCode).toBe('OFFLINE')
    expect(tab.profile.getSnapshot().context.errorCode).toBe('OFFLINE')
  })
  expect(tab.place()).toBe('signedIn')

  api.setOffline(false)
  browser.network.returns()
  await tab.loaded()
  await eventually(() => expect(tab.app.getSnapshot().context.categories).toEqual([]))
  expect(tab.session.getSnapshot().context.customerId).toBe('c-1')
})

it('two tabs whose refreshes do not get through try once each, and do not wake each other again', async () => {
  const api = openFakeApi()
  const browser = openBrowser(api.newTokens())
  const here = await openTab(browser, api)
  const there = await openTab(browser, api)
  await Promise.all([here.loaded(), there.loaded()])
  api.expireAccess()
  for (let times = 0; times < 9; times += 1) api.answerOnce(refresh, 500, problem('INTERNAL', 500))
  await expect(askForOrders(here)).rejects.toMatchObject({ code: 'INTERNAL' })
  await settled()
  expect([here.place(), there.place()]).toEqual(['signedIn', 'signedIn'])
  expect(api.asked(refresh)).toHaveLength(2)
})
