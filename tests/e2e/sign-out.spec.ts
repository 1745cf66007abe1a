import type { Page } from 'playwright/test'
import { addToCart } from './support/cart.ts'
import { expiredAccessToken, filledCart, storeTokens, putIntoCart, tokensOf } from './support/customer.ts'
import { newCustomer } from './support/new-customer.ts'
import { live } from './support/ready.ts'
import { signInDialog } from './support/sign-in-dialog.ts'
import { expect, test } from './support/test.ts'

const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const pathOf = (page: Page) => new URL(page.url()).pathname

/** What happens on the page from when it is covered, and for how long it is. */
const signOutSteps = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ covered: number; steps: string[] }>((resolve) => {
        let shownAt = 0
        const steps: string[] = []
        const now = {
          'cookies cleared': () => !document.cookie.includes('_token='),
          'signed out shown': () => document.querySelector('header a[href*="auth=login"]') !== null,
          uncovered: () =>
            ![...document.querySelectorAll('[role=status]')].some(
              ({ textContent }) => textContent === 'กำลังดำเนินการ',
            ),
        }
        // Frames are not drawn in a tab that lies behind another; changes are told there too.
        const watch = new MutationObserver(() => {
          if (shownAt === 0 && !now.uncovered()) shownAt = performance.now()
          if (shownAt === 0) return
          const done = Object.entries(now).flatMap(([step, is]) =>
            is() && !steps.includes(step) ? step : [],
          )
          // What is drawn at once has no order.
          if (done.includes('uncovered') && done.length > 1) steps.push(`together: ${done.join(', ')}`)
          else steps.push(...done)
          if (!done.includes('uncovered')) return
          watch.disconnect()
          resolve({ covered: performance.now() - shownAt, steps })
        })
        watch.observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
      }),
  )

test('R4.2 R4.3 R4.4 R4.5 R4.6 R4.8 R8.18 R9.2: a sign-out covers the page for 600 ms and empties the cart in both tabs; then another customer has them', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const [first, second] = [await newCustomer(request), await newCustomer(request)]
  for (const customer of [first, second]) await putIntoCart(request, customer)
  await storeTokens(context, baseURL, {
    access_token: first.access_token,
    refresh_token: first.refresh_token,
  })
  const other = await context.newPage()
  await other.goto('/profile')
  await page.goto('/about')
  for (const tab of [page, other]) await expect(filledCart(tab)).toBeVisible()
  // What is still asked for would be refused once the session has ended.
  for (const tab of [page, other]) await tab.waitForLoadState('networkidle')

  await page.getByRole('button', { name: 'เมนู', exact: true }).click()
  const signedOut = signOutSteps(page)
  const ended = page.waitForResponse((answer) => answer.url().endsWith('/api/accounts/signout'))
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click()
  const { covered, steps } = await signedOut
  expect(covered).toBeGreaterThan(550)
  // Cookies are cleared before anything is drawn anew.
  expect(steps).toEqual(['cookies cleared', 'signed out shown', 'uncovered'])
  expect((await ended).status()).toBe(200)
  await expect(said(page, 'ออกจากระบบแล้ว')).toBeVisible()
  expect(await tokensOf(context)).toEqual({})
  for (const tab of [page, other]) await expect(filledCart(tab)).toHaveCount(0)
  await expect.poll(() => pathOf(other)).toBe('/')
  expect(pathOf(page)).toBe('/about')
  const answer = await request.get('/api/customers', {
    headers: { authorization: `Bearer ${first.access_token}` },
  })
  expect(answer.status()).toBe(401)

  await page.getByRole('banner').getByRole('link', { name: 'เข้าสู่ระบบ' }).click()
  await signInDialog(page).fill(second.phoneNumber, second.password)
  for (const tab of [page, other]) await expect(filledCart(tab)).toBeVisible()
})

test('another customer who signs in elsewhere replaces cart and profile here', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const [first, second] = [await newCustomer(request), await newCustomer(request)]
  await putIntoCart(request, first)
  await storeTokens(context, baseURL, {
    access_token: first.access_token,
    refresh_token: first.refresh_token,
  })
  await page.goto('/profile')
  await expect(filledCart(page)).toBeVisible()
  const profile = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/customers') &&
      answer.request().headers().authorization === `Bearer ${second.access_token}`,
  )
  await storeTokens(context, baseURL, {
    access_token: second.access_token,
    refresh_token: second.refresh_token,
  })
  await expect(said(page, 'มีลูกค้าอีกท่านเข้าสู่ระบบในเบราว์เซอร์นี้แล้ว')).toBeVisible()
  expect((await profile).status()).toBe(200)
  await expect(filledCart(page)).toHaveCount(0)
  expect(pathOf(page)).toBe('/profile')
})

test('R4.16 R4.18: an access token that ends while shoppers add to the cart in two tabs is noticed by nobody', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  troubles.expect(/status of 401/)
  const customer = await newCustomer(request)
  await storeTokens(context, baseURL, {
    access_token: customer.access_token,
    refresh_token: customer.refresh_token,
  })
  const other = await context.newPage()
  await page.goto('/product/detail/p-ac-cast?variant=p-ac-cast-black-300x600x2')
  await other.goto('/product/detail/p-ac-cast?variant=p-ac-cast-red-600x1200x2')
  for (const tab of [page, other])
    await expect(tab.getByRole('link', { name: 'บัญชีของฉัน' }).first()).toBeVisible()
  let refreshes = 0
  context.on('request', (one) => {
    if (one.url().endsWith('/api/accounts/token-refresh')) refreshes += 1
  })
  for (const tab of [page, other]) await live(tab)
  // The token of the same customer, as it will be in a quarter of an hour.
  await storeTokens(context, baseURL, {
    access_token: expiredAccessToken,
    refresh_token: customer.refresh_token,
  })
  await Promise.all([addToCart(page).click(), addToCart(other).click()])
  for (const tab of [page, other])
    await expect(tab.getByRole('link', { name: 'ตะกร้า มี 2 รายการ' })).toBeVisible()
  expect([pathOf(page), pathOf(other)]).toEqual(['/product/detail/p-ac-cast', '/product/detail/p-ac-cast'])
  expect(refreshes).toBe(1)
})

test('R4.19 R4.20: a session that is over while the shopper adds to the cart goes home, says why, and goes on after signing in', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  troubles.expect(/status of 401/)
  const customer = await newCustomer(request)
  await storeTokens(context, baseURL, {
    access_token: customer.access_token,
    refresh_token: customer.refresh_token,
  })
  const product = '/product/detail/p-ac-cast?variant=p-ac-cast-black-300x600x2'
  await page.goto(product)
  await live(page)
  await storeTokens(context, baseURL, { access_token: expiredAccessToken, refresh_token: 'long-gone' })
  await addToCart(page).click()
  await expect(said(page, 'หมดเวลาเข้าใช้งาน กรุณาเข้าสู่ระบบอีกครั้ง')).toBeVisible()
  const { dialog, fill } = signInDialog(page)
  await expect(dialog).toContainText('หมดเวลาเข้าใช้งาน')
  await expect(dialog).toContainText('เก็บสินค้าไว้ให้แล้ว 1 รายการ')
  expect(pathOf(page)).toBe('/')
  expect(await tokensOf(context)).toEqual({})
  await fill(customer.phoneNumber, customer.password)
  await expect(page.getByRole('link', { name: 'ตะกร้า มี 1 รายการ' })).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname + url.search === product)
})
