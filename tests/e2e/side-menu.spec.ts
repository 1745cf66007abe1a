import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

test('R1.28 R1.29 R1.30: the side menu of the phone opens, leads on and closes', async ({ page }) => {
  await page.goto('/')
  await live(page)
  const open = page.getByRole('button', { name: 'เมนู' })
  await open.click()
  const menu = page.getByRole('dialog', { name: 'เมนู' })
  for (const name of ['บรรจุภัณฑ์', 'ข่าวสาร', 'บทความ', 'เกี่ยวกับเราและติดต่อเรา', 'เข้าสู่ระบบ', 'สมัครสมาชิก'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await open.click()
  await menu.getByRole('link', { name: 'ข่าวสาร' }).click()
  await expect(page).toHaveURL(/\/news$/)
  await expect(menu).toBeHidden()
})

test('the side menu closes by Escape, outside and back, and returns the focus', async ({ page }) => {
  await page.goto('/')
  await live(page)
  await page.locator('footer').getByRole('link', { name: 'บทความ' }).click()
  // The arrival at the page moves the focus.
  await expect(page.getByRole('heading', { level: 1, name: 'บทความ' })).toBeFocused()
  const open = page.getByRole('button', { name: 'เมนู' })
  const menu = page.getByRole('dialog', { name: 'เมนู' })
  const { width = 0 } = page.viewportSize() ?? {}
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(width - 10, 400),
    () => page.goBack(),
  ]) {
    await open.press('Enter')
    await expect(menu).toBeVisible()
    await leave()
    await expect(menu).toBeHidden()
    await expect(open).toBeFocused()
    await expect(page).toHaveURL(/\/blogs$/)
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})
