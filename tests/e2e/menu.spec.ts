import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

test('the side menu of the phone opens, leads on and closes', async ({ page, isMobile }) => {
  await page.goto('/')
  await live(page)
  const open = page.getByRole('button', { name: 'เมนู' })
  if (!isMobile) {
    await expect(open).toBeHidden()
    return
  }
  await open.click()
  const menu = page.getByRole('dialog', { name: 'เมนู' })
  for (const name of ['บรรจุภัณฑ์', 'ข่าวสาร', 'บทความน่าอ่าน', 'เกี่ยวกับเราและติดต่อเรา', 'เข้าสู่ระบบ', 'สมัครสมาชิก'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await open.click()
  await menu.getByRole('link', { name: 'ข่าวสาร' }).click()
  await expect(page).toHaveURL(/\/news$/)
  await expect(menu).toBeHidden()
})
