import { expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { allAddresses } from '../../../machines/address-book/address-book.machine.ts'
import { card, cash, openPlacing, openReview, placed } from '../../../machines/checkout/checkout.fixture.ts'
import { openBrowser } from '../../../tests/support/app/one-browser.ts'
import { aCustomer, eventually, openTab, settled } from '../../../tests/support/app/open-tab.ts'
import { openFakeApi } from '../../../tests/support/app/fake-api.ts'
import { listAddressesWith, readAhead } from '../../flows/address-book/address-book-effects.ts'

async function aCheckout() {
  const customer = await aCustomer()
  const checkout = await openPlacing(card)
  const detach = customer.tab.checkoutLinks.attach(checkout.page)
  return { ...customer, ...checkout, detach }
}

it('an order that was placed has the cart read again, here and in the other tabs', async () => {
  const api = openFakeApi()
  const browser = openBrowser(api.newTokens())
  const here = await openTab(browser, api)
  const there = await openTab(browser, api)
  await Promise.all([here.loaded(), there.loaded()])
  const { page, placing } = await openPlacing(cash)
  here.checkoutLinks.attach(page)
  api.cart.items = []
  await placing.end(placed)
  for (const tab of [here, there])
    await eventually(() => expect(tab.cart.getSnapshot().context.items).toEqual([]))
})

it('a session that runs out ends the checkout, whose draft waits for the customer', async () => {
  const { api, tab, page, scenario } = await aCheckout()
  api.endSessions()
  await tab.client.GET('/api/customers/orders')
  expect(page.getSnapshot().value).toBe('left')
  expect(scenario.stored?.isPlacing).toBe(true)
})

it('a sign-out in another tab ends the checkout', async () => {
  const { browser, page } = await aCheckout()
  browser.cookies().signOut()
  await eventually(() => expect(page.getSnapshot().value).toBe('left'))
})

it('a checkout whose page was left receives no events', async () => {
  const { tab, browser, page, detach } = await aCheckout()
  const before = page.getSnapshot().value
  detach()
  browser.cookies().signOut()
  await settled()
  expect(tab.place()).toEqual({ signedOut: 'idle' })
  expect(page.getSnapshot().value).toEqual(before)
})

it('an order that is refused because of the cart has the cart read again', async () => {
  const { api, tab } = await aCustomer()
  const { page, placing } = await openPlacing(card)
  tab.checkoutLinks.attach(page)
  api.cart.items = []
  await placing.fail({ code: 'OUT_OF_STOCK' })
  await eventually(() => expect(tab.cart.getSnapshot().context.items).toEqual([]))
})

it('another language has the cart of the checkout read again', async () => {
  const { tab } = await aCustomer()
  const { page } = await openReview()
  tab.checkoutLinks.attach(page)
  const states: unknown[] = []
  page.subscribe(({ value }) => states.push(value))
  tab.language.send({ type: 'language.choose', language: 'en' })
  await eventually(() => expect(states).toContain('loadingCart'))
})

it('the checkout waits until the cart has no change on its way', async () => {
  const { api, tab } = await aCustomer()
  const held = api.hold('PATCH /api/cart')
  tab.cart.send({
    type: 'cart.change',
    change: { op: 'remove', line: { productId: 'p-1', variantId: 'v-1' } },
  })
  const seen: string[] = []
  const left = new AbortController()
  const leaving = tab.checkoutLinks.whenCartIsSent(left.signal)
  const sent = tab.checkoutLinks.whenCartIsSent(new AbortController().signal).then(() => seen.push('sent'))
  left.abort(new Error('left'))
  await expect(leaving).rejects.toThrow('left')
  await settled()
  expect(seen).toEqual([])
  held()
  await sent
})

it('addresses that were asked for ahead are not asked for twice; the next question is asked anew', async () => {
  const { api, tab } = await aCustomer()
  const call = 'GET /api/customers/address-book'
  const page = { data: [], totalRecords: 0 }
  const logic = listAddressesWith(tab.client, readAhead(tab.client))
  const ask = () => toPromise(createActor(logic, { input: allAddresses }).start())
  api.answerOnce(call, 200, page)
  expect(await ask()).toEqual(page)
  expect(api.asked(call)).toHaveLength(1)
  api.answerOnce(call, 200, page)
  expect(await ask()).toEqual(page)
  expect(api.asked(call)).toHaveLength(2)
})
