import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

const desktop = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false }
const links = ['บรรจุภัณฑ์', 'พลาสติกม้วน', 'ข่าวสาร', 'บทความ', 'เกี่ยวกับเรา', 'ติดต่อเรา', 'เข้าสู่ระบบ', 'สมัครสมาชิก']

for (const [where, options] of Object.entries({ 'of the phone': {}, 'of a desktop': desktop }))
  test.describe('the side menu', () => {
    test.use(options)

    test(`R1.28 R1.29 R1.30: ${where} opens, leads on and closes`, async ({ page }) => {
      await page.goto('/')
      await live(page)
      const open = page.getByRole('button', { name: 'เมนู', exact: true })
      await open.click()
      const menu = page.getByRole('dialog', { name: 'เมนู' })
      for (const name of links) await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await open.click()
      await menu.getByRole('link', { name: 'ข่าวสาร' }).click()
      await expect(page).toHaveURL(/\/news$/)
      // The arrival at the page closes the menu, and moves the focus.
      await expect(page.getByRole('heading', { level: 1, name: 'ข่าวสาร' })).toBeFocused()
      await expect(menu).toBeHidden()
      await open.click()
      await menu.getByRole('link', { name: 'ติดต่อเรา' }).click()
      await expect(page).toHaveURL(/\/about#contact$/)
      await expect(page.locator('#contact')).toBeInViewport()
      await open.click()
      await menu.getByRole('link', { name: 'สมัครสมาชิก' }).click()
      await expect(page.getByRole('dialog', { name: 'สมัครสมาชิก' })).toBeVisible()
    })
  })

test('the side menu closes by Escape, outside and back, and returns the focus', async ({ page }) => {
  await page.goto('/')
  await live(page)
  await page.locator('footer').getByRole('link', { name: 'บทความ' }).click()
  // The arrival at the page moves the focus.
  await expect(page.getByRole('heading', { level: 1, name: 'บทความ' })).toBeFocused()
  const open = page.getByRole('button', { name: 'เมนู', exact: true })
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
