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

test('the side menu closes when the shopper goes back', async ({ page }) => {
  await page.goto('/')
  await live(page)
  await page.locator('footer').getByRole('link', { name: 'บทความ' }).click()
  await expect(page).toHaveURL(/\/blogs$/)
  await page.getByRole('button', { name: 'เมนู' }).click()
  await expect(page.getByRole('dialog', { name: 'เมนู' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'เมนู' })).toBeHidden()
})
