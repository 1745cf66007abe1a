import type { Page } from 'playwright/test'
import { openCustomer } from '../support/cart.ts'
import { live } from '../support/ready.ts'
import { openRebuiltShop } from '../support/rebuilt-shop.ts'
import { wholeBrowserLaunchOfRun } from '../support/run-facts.ts'
import { expect, test } from '../support/test.ts'

test.use({
  serviceWorkers: 'allow',
  reuseContext: false,
  launchOptions: wholeBrowserLaunchOfRun() ?? {},
})

/** The addresses of the pages that the service worker has cached. */
const cachedPages = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('pages')
    return (await cache.keys())
      .map(({ url }) => url.slice(location.origin.length))
      .filter((url) => url.includes('lang='))
  })

/** Opens a page and waits until it is cached. */
async function openAndKeep(page: Page, path: string, language: 'th' | 'en' = 'th') {
  await page.goto(path)
  await live(page)
  await expect.poll(() => cachedPages(page)).toContain(`${path}?lang=${language}`)
}

for (const [language, stored, offline] of [
  ['th', 'ไม่มีอินเทอร์เน็ต หน้านี้เป็นหน้าที่เปิดไว้ก่อนหน้า', 'ไม่มีอินเทอร์เน็ต'],
  ['en', 'No internet connection. This is the page as you last opened it', 'No internet connection'],
] as const)
  test(`without a network the pages that were opened are still there, and the others say so, ${language}`, async ({
    page,
    context,
    language: speak,
    troubles,
  }) => {
    troubles.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|503/)
    await speak(language)
    await openAndKeep(page, '/product/detail/p-ac-cast', language)
    const name = await page.getByRole('heading', { level: 1 }).textContent()
    // A page that was opened without loading a document is cached too.
    await page.locator('header a[href="/"]').first().click()
    await expect.poll(() => cachedPages(page)).toContain(`/?lang=${language}`)

    await context.setOffline(true)
    await page.goto('/product/detail/p-ac-cast')
    await live(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('status').filter({ hasText: stored })).toBeVisible()
    await page.getByRole('radio').nth(1).check({ force: true })
    await expect(page).toHaveURL(/variant=/)
    // A link leads to a cached page; a link to a page that is not cached leads to the offline page.
    await page.locator('header a[href="/"]').first().click()
    await expect(page.getByRole('status').filter({ hasText: stored })).toBeVisible()
    await page.goto('/blogs')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const pages = page.getByRole('navigation').getByRole('link')
    await expect(pages.filter({ hasText: name ?? '-' })).toBeVisible()
    await expect(pages).toHaveCount(2)

    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(offline)
    await expect(page).toHaveURL(/\/blogs$/)
  })

for (const [kind, path, inPage] of [
  ['photograph', '/product', /^\/media\/photographs\//],
  ['drawing that stood in a page', '/product/c-packaging', /^data:/],
] as const)
  test(`the ${kind} that a list begins with is there without a network, too`, async ({
    page,
    context,
    troubles,
  }) => {
    troubles.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|503/)
    await openAndKeep(page, path)
    const first = page.locator('img[fetchpriority="high"]')
    expect(await first.getAttribute('src')).toMatch(inPage)
    await context.setOffline(true)
    await page.reload()
    await live(page)
    await expect(first).toHaveAttribute('src', /^\/media\//)
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0)
  })

test('nothing of a signed-in person is kept, and a kept page is live for whoever opens it', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|503/)
  await openCustomer(request, context, baseURL)
  await openAndKeep(page, '/about')
  await expect(page.locator('header').getByRole('link', { name: /บัญชีของฉัน/ })).toBeVisible()
  await page.goto('/profile')
  await live(page)
  const stored = await page.evaluate(async () => {
    const found: { url: string; header: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const one of await cache.keys()) {
        const text = (await (await cache.match(one))?.text()) ?? ''
        found.push({ url: one.url, header: /<header[^]*?<\/header>/.exec(text)?.[0] ?? '' })
      }
    }
    return found
  })
  expect(stored.filter(({ url }) => /\/api\/|\/(?:profile|cart|checkout)/.test(url))).toEqual([])
  const headers = stored.map(({ header }) => header).filter(Boolean)
  expect(headers.length).toBeGreaterThan(0)
  for (const header of headers) expect(header).toContain('aria-label="เข้าสู่ระบบ"')
  await context.setOffline(true)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'ไม่มีอินเทอร์เน็ต' })).toBeVisible()
  await page.goto('/about')
  await live(page)
  await expect(page.locator('header').getByRole('link', { name: /บัญชีของฉัน/ })).toBeVisible()
})

test('after an update an open page loads itself anew, once, with what was typed, and mixes no builds', async ({
  page,
  baseURL,
  troubles,
}) => {
  troubles.expect(/404|Unable to preload|dynamically imported/)
  const shop = await openRebuiltShop(baseURL ?? '')
  let documents = 0
  page.on('request', (one) => {
    if (one.isNavigationRequest() && one.frame() === page.mainFrame()) documents += 1
  })
  try {
    await page.goto(`${shop.address}/about`)
    await live(page)
    const field = page.getByRole('combobox', { name: 'ค้นหาสินค้า' })
    await field.fill('อะคริลิกใส')
    // The suggestions would cover the link.
    await expect(page.getByRole('listbox', { name: 'คำแนะนำการค้นหา' })).toBeVisible()
    await field.press('Escape')
    await expect(field).toHaveValue('อะคริลิกใส')
    // What the page asks for when it is idle would find the update before the press.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => (document.documentElement.dataset.old = ''))
    const link = page.locator('footer').getByRole('link', { name: 'บทความ' })
    await expect(link).toBeVisible()
    shop.rebuild()
    // No pointer above the link: it would load ahead, and find the update a moment before the press.
    await link.dispatchEvent('click')
    await expect(page.locator('html[data-old]')).toHaveCount(0)
    await live(page)
    await expect(field).toHaveValue('อะคริลิกใส')
    // What was pressed happens all the same.
    await expect(page.getByRole('heading', { level: 1, name: 'บทความ' })).toBeVisible()
    const old = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/assets\/.*\.js$/.test(name) && !name.includes('~2')),
    )
    expect(old).toEqual([])
    expect(documents).toBe(2)
  } finally {
    await page.close()
    await shop.close()
  }
})
