import type { Page } from 'playwright/test'
import { holdBack } from './support/hold-back.ts'
import { shiftOfTypeface, totalOf, watchLayoutShifts } from './support/layout-shifts.ts'
import { cards, isPhone, scrollToEnd, sheets } from './support/lists.ts'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

/** The filters are beside the list on a desktop and in a sheet on a phone. */
async function filters(page: Page) {
  if (!isPhone(page)) return page.getByRole('complementary', { name: 'ตัวกรอง' })
  await page.getByRole('button', { name: /^กรอง/ }).click()
  return page.getByRole('dialog', { name: 'ตัวกรอง' })
}

for (const [path, entries] of [
  ['/blogs', 'article'],
  ['/news', 'article'],
  [sheets, '[data-entry]'],
  [`${sheets}?view=table`, '[data-entry]'],
] as const)
  test(`${path} grows without moving anything`, { tag: '@desktop' }, async ({ page }) => {
    const shifts = await watchLayoutShifts(page)
    await page.goto(path)
    await live(page)
    // A typeface that comes late may move its words once (decision 005).
    await page.evaluate(async () => void (await document.fonts.ready))
    const atFirst = await shifts()
    expect(totalOf(atFirst)).toBeLessThan(shiftOfTypeface)
    const before = await page.locator(`main ${entries}`).count()
    await scrollToEnd(page)
    expect(await page.locator(`main ${entries}`).count()).toBeGreaterThan(before)
    expect((await shifts()).slice(atFirst.length)).toEqual([])
  })

test('a list grows three times by scrolling, and then waits, so that the footer can be reached', async ({
  page,
}) => {
  await page.goto(sheets)
  await live(page)
  await scrollToEnd(page)
  await expect(cards(page)).toHaveCount(48)
  const more = page.getByRole('link', { name: 'ดูเพิ่มเติม' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(60)
  await expect(cards(page).nth(48).locator(':focus')).toBeAttached()
})

test('placeholders below a list stand still, and are no layers of their own', async ({ page }) => {
  await page.goto(sheets)
  await expect(page.locator('[data-places]')).toHaveCount(1)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  const layers = await page
    .locator('[data-places] div')
    .evaluateAll((places) => places.filter((place) => getComputedStyle(place).transform !== 'none').length)
  expect(layers).toBe(0)
})

test('the foot of the page stays where it is when the last items come', async ({ page }) => {
  const shifts = await watchLayoutShifts(page)
  await page.goto('/news')
  await live(page)
  const letGo = await holdBack(page, '**/api/news/thai?**')
  // Where only the top of it shows, the browser does not scroll along when what is above becomes shorter.
  await page
    .locator('footer')
    .evaluate((foot) => scrollBy(0, foot.getBoundingClientRect().top - innerHeight + 100))
  await expect(page.locator('footer')).toBeInViewport()
  await expect(page.locator('[data-places]')).toHaveCount(1)
  const before = await shifts()
  letGo()
  await expect(page.getByText(/แสดง (\d+) จาก \1/)).toBeVisible()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect((await shifts()).slice(before.length)).toEqual([])
})

test('each page of a list has an address, with and without script', async ({ browser, baseURL }) => {
  const withoutScript = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await withoutScript.newPage()
  await page.goto(`${sheets}?sort=name`)
  const first = await cards(page).first().textContent()
  await page.getByRole('link', { name: 'ดูเพิ่มเติม' }).click()
  await expect(page).toHaveURL(/\?sort=name&page=2$/)
  await expect(cards(page)).toHaveCount(12)
  expect(await cards(page).first().textContent()).not.toBe(first)
  await expect(page.getByText('แสดงรายการที่ 13 ถึง 24')).toBeVisible()
  await page.getByRole('link', { name: 'ดูหน้าก่อนหน้า' }).click()
  expect(await cards(page).first().textContent()).toBe(first)
  for (const path of ['/blogs', '/news']) {
    await page.goto(path)
    await page.getByRole('link', { name: 'ดูเพิ่มเติม' }).click()
    await expect(page).toHaveURL(new RegExp(`${path}\\?page=2$`))
    await expect(page.getByText('แสดงรายการที่ 13 ถึง')).toBeVisible()
  }
  await withoutScript.close()
})

test('R4.49 R2.26: a page that its address names is replaced by the next one, which starts at the top', async ({
  page,
}) => {
  await page.goto(`${sheets}?sort=name&page=2`)
  await live(page)
  const pages = page.getByRole('navigation', { name: 'หน้าของรายการ' })
  await pages.scrollIntoViewIfNeeded()
  await pages.getByRole('link', { name: 'ดูหน้าถัดไป' }).click()
  await expect(page).toHaveURL(/page=3$/)
  await expect(page.getByText('แสดงรายการที่ 25 ถึง 36')).toBeVisible()
  await expect(cards(page)).toHaveCount(12)
  await expect(pages.getByRole('link', { name: 'หน้า 3' })).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page.getByText('แสดงรายการที่ 13 ถึง 24')).toBeVisible()
  await pages.getByRole('link', { name: 'หน้า 1', exact: true }).click()
  await expect(page).toHaveURL(/\?sort=name$/)
  await expect(page.getByText('แสดง 12 จาก')).toBeVisible()
})

test('the header of a phone makes room on the way down, and returns on the way up', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(sheets)
  await live(page)
  const header = page.locator('body header').first()
  await page.evaluate(() => scrollTo(0, 900))
  await expect(header).not.toBeInViewport()
  await page.evaluate(() => scrollBy(0, -60))
  await expect(header).toBeInViewport()
  await page.evaluate(() => scrollBy(0, 200))
  await expect(header).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toBeInViewport()
})

test('a card says what the products measure, and whether there are any', async ({ page, language }) => {
  const note = cards(page).first().locator('p').first()
  await page.goto('/product?keyword=AC-TRAN')
  await expect(note).toHaveText('3 มม. · 4 ขนาด มีของพร้อมส่ง')
  await language('en')
  await page.goto('/product?keyword=AC-TRAN')
  await expect(note).toHaveText('3 mm · 4 sizes In stock')
})

test(
  'thickness, size and material narrow the list by as many as they say, and keep the focus',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(sheets)
    await live(page)
    const panel = await filters(page)
    const total = page.locator('main [role=status]', { hasText: 'พบสินค้า' })
    const choose = async (group: string) => {
      // The counts follow the list.
      await expect(panel.locator('[aria-busy]')).toHaveCount(0)
      const value = panel.getByRole('list', { name: group }).getByRole('button').first()
      const count = /([\d,]+) รายการ$/.exec((await value.getAttribute('aria-label')) ?? '')?.[1]
      await value.press('Enter')
      await expect(value).toHaveAttribute('aria-pressed', 'true')
      await expect(total).toHaveText(`พบสินค้า ${count} รายการ`)
      await expect(value).toBeFocused()
    }
    await choose('ความหนา')
    await choose('ขนาด')
    await choose('วัสดุ')
    await expect(page).toHaveURL(/\?thickness=[\d.]+&size=\d+x\d+&material=[\w-]+$/)
    const least = panel.getByRole('textbox', { name: 'ราคาต่ำสุด' })
    const address = page.url()
    // The number of results of a range shows before it is applied.
    await least.fill('9999999')
    await expect(panel.getByRole('alert')).toContainText('ไม่มีสินค้าในช่วงราคานี้')
    await least.press('Enter')
    await expect(panel.getByRole('alert')).toBeVisible()
    expect(page.url()).toBe(address)
    await least.fill('1')
    const offer = panel
      .locator('form')
      .filter({ has: page.getByRole('textbox', { name: 'ราคาต่ำสุด' }) })
      .getByRole('button', { name: /^ดูสินค้า \d/ })
    const offered = /\d+/.exec((await offer.textContent()) ?? '')?.[0]
    await expect(panel.getByRole('alert')).toHaveCount(0)
    await least.press('Enter')
    await expect(page).toHaveURL(/minPrice=1$/)
    await expect(total).toHaveText(`พบสินค้า ${offered} รายการ`)
    await expect(least).toBeFocused()
  },
)

test('stock and special prices say how many they leave, and what leads to nothing cannot be chosen', async ({
  page,
}) => {
  await page.goto('/product')
  await live(page)
  const panel = await filters(page)
  const total = page.locator('main [role=status]', { hasText: 'พบสินค้า' })
  const special = panel.getByRole('checkbox', { name: /^เฉพาะราคาพิเศษ \d/ })
  const count = /([\d,]+) รายการ$/.exec((await special.getAttribute('aria-label')) ?? '')?.[1]
  await special.press('Space')
  await expect(total).toHaveText(`พบสินค้า ${count} รายการ`)
  await expect(special).toBeFocused()
  await page.goto('/product?keyword=AC-CLR')
  await live(page)
  const without = (await filters(page)).getByRole('checkbox', { name: 'เฉพาะราคาพิเศษ 0 รายการ' })
  await expect(without).toBeDisabled()
})

test('a removed chip hands its focus to the next one, and the last to the tools', async ({ page }) => {
  await page.goto(`${sheets}?thickness=3&inStock=true`)
  await live(page)
  const chips = page.getByRole('list', { name: 'ตัวกรองที่ใช้' })
  await expect(chips.getByRole('button')).toHaveCount(3)
  await chips.getByRole('button').first().press('Enter')
  await expect(chips.getByRole('button').first()).toBeFocused()
  await chips.getByRole('button').first().press('Enter')
  await expect(page.getByRole('combobox', { name: 'เรียงตาม' })).toBeFocused()
})
