import type { Page } from 'playwright/test'
import { openCustomer, quantitiesOf } from './support/cart.ts'
import { cards, isPhone, scrollToEnd, sheets } from './support/lists.ts'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
const rows = (page: Page) => page.locator('main tbody tr[data-entry]')

test('on a phone the table names a product once, keeps the name in sight and is short', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${sheets}?view=table`)
  await live(page)
  const group = page.getByRole('rowheader').first()
  await expect(group).toBeVisible()
  const heights = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  for (const height of heights) expect(height).toBeLessThan(130)
  await rows(page)
    .nth(4)
    .evaluate((row) => scrollTo(0, row.getBoundingClientRect().top + scrollY))
  expect((await group.boundingBox())?.y).toBeCloseTo(0, 0)
  const facts = await rows(page).locator('a').allTextContents()
  expect(facts.filter((text) => (text.match(/หนา/g) ?? []).length > 1)).toEqual([])
  await scrollToEnd(page)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8000)
})

test(
  'the table has one row a variant, sorts by its heads and stands in the address',
  { tag: '@desktop' },
  async ({ page }) => {
    const size = page.viewportSize() ?? { width: 0, height: 0 }
    // On a higher screen the end is near at once, and the table grows.
    await page.setViewportSize({ width: size.width, height: 500 })
    await page.goto(sheets)
    await live(page)
    await page.getByRole('link', { name: 'แสดงเป็นตาราง' }).click()
    await expect(page).toHaveURL(/\?view=table$/)
    await expect(rows(page)).toHaveCount(12)
    await page.setViewportSize(size)
    if (isPhone(page)) await page.getByRole('combobox', { name: 'เรียงตาม' }).selectOption('priceDesc')
    else {
      const price = page.getByRole('columnheader', { name: 'ราคา' })
      await price.getByRole('button').press('Enter')
      await expect(price).toHaveAttribute('aria-sort', 'ascending')
      await expect(price.getByRole('button')).toBeFocused()
      await price.getByRole('button').press('Enter')
      await expect(price).toHaveAttribute('aria-sort', 'descending')
    }
    await expect(page).toHaveURL(/\?sort=priceDesc&view=table$/)
    await page.reload()
    await live(page)
    await expect(page.getByRole('combobox', { name: 'เรียงตาม' })).toHaveValue('priceDesc')
    const prices = await rows(page).locator('td:nth-child(8)').allTextContents()
    const figures = prices.map((text) => Number(/฿([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')))
    expect(new Set(figures.filter(Number.isFinite)).size, prices.join(' ')).toBeGreaterThan(1)
    expect(figures).toEqual(figures.toSorted((a, b) => b - a))
    if (isPhone(page)) {
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await scrollWidth(page)).toBe(320)
    }
  },
)

test('a row puts as many into the cart as it says', async ({ page, request, context, baseURL }) => {
  const tokens = await openCustomer(request, context, baseURL)
  await page.goto('/product?keyword=AC-CAST&view=table&inStock=true')
  await live(page)
  const row = rows(page).first()
  await row.getByRole('button', { name: 'เพิ่มจำนวน' }).click()
  await row.getByRole('button', { name: /^ใส่ตะกร้า/ }).click()
  await expect.poll(() => quantitiesOf(request, tokens)).toEqual([2])
  await expect(page).toHaveURL(/view=table/)
})

test(
  'up to four products are compared side by side, by keyboard, for the whole visit',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(sheets)
    await live(page)
    const boxes = cards(page).getByRole('checkbox')
    await expect(boxes).toHaveCount(0)
    await page.getByRole('button', { name: 'เลือกสินค้าเพื่อเปรียบเทียบ' }).press('Enter')
    await boxes.first().press('Space')
    const open = page.getByRole('button', { name: 'ดูการเปรียบเทียบ' })
    await expect(open).toBeDisabled()
    for (const place of [1, 2, 3]) await boxes.nth(place).press('Space')
    await expect(page.getByText('เลือกเปรียบเทียบ 4 จาก 4 รายการ')).toBeVisible()
    await expect(boxes.nth(4)).toBeDisabled()
    await page.goto('/about')
    await page.goto('/product')
    await live(page)
    await open.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'เปรียบเทียบสินค้า' })
    for (const name of ['ขนาด', 'ความหนา', 'น้ำหนัก', 'ราคา', 'สี', 'วัสดุ', 'คงเหลือ'])
      await expect(dialog.getByRole('rowheader', { name, exact: true })).toBeVisible()
    await expect(dialog.getByRole('columnheader').filter({ has: page.locator('a') })).toHaveCount(4)
    expect(await scrollWidth(page)).toBe(page.viewportSize()?.width)
    await dialog
      .getByRole('button', { name: /^นำ .* ออก$/ })
      .first()
      .click()
    await expect(dialog.getByRole('columnheader').filter({ has: page.locator('a') })).toHaveCount(3)
    await page.keyboard.press('Escape')
    await expect(open).toBeFocused()
  },
)
