import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

test('R1.28 R1.29 R1.30: the side menu of the phone opens, leads on and closes', async ({
  page,
  isMobile,
}) => {
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

test('R1.31 R1.32 R1.33 R1.34 R1.35: the footer leads everywhere', async ({ page }) => {
  await page.goto('/')
  const footer = page.locator('footer')
  const links = [
    ['วัสดุทำป้ายโฆษณา', '/product/'],
    ['บรรจุภัณฑ์', '/product/'],
    ['งานจัดแสดงและนิทรรศการ', '/product/'],
    ['พลาสติกวิศวกรรม', '/product/'],
    ['วัสดุคลุมและกันกระแทก', '/product/'],
    ['พลาสติกม้วน', '/product/'],
    ['เรื่องราวของเรา', '/about'],
    ['บทความ', '/blogs'],
    ['โปรโมชั่น', '/product?special=true'],
    ['ติดต่อเรา', '/about#contact'],
    ['LINE', 'https://line.me/'],
    ['Facebook', 'https://www.facebook.com/'],
    ['Instagram', 'https://www.instagram.com/'],
    ['ข้อกำหนดและเงื่อนไข', '/termandcon'],
    ['นโยบายความเป็นส่วนตัว', '/privacyPolicy'],
  ] as const
  for (const [name, address] of links) {
    const link = footer.getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', new RegExp(`^${address.replace('?', '\\?')}`))
  }
  await expect(footer.getByText('© 2024')).toBeVisible()
})
