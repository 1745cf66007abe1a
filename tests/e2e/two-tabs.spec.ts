import {
  expiredAccessToken,
  filledCart,
  storeTokens,
  newSession,
  putIntoCart,
  tokensOf,
} from './support/customer.ts'
import { live } from './support/ready.ts'
import { settling } from './support/settled.ts'
import { expect, test } from './support/test.ts'

test('R4.8: when the tokens go in one tab, the other empties its cart and leaves what is for customers', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const tokens = await newSession(request)
  await putIntoCart(request, tokens)
  await storeTokens(context, baseURL, tokens)
  const other = await context.newPage()
  await page.goto('/')
  await other.goto('/profile')
  for (const tab of [page, other]) await expect(filledCart(tab)).toBeVisible()
  await page.evaluate(() => {
    for (const name of ['access_token', 'refresh_token']) document.cookie = `${name}=; path=/; max-age=0`
  })
  for (const tab of [page, other]) await expect(filledCart(tab)).toHaveCount(0)
  await expect.poll(() => new URL(other.url()).pathname).toBe('/')
})

test('two tabs with an expired access token make one refresh between them, and both stay', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  troubles.expect(/status of 401/)
  const tokens = await newSession(request)
  await putIntoCart(request, tokens)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/about')
    await live(tab)
  }
  let refreshes = 0
  context.on('request', (one) => {
    if (one.url().endsWith('/api/accounts/token-refresh')) refreshes += 1
  })
  // Both tabs notice the sign-in at the same time, and both find that the access token has expired.
  await storeTokens(context, baseURL, { ...tokens, access_token: expiredAccessToken })
  for (const tab of [page, other]) {
    await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(filledCart(tab)).toBeVisible()
    await expect(tab).toHaveURL(/\/about$/)
  }
  expect(refreshes).toBe(1)
  expect(Object.keys(await tokensOf(context)).toSorted()).toEqual(['access_token', 'refresh_token'])
})

test('the cart is read again when another tab says that it was changed', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const tokens = await newSession(request)
  await storeTokens(context, baseURL, tokens)
  const settled = settling(page)
  await page.goto('/about')
  await live(page)
  await settled()
  const other = await context.newPage()
  await other.goto('/about')
  await live(other)
  const asked = page.waitForRequest((one) => one.url().includes('/api/cart?date='))
  await other.evaluate(() => new BroadcastChannel('cart').postMessage(null))
  await asked
})
