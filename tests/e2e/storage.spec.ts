import type { Page } from 'playwright/test'
import { putIntoCart } from './support/customer.ts'
import { openCustomer } from './support/cart.ts'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

// Each test is a first visit.
test.use({ reuseContext: false })

/**
 * All that the shop may keep in a browser, and what for. Each serves what the shopper asked for, so none needs consent: a new
 * entry that does not is no entry here, but a purpose to ask for first. The privacy policy names them all.
 */
const necessary = {
  cookies: {
    'current-language': 'language',
    'visit-language': 'language',
    access_token: 'signing in',
    refresh_token: 'signing in',
    signed_out: 'signing out in all tabs',
  },
  storage: {
    'current-language': 'language',
    'recent-searches': 'what was searched for',
    'guest-cart': 'goods of a guest',
    'delivery-postcode': 'where products are sent',
    'compared-products': 'what is compared',
    'seen-prices': 'prices when put into the cart',
    'left-out-lines': 'goods that are not ordered now',
    'cut-pieces': 'pieces to be cut',
    'form-drafts': 'half-filled forms',
    'typed-fields': 'half-filled forms',
    'sent-codes': 'a code that was sent',
    'viewed-articles': 'articles that were read',
    'scroll-positions': 'the place on a page',
    'reloaded-from': 'an update of the shop',
  },
} as const

async function keptIn(page: Page): Promise<{ cookies: string[]; storage: string[] }> {
  const storage = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  return { cookies, storage }
}

const strange = (found: string[], known: object) => found.filter((name) => !(name in known))

test('nothing is kept that needs consent, nothing is asked of others, and so nobody is asked', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const foreign: string[] = []
  page.on('request', (asked) => {
    if (!asked.url().startsWith(baseURL ?? '') && !asked.url().startsWith('data:')) foreign.push(asked.url())
  })
  const visited: string[] = []
  const look = async (path: string) => {
    await page.goto(path)
    await live(page)
    const { cookies, storage } = await keptIn(page)
    visited.push(...cookies, ...storage)
    expect(strange(cookies, necessary.cookies), `cookies of ${path}`).toEqual([])
    expect(strange(storage, necessary.storage), `storage of ${path}`).toEqual([])
    await expect(page.getByText(/ยอมรับคุกกี้|accept cookies/i)).toHaveCount(0)
  }
  for (const path of [
    '/',
    '/product?keyword=อะคริลิก',
    '/product/detail/p-ac-cast',
    '/blogs/detail/cutting-acrylic',
    '/about',
  ])
    await look(path)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await look('/product')
  const tokens = await openCustomer(request, context, baseURL)
  await putIntoCart(request, tokens)
  for (const path of ['/cart', '/checkout', '/profile', '/profile?tab=orders']) await look(path)
  expect(foreign).toEqual([])
  expect(visited).toContain('current-language')
  expect(visited).toContain('viewed-articles')
})
