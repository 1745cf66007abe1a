import type { Page } from 'playwright/test'
import { holdScript } from '../support/held-script.ts'
import { expect, test } from '../support/test.ts'

// Each test is a first visit.
test.use({ reuseContext: false })

const cast = '/product/detail/p-ac-cast'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const choice = (page: Page, name: string) => page.locator('label').filter({ hasText: name }).first()

/** Opens a page whose script is not yet there. */
async function openEarly(page: Page, path: string) {
  const release = await holdScript(page)
  await page.goto(path)
  await expect(page.locator('html[data-live]')).toHaveCount(0)
  return release
}

test('a variant, a quantity and the cart, touched early, make the order that was meant', async ({ page }) => {
  const release = await openEarly(page, cast)
  await choice(page, 'ฟ้า').tap()
  await choice(page, '300 × 600 × 5 มม.').tap()
  await button(page, 'เพิ่มจำนวน').tap()
  await button(page, 'เพิ่มจำนวน').tap()
  await button(page, 'ใส่ตะกร้า').tap()
  await release()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const stored = await page.evaluate(() => localStorage.getItem('guest-cart'))
  const lines = JSON.parse(stored ?? '[]')
  expect(lines).toHaveLength(1)
  expect(lines[0].line).toMatchObject({ variantId: 'p-ac-cast-sky-300x600x5', quantity: 3 })
})

test('a picture and a guide, asked for early, are shown', async ({ page }) => {
  const release = await openEarly(page, cast)
  const picture = page.locator('button[aria-current]').or(page.locator('li > button:has(img)')).nth(3)
  await picture.tap()
  await button(page, 'วิธีวัดขนาด').tap()
  await release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(picture).toHaveAttribute('aria-current', 'true')
})

test('a comparison, an order and the filters of a list, touched early, are kept', async ({ page }) => {
  const release = await openEarly(page, '/product')
  await button(page, 'เลือกสินค้าเพื่อเปรียบเทียบ').tap()
  await page.getByRole('combobox', { name: 'เรียงตาม' }).selectOption('priceAsc')
  await button(page, /^กรอง/).tap()
  await release()
  await expect(page.getByRole('dialog', { name: 'ตัวกรอง' })).toBeVisible()
  await expect(page).toHaveURL(/sort=priceAsc/)
  await expect(button(page, 'เลือกสินค้าเพื่อเปรียบเทียบ')).toHaveAttribute('aria-pressed', 'true')
})

test('on a wide screen a price that was typed early and left is applied', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const release = await openEarly(page, '/product')
  await page.getByRole('textbox', { name: 'ราคาต่ำสุด' }).fill('1200')
  await page.getByRole('combobox', { name: 'เรียงตาม' }).focus()
  await release()
  await expect(page).toHaveURL(/minPrice=1200/)
})

test('the menu opens though it was pressed early, by Enter too', async ({ page }) => {
  const release = await openEarly(page, '/')
  await button(page, 'เมนู').focus()
  await page.keyboard.press('Enter')
  await release()
  await expect(page.getByRole('dialog', { name: 'เมนู' })).toBeVisible()
})

test('what is typed early into the search stays, suggests, and goes on', async ({ page }) => {
  const release = await openEarly(page, '/')
  const field = page.getByRole('combobox', { name: 'ค้นหาสินค้า' })
  await field.tap()
  await page.keyboard.type('อะคริ')
  await release()
  await expect(field).toHaveValue('อะคริ')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.type('ลิก')
  await expect(field).toHaveValue('อะคริลิก')
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('a search sent early is answered by the server, once', async ({ page }) => {
  await openEarly(page, '/')
  const asked: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && asked.push(request.url()))
  await page.getByRole('combobox', { name: 'ค้นหาสินค้า' }).fill('ไวนิล')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ไวนิล')
  expect(asked).toHaveLength(1)
})

test('the language and then a link, touched early, are followed in that order, without a reload', async ({
  page,
}) => {
  const release = await openEarly(page, '/')
  const asked: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && asked.push(request.url()))
  await button(page, 'English').tap()
  await page.locator('main').getByRole('link', { name: 'ดูทั้งหมด' }).first().tap()
  await release()
  await expect(page).toHaveURL(/\/product$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[A-Z]/)
  expect(asked).toEqual([])
})

test('a drag and a selection of text are no touches', async ({ page }) => {
  const release = await openEarly(page, cast)
  await page.setViewportSize({ width: 1440, height: 900 })
  const plus = await button(page, 'เพิ่มจำนวน').boundingBox()
  if (!plus) throw new Error('The page has no quantity')
  await page.mouse.move(plus.x + 4, plus.y + 4)
  await page.mouse.down()
  await page.mouse.move(plus.x + plus.width - 4, plus.y + plus.height - 4)
  await page.mouse.up()
  await button(page, 'เพิ่มจำนวน').click()
  await release()
  await expect(page.getByRole('spinbutton')).toHaveValue('2')
})

test('what can no longer be done is said', async ({ page }) => {
  const release = await openEarly(page, '/')
  await page.evaluate(() => {
    const element = document.createElement('button')
    const touch = { element, path: 'html > p', value: '', checked: false, submitter: null }
    window.earlyTouches?.taken.push({ type: 'click', ...touch })
  })
  await release()
  await expect(page.getByText('หน้านี้เพิ่งโหลดเสร็จ กรุณากดอีกครั้ง')).toBeVisible()
})
