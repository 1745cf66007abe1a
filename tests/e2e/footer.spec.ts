import { expect, test } from './support/test.ts'

test('R1.31 R1.32 R1.33 R1.34 R1.35: the footer leads everywhere', async ({ page }) => {
  await page.goto('/')
  const footer = page.locator('footer')
  const links = [
    ['วัสดุทำป้ายโฆษณา', '/product/'],
    ['บรรจุภัณฑ์', '/product/'],
    ['งานแสดงสินค้าและนิทรรศการ', '/product/'],
    ['พลาสติกวิศวกรรม', '/product/'],
    ['วัสดุคลุมและกันกระแทก', '/product/'],
    ['พลาสติกม้วน', '/product/'],
    ['เรื่องราวของเรา', '/about'],
    ['บทความ', '/blogs'],
    ['โปรโมชัน', '/product?special=true'],
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
