import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

test('without script the filters, the sort order and the search are forms', async ({ page }) => {
  await page.goto('/product/c-sign-materials?sort=name')
  await page.getByRole('button', { name: /^แดง \d/ }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('color') === 'c8201e')
  expect(new URL(page.url()).searchParams.get('sort')).toBe('name')
  await page.getByRole('checkbox', { name: /^เฉพาะสินค้าพร้อมส่ง/ }).check()
  await page
    .locator('form')
    .filter({ has: page.getByRole('checkbox', { name: /^เฉพาะสินค้าพร้อมส่ง/ }) })
    .getByRole('button', { name: 'ใช้' })
    .click()
  await expect(page).toHaveURL((url) => url.searchParams.get('inStock') === 'true')
  await page.getByRole('textbox', { name: 'ราคาสูงสุด' }).fill('1500')
  await page.getByRole('textbox', { name: 'ราคาสูงสุด' }).press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('maxPrice') === '1500')
  await page.getByRole('combobox', { name: 'เรียงตาม' }).selectOption('priceAsc')
  await page
    .locator('form')
    .filter({ has: page.getByRole('combobox', { name: 'เรียงตาม' }) })
    .getByRole('button', { name: 'ใช้' })
    .click()
  await expect(page).toHaveURL((url) => url.searchParams.get('sort') === 'priceAsc')
  const { searchParams: last } = new URL(page.url())
  expect([last.get('color'), last.get('inStock'), last.get('maxPrice')]).toEqual(['c8201e', 'true', '1500'])
  // Pressed again, the colour goes, and the rest stays.
  await page.getByRole('button', { name: /^แดง \d/ }).click()
  await expect(page).toHaveURL(
    (url) => !url.searchParams.get('color') && url.searchParams.get('inStock') === 'true',
  )
  await page.getByRole('combobox', { name: 'ค้นหาสินค้า' }).fill('PVC')
  await page.getByRole('combobox', { name: 'ค้นหาสินค้า' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('PVC')
})

test('without script the language changes on the page that is open, and lasts for the visit', async ({
  page,
}) => {
  await page.goto('/product/c-sign-materials?sort=name&page=2')
  const first = page.locator('main li[data-entry] a').first()
  const href = await first.getAttribute('href')
  await page.getByRole('button', { name: 'EN English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL((url) => url.searchParams.get('page') === '2')
  expect(await first.getAttribute('href')).not.toBeNull()
  expect(href).not.toBeNull()
  await page.locator('footer').getByRole('link', { name: 'Articles' }).click()
  await expect(page).toHaveURL(/\/blogs$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: 'TH ภาษาไทย' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
})
