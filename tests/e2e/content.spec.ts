import type { Page } from 'playwright/test'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

async function showsVersionAndContents(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  await live(page)
  const main = page.locator('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(main.getByText(/^ฉบับ 20\d\d\.\d$/)).toBeVisible()
  await expect(main.getByText(/^มีผลตั้งแต่ \d+ \S+ 25\d\d$/)).toBeVisible()
  const entry = main.getByRole('navigation', { name: 'สารบัญ' }).getByRole('link').nth(3)
  const heading = main.getByRole('heading', { level: 2, name: (await entry.textContent()) ?? '' })
  await expect(heading).not.toBeInViewport()
  await entry.click()
  await expect(heading).toBeInViewport()
}

test('R2.20 R6.5: /privacyPolicy shows its version, its date and its contents, which lead to their parts', ({
  page,
}) => showsVersionAndContents(page, '/privacyPolicy', 'นโยบายความเป็นส่วนตัว'))

test('R2.21 R6.5: /termandcon shows its version, its date and its contents, which lead to their parts', ({
  page,
}) => showsVersionAndContents(page, '/termandcon', 'ข้อกำหนดและเงื่อนไข'))

test('R2.7: about tells of the shop, how to reach it and where its branches are', async ({
  page,
  baseURL,
}) => {
  const answer = await fetch(`${baseURL}/api/branches/thai`)
  const branches: { name: string; lat: number; lng: number }[] = await answer.json()
  await page.goto('/about')
  await live(page)
  const main = page.locator('main')
  await expect(main.getByRole('heading', { name: 'ติดต่อเรา' })).toBeVisible()
  await expect(main.getByRole('img', { name: /^แผนที่ประเทศไทย/ })).toBeVisible()
  expect(branches.length).toBeGreaterThan(0)
  for (const { name, lat, lng } of branches) {
    const branch = main.getByRole('article').filter({ hasText: name })
    await expect(branch.getByRole('heading', { level: 3, name })).toBeVisible()
    await expect(branch.getByRole('link', { name: `ขอเส้นทางไป ${name}` })).toHaveAttribute(
      'href',
      new RegExp(`destination=${lat}%2C${lng}$`),
    )
  }
})

test('R2.19 R6.4: a banner of the home page opens its content, and that leads to the products', async ({
  page,
}) => {
  await page.goto('/banner/special-prices')
  await live(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ราคาพิเศษ ลด 7–15%')
  await page.locator('main').getByRole('link', { name: 'ดูสินค้า' }).click()
  await expect(page).toHaveURL(/\/product\?special=true$/)
})
