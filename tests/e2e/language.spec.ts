import { holdBack } from './support/hold-back.ts'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

test('R4.52 R9.17: a first visit is in Thai', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await expect(page).toHaveTitle('วัสดุพลาสติกและสื่อโฆษณา · แผ่น Phaen')
})

test('R4.31 R4.53 R9.18: changing the language keeps the page, asks for the categories again and says so in the tab', async ({
  page,
}) => {
  await page.goto('/about')
  await live(page)
  const asked = page.waitForRequest('**/english/api/categories/root')
  await page.getByRole('button', { name: 'English' }).click()
  await asked
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle('About us · Phaen')
  await expect(page.locator('footer').getByRole('link', { name: 'Packaging' })).toBeVisible()
})

test('R4.51 R9.20: the choice is kept under current-language and survives a reload', async ({ page }) => {
  await page.goto('/')
  await live(page)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => localStorage.getItem('current-language'))).toBe('en')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Every sheet')
})

test('a choice that only browser storage remembers is spoken too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('current-language', 'en'))
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Every sheet')
})

test('two tabs follow each other', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/')
    await live(tab)
  }
  await page.getByRole('button', { name: 'English' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Every sheet')
})

test('two quick choices end with the last one, however slow the words of the first are', async ({ page }) => {
  await page.goto('/')
  await live(page)
  const letGo = await holdBack(page, '**/assets/words-*.js')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'ภาษาไทย' }).click()
  await expect(page.getByRole('group', { name: 'ภาษา' })).toHaveAttribute('aria-busy', 'false')
  const arrived = page.waitForResponse('**/assets/words-*.js')
  letGo()
  await arrived
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ครบทุกวัสดุ')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
})

test('a choice made on a page with ?lang= survives a reload', async ({ page }) => {
  await page.goto('/?lang=en')
  await live(page)
  await page.getByRole('button', { name: 'ภาษาไทย' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await page.reload()
  await live(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ครบทุกวัสดุ')
})
