import type { Page } from 'playwright/test'
import { live } from './support/ready.ts'
import { settling } from './support/settled.ts'
import { refuse } from './support/refuse.ts'
import { expect, test } from './support/test.ts'

const sheets = '/product/c-sign-materials'
const cards = (page: Page) =>
  page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h3') })
const names = (page: Page) => page.locator('main h3').allTextContents()
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

/** The filters are beside the list on a desktop and in a sheet on a phone. */
async function filters(page: Page) {
  if (!isPhone(page)) return page.getByRole('complementary', { name: 'ตัวกรอง' })
  await page.getByRole('button', { name: /^กรอง/ }).click()
  return page.getByRole('dialog', { name: 'ตัวกรอง' })
}

function requestsForProducts(page: Page): URL[] {
  const asked: URL[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/products')) asked.push(new URL(request.url()))
  })
  return asked
}

test('R2.3 R6.1: a category is there before any script runs, and is not asked for again', async ({
  page,
  request,
}) => {
  expect(await (await request.get(sheets)).text()).toContain('ท่ออะคริลิกใส')
  const asked = requestsForProducts(page)
  const settled = settling(page)
  await page.goto(sheets)
  await live(page)
  await expect(page).toHaveTitle('วัสดุทำป้ายโฆษณา · แผ่น Phaen')
  await expect(cards(page)).toHaveCount(12)
  await settled()
  expect(asked).toEqual([])
})

test('R2.33: a sub-category has its own heading, and the way to it above', async ({ page }) => {
  await page.goto(sheets)
  await live(page)
  await page.getByRole('navigation', { name: 'หมวดย่อย' }).getByRole('link', { name: 'แผ่นอะคริลิก' }).click()
  await expect(page).toHaveURL(/\/product\/c-sign-materials-acrylic$/)
  await expect(page.getByRole('heading', { level: 1, name: 'แผ่นอะคริลิก' })).toBeFocused()
  const trail = page.getByRole('navigation', { name: 'คุณอยู่ที่' })
  await expect(trail.getByRole('link', { name: 'วัสดุทำป้ายโฆษณา' })).toHaveAttribute('href', sheets)
})

test('R7.29: the page of a category reads it by its path, as it is now', async ({ page, troubles }) => {
  await page.goto(sheets)
  await live(page)
  const subCategories = page.getByRole('navigation', { name: 'หมวดย่อย' }).filter({ visible: true })
  await page.route('**/api/categories/path/sign-materials.acrylic', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      json: { ...(await response.json()), name: 'อะคริลิกทุกชนิด', productCount: 7 },
    })
  })
  await subCategories.getByRole('link', { name: 'แผ่นอะคริลิก' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'อะคริลิกทุกชนิด' })).toBeVisible()
  await expect(page.getByText('มีสินค้า 7 รายการ')).toBeVisible()

  // Taken away since the visit began.
  troubles.expect(/404/)
  await page.route('**/api/categories/path/sign-materials.acrylic.cast', refuse(404, 'NOT_FOUND'))
  await subCategories.getByRole('link', { name: 'อะคริลิกหล่อ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ไม่พบหมวดสินค้านี้' })).toBeVisible()
})

test('a category is known by its path too, and one that is not there is a 404', async ({
  page,
  troubles,
}) => {
  await page.goto('/product/sign-materials.acrylic')
  await expect(page.getByRole('heading', { level: 1, name: 'แผ่นอะคริลิก' })).toBeVisible()
  troubles.expect(/404/)
  const answer = await page.goto('/product/c-nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'ไม่พบหมวดสินค้านี้' })).toBeVisible()
})

test('R4.50: more products come by scrolling and by the button, with a count of what is shown', async ({
  page,
}) => {
  await page.goto(sheets)
  await live(page)
  // Tests of the office may add goods beside it.
  const [total = ''] = /\d+/.exec(await page.getByText(/^มีสินค้า \d+ รายการ$/).innerText()) ?? []
  expect(Number(total)).toBeGreaterThanOrEqual(90)
  await expect(page.getByText(`แสดง 12 จาก ${total} รายการ`)).toBeVisible()
  await page.getByRole('link', { name: 'ดูเพิ่มเติม' }).scrollIntoViewIfNeeded()
  await expect(cards(page)).not.toHaveCount(12)
  const shown = await cards(page).count()
  await page.getByRole('link', { name: 'ดูเพิ่มเติม' }).press('Enter')
  await expect.poll(() => cards(page).count()).toBeGreaterThan(shown)
  const all = await names(page)
  expect(new Set(all).size).toBe(all.length)
})

test('filters stand in the address, and a reload keeps them', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(sheets)
  await live(page)
  const asked = requestsForProducts(page)
  const panel = await filters(page)
  await panel.getByRole('button', { name: /^แดง \d/ }).click()
  await expect(page).toHaveURL(/\?color=c8201e$/)
  await panel.getByRole('checkbox', { name: 'เฉพาะสินค้าพร้อมส่ง' }).click()
  await expect(page).toHaveURL(/\?color=c8201e&inStock=true$/)
  await expect.poll(() => asked.at(-1)?.searchParams.get('inStock')).toBe('true')
  expect(asked.at(-1)?.searchParams.get('color')).toBe('#c8201e')
  if (isPhone(page)) await page.getByRole('button', { name: /^ดูสินค้า \d/ }).click()
  await expect(page.getByRole('list', { name: 'ตัวกรองที่ใช้' })).toContainText('แดง')
  await expect(cards(page).first().locator('img')).toHaveAttribute('src', /c8201e/)

  await page.getByRole('combobox', { name: 'เรียงตาม' }).selectOption('priceAsc')
  await expect(page).toHaveURL(/sort=priceAsc$/)
  await expect(cards(page).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'เรียงตาม' })).toHaveValue('priceAsc')
})

test('back from a product returns to the place in the list, without asking again', async ({ page }) => {
  await page.goto(sheets)
  await live(page)
  await page.getByRole('link', { name: 'ดูเพิ่มเติม' }).scrollIntoViewIfNeeded()
  await expect(cards(page)).not.toHaveCount(12)
  const link = cards(page).nth(14).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const name = await link.textContent()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
  const asked = requestsForProducts(page)
  await page.goBack()
  await expect(cards(page).nth(14).getByRole('link')).toBeInViewport()
  expect(asked).toEqual([])
})

test('back over a filter finds the longer list again', async ({ page }) => {
  await page.goto(sheets)
  await live(page)
  await page.getByRole('link', { name: 'ดูเพิ่มเติม' }).scrollIntoViewIfNeeded()
  await expect(cards(page)).not.toHaveCount(12)
  await page.evaluate(() => scrollTo(0, 0))
  const before = await names(page)
  await page.getByRole('combobox', { name: 'เรียงตาม' }).selectOption('name')
  await expect(page).toHaveURL(/sort=name/)
  await expect.poll(() => names(page)).not.toEqual(before)
  await page.goBack()
  // A page that was still on its way to the list before may have come to it since.
  await expect.poll(async () => (await names(page)).slice(0, before.length)).toEqual(before)
})

test('a price range counts on Enter, and one upside down says so', async ({ page }) => {
  await page.goto(sheets)
  await live(page)
  const panel = await filters(page)
  await panel.getByRole('textbox', { name: 'ราคาต่ำสุด' }).fill('5,000')
  await panel.getByRole('textbox', { name: 'ราคาสูงสุด' }).fill('1000')
  await panel.getByRole('textbox', { name: 'ราคาสูงสุด' }).press('Enter')
  await expect(panel.getByRole('alert')).toHaveText('ราคาต่ำสุดต้องไม่เกินราคาสูงสุด')
  await expect(page).toHaveURL(/c-sign-materials$/)
  await panel.getByRole('textbox', { name: 'ราคาต่ำสุด' }).fill('500')
  await panel.getByRole('textbox', { name: 'ราคาต่ำสุด' }).press('Enter')
  await expect(page).toHaveURL(/\?minPrice=500&maxPrice=1000$/)
})

test('R2.2: sold out and special prices are said in words', async ({ page }) => {
  await page.goto('/product/c-exhibition-displays')
  const soldOut = cards(page).filter({ hasText: 'โพเดียมอะคริลิก' })
  await expect(soldOut).toContainText('สินค้าหมด')
  await page.goto('/product?special=true')
  await expect(page.getByRole('heading', { level: 1, name: 'สินค้าราคาพิเศษ' })).toBeVisible()
  await expect(cards(page).first()).toContainText('ราคาปกติ')
  await expect(cards(page).first()).toContainText(/ลด \d+%/)
})

test('a list that did not come says so and comes when asked again', async ({ page, troubles }) => {
  troubles.expect(/503/)
  await page.goto('/about')
  await live(page)
  await page.route('**/api/products?*', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
  await page.locator('footer').getByRole('link', { name: 'โปรโมชัน' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'ลองอีกครั้ง' }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('the other language reads the list again at the same address', async ({ page }) => {
  await page.goto('/product/c-packaging?sort=name')
  await live(page)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Packaging' })).toBeVisible()
  await expect(page).toHaveURL(/c-packaging\?sort=name$/)
  await expect(page.getByText(/Showing 12 of 21/)).toBeVisible()
  await expect.poll(async () => (await names(page)).join('')).not.toMatch(/[ก-๙]/)
})
