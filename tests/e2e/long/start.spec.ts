import { holdScript } from '../support/held-script.ts'
import { live } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

// Each test is a first visit.
test.use({ reuseContext: false })

test('the page is painted before its script is loaded, and works once it is', async ({ page }) => {
  const release = await holdScript(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // A heading has its place in the page a moment before the paint that shows it.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length === 1)
  await expect(page.locator('html[data-live]')).toHaveCount(0)
  // In the head stands only what records early touches, within the page itself.
  await expect(page.locator('head script:not([type="application/ld+json"])')).toHaveCount(1)
  await expect(page.locator('head script[src]')).toHaveCount(0)
  await release()
})

test('a screen whose script is missing says so, and the rest of the shop still works', async ({
  page,
  troubles,
}) => {
  troubles.expect(/404|dynamically imported module/)
  await page.goto('/')
  await live(page)
  await page.route('**/assets/about-screen-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.locator('footer').getByRole('link', { name: 'เรื่องราวของเรา' }).click()
  await expect(page.getByRole('alert')).toContainText('เปิดหน้านี้ไม่สำเร็จ')
  await page.locator('footer').getByRole('link', { name: 'บทความ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'บทความ' })).toBeVisible()
})

for (const [value, isToken] of [
  ['', false],
  ['%E0%A4%A', false],
  ['%', true],
  ['a%20b', true],
] as const) {
  test(`the server and the browser judge the access token cookie "${value}" alike`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'access_token', value, url: baseURL ?? '' }])
    // Blocks the API: its answer to such a token is not part of this test.
    await page.route('**/api/**', () => undefined)
    await page.goto('/about')
    const fromServer = await page.locator('header a[href*="profile"]').count()
    await live(page)
    expect(fromServer > 0).toBe(isToken)
    expect(await page.locator('header a[href*="profile"]').count()).toBe(fromServer)
  })
}
