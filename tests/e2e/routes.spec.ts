import { storeTokens, newSession } from './support/customer.ts'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

const publicRoutes = [
  '/',
  '/product',
  '/product/c-packaging',
  '/product/detail/p-ac-cast',
  '/blogs',
  '/blogs/detail/cutting-acrylic',
  '/about',
  '/quick-order',
  '/news',
  '/news/detail',
  '/news/detail/rayong-branch-opens',
  '/banner/special-prices',
  '/privacyPolicy',
  '/termandcon',
]

const signedInRoutes = [
  '/cart',
  '/checkout',
  '/payment-result/success/PH-1/o-demo-shipped',
  '/cod-result/PH-1/o-demo-readyToShip',
  '/profile',
  '/profile/change-password',
  '/profile/quotation',
  '/profile/quotation/new',
  '/profile/order-detail',
  '/profile/order-detail/o-demo-shipped',
]

test('R2.28 R6.15 R9.5: a visitor without an access token cookie is redirected home', async ({ page }) => {
  await page.goto('/cart')
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.searchParams.get('next') === '/cart')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ที่งานป้ายต้องใช้')
})

test('a signed-in customer stays on the page', async ({ page, context, request, baseURL }) => {
  await storeTokens(context, baseURL, await newSession(request))
  for (const path of signedInRoutes)
    await test.step(path, async () => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      await live(page)
      await expect(page).toHaveURL((url) => url.pathname === path)
      await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible()
    })
})

test('a page hydrates as one piece, so that nothing changes before all of it is live', async ({
  request,
}) => {
  const tokens = await newSession(request)
  const headers = { cookie: `access_token=${tokens.access_token}; refresh_token=${tokens.refresh_token}` }
  const tabs = ['orders', 'addresses', 'settings'].map((tab) => `/profile?tab=${tab}`)
  const pieces: Record<string, number> = {}
  const paths = [...publicRoutes, ...signedInRoutes, ...tabs, '/?auth=login', '/demo']
  for (const path of paths) {
    const html = await (await request.get(path, { headers })).text()
    pieces[path] = html.split('<!--$-->').length - 1
  }
  expect(pieces).toEqual(Object.fromEntries(paths.map((path) => [path, 1])))
})

test('a visitor who is not signed in is redirected home within an open page, too', async ({ page }) => {
  await page.goto('/about')
  await live(page)
  // As "back" does after a sign-out; a guest has no link there, his cart opens over the page.
  await page.evaluate(() => {
    history.pushState(null, '', '/cart')
    history.pushState(null, '', '/about')
    history.back()
  })
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.searchParams.get('next') === '/cart')
})

test('R2.23: /demo stands outside the layout', async ({ page }) => {
  await page.goto('/demo')
  await live(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('footer')).toHaveCount(0)
})

test('R2.24 R2.25: every other address is a page titled 404, outside the layout', async ({
  page,
  troubles,
}) => {
  troubles.expect(/404/)
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await live(page)
  await expect(page).toHaveTitle('404')
  await expect(page.locator('footer')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'ไม่พบหน้านี้' })).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(6)
  await page.getByRole('link', { name: 'กลับหน้าแรก' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await page.getByRole('combobox', { name: 'ค้นหาสินค้า' }).fill('ไวนิล')
  await page.getByRole('combobox', { name: 'ค้นหาสินค้า' }).press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === 'ไวนิล')
})
