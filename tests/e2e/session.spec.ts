import {
  expiredAccessToken,
  filledCart,
  storeTokens,
  newSession,
  putIntoCart,
  tokensOf,
} from './support/customer.ts'
import { holdScript } from './support/held-script.ts'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

test('R4.24: an access token opens the page, and the cart is counted', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const tokens = await newSession(request)
  await putIntoCart(request, tokens)
  await storeTokens(context, baseURL, tokens)
  const asked = page.waitForRequest((one) => one.url().includes('/api/cart?date='))
  await page.goto('/profile')
  await live(page)
  await expect(page).toHaveURL(/\/profile$/)
  await expect(filledCart(page)).toBeVisible()
  expect((await asked).headers()['accept-language']).toBe('th')
})

test('another language asks for the names in the cart again', async ({ page, context, request, baseURL }) => {
  await storeTokens(context, baseURL, await newSession(request))
  await page.goto('/about')
  await live(page)
  const asked = page.waitForRequest(
    (one) => one.url().includes('/api/cart?date=') && one.headers()['accept-language'] === 'en',
  )
  await page.getByRole('button', { name: 'English' }).click()
  await asked
})

test('R4.16 R4.17 R4.18: with an expired access token the page stays, both tokens are new, and the cart comes', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  troubles.expect(/status of 401/)
  const tokens = await newSession(request)
  await putIntoCart(request, tokens)
  await storeTokens(context, baseURL, { ...tokens, access_token: expiredAccessToken })
  let refreshes = 0
  page.on('request', (one) => {
    if (one.url().endsWith('/api/accounts/token-refresh')) refreshes += 1
  })
  await page.goto('/profile')
  await live(page)
  await expect(filledCart(page)).toBeVisible()
  await expect(page).toHaveURL(/\/profile$/)
  const now = await tokensOf(context)
  expect(now.access_token).not.toBe(expiredAccessToken)
  expect(now.refresh_token).not.toBe(tokens.refresh_token)
  expect(refreshes).toBe(1)
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'access_token')
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false })
  const hours = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23.9)
  expect(hours).toBeLessThanOrEqual(24)
})

test('R4.19 R4.20: a session that is over clears both tokens, goes home and says so', async ({
  page,
  context,
  baseURL,
  troubles,
}) => {
  troubles.expect(/status of 401/)
  await storeTokens(context, baseURL, { access_token: expiredAccessToken, refresh_token: 'long-gone' })
  await page.goto('/profile')
  await expect(page.getByRole('status').filter({ hasText: 'กรุณาเข้าสู่ระบบอีกครั้ง' })).toBeVisible()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  expect(await tokensOf(context)).toEqual({})
})

for (const [what, isCustomerAtFirst] of [
  ['in', false],
  ['out', true],
] as const)
  test(`a page whose visitor another tab signs ${what} before its script runs is drawn anew, without an error`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const tokens = await newSession(request)
    if (isCustomerAtFirst) await storeTokens(context, baseURL, tokens)
    const letScriptCome = await holdScript(page)
    await page.goto('/quick-order', { waitUntil: 'commit' })
    const account = (is: boolean) =>
      page.getByRole('banner').getByRole('link', { name: is ? /^บัญชี/ : 'เข้าสู่ระบบ' })
    await expect(account(isCustomerAtFirst)).toBeVisible()
    await (isCustomerAtFirst ? context.clearCookies() : storeTokens(context, baseURL, tokens))
    await letScriptCome()
    await expect(account(!isCustomerAtFirst)).toBeVisible()
  })
