import type { Page } from 'playwright/test'
import { openCustomer } from '../support/cart.ts'
import { holdBack } from '../support/hold-back.ts'
import { live } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

test('R2.26 R2.27: a new address starts at the top, and back returns to where one was', async ({ page }) => {
  await page.goto('/')
  await live(page)
  const footerLink = page.locator('footer').getByRole('link', { name: 'ข้อกำหนดและเงื่อนไข' })
  await footerLink.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(200)
  await footerLink.click()
  await expect(page).toHaveURL(/\/termandcon$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('R2.26: another keyword is another page and starts at the top, a filter is not', async ({ page }) => {
  await page.goto('/product?keyword=PVC')
  await live(page)
  await page.evaluate(() => window.scrollTo(0, 1783))
  const field = page.getByRole('combobox', { name: 'ค้นหาสินค้า' })
  // Also brings back the header, which had made room.
  await field.fill('อะคริลิก')
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(1000)
  await field.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === 'อะคริลิก')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('heading', { level: 1, name: 'อะคริลิก' })).toBeFocused()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  await page.getByRole('combobox', { name: 'เรียงตาม' }).selectOption('name')
  await expect(page).toHaveURL(/sort=name/)
  await expect(page.locator('main li[data-entry]').first()).toBeAttached()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})

test('R2.26: another tab of the account starts at the top and keeps the focus', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  await openCustomer(request, context, baseURL)
  await page.setViewportSize({ width: 1440, height: 400 })
  await page.goto('/profile')
  await live(page)
  await expect(page.getByRole('heading', { name: 'ข้อมูลส่วนตัว' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  const tab = page.locator('main nav').getByRole('link', { name: 'ตั้งค่า' })
  await tab.click()
  await expect(page).toHaveURL(/tab=settings$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(tab).toBeFocused()
})

test('a new page takes the focus to its heading', async ({ page }) => {
  await page.goto('/')
  await live(page)
  await page.locator('footer').getByRole('link', { name: 'บทความ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'บทความ' })).toBeFocused()
})

test('R2.26: an address typed in starts at the top, whatever was scrolled before', async ({ page }) => {
  await page.goto('/')
  await live(page)
  await page.evaluate(() => window.scrollTo(0, 1200))
  await page.goto('/product')
  await live(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('a reload returns to where one was, even before the browser told of the last move', async ({ page }) => {
  await page.goto('/')
  await live(page)
  await page.evaluate(() => {
    document.addEventListener('scroll', (event) => event.stopPropagation(), { capture: true })
    window.scrollTo(0, 700)
  })
  await page.reload()
  await live(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
})

test('the page does not jump when its script takes over', async ({ page }) => {
  const letGo = await holdBack(page, '**/assets/index-*.js')
  await page.goto('/')
  await page.evaluate(() => window.scrollTo(0, 600))
  letGo()
  await live(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(600)
})

test('an address that names a part of a page leads to that part', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 })
  await page.goto('/')
  await live(page)
  await page.locator('footer').getByRole('link', { name: 'ติดต่อเรา' }).click()
  await expect(page).toHaveURL(/\/about#contact$/)
  await expect(page.locator('#contact')).toBeInViewport()
  await page.goto('/about#contact')
  await live(page)
  await expect(page.locator('#contact')).toBeInViewport()
})

const opens = {
  'once opened': async () => undefined,
  'opened again meanwhile': (page: Page) => page.goto('/about#contact'),
}

for (const [times, openAgain] of Object.entries(opens))
  test(`the part stays in view while the page around it still loads, ${times}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 400 })
    const letGo = await holdBack(page, /api.contents/)
    await page.goto('/')
    await live(page)
    // Not every browser keeps the place by itself when content above it grows.
    await page.evaluate(() => (document.documentElement.style.overflowAnchor = 'none'))
    await page.locator('footer').getByRole('link', { name: 'ติดต่อเรา' }).click()
    await expect(page.locator('#contact')).toBeInViewport()
    await openAgain(page)
    letGo()
    await expect(page.getByRole('heading', { name: 'กว่า 60 ปี ทีละแผ่น' })).toBeAttached()
    await expect(page.locator('#contact h2').first()).toBeInViewport()
  })

test('a reload of a page that was scrolled away from its part returns to where one was', async ({ page }) => {
  await page.goto('/')
  await live(page)
  await page.locator('footer').getByRole('link', { name: 'ติดต่อเรา' }).click()
  await expect(page.locator('#contact')).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'กว่า 60 ปี ทีละแผ่น' })).toBeAttached()
  // Content that arrives above while the page moves holds it there, and whoever wants the top presses again.
  await expect(async () => {
    await page.keyboard.press('Home')
    await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 2000 }).toBe(0)
  }).toPass()
  await page.reload()
  await live(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('from outside the layout, too, a new page takes the focus to its heading', async ({
  page,
  troubles,
}) => {
  troubles.expect(/404/)
  await page.goto('/no/such/page')
  await live(page)
  await page.getByRole('link', { name: 'กลับหน้าแรก' }).click()
  await expect(page.locator('main h1')).toBeFocused()
  await expect(page).toHaveURL(/\/$/)
})
