import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

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

test('a new page takes the focus to its heading', async ({ page }) => {
  await page.goto('/')
  await live(page)
  await page.locator('footer').getByRole('link', { name: 'บทความ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'บทความน่าอ่าน' })).toBeFocused()
})
