import type { Page } from 'playwright/test'
import { holdBack } from './support/hold-back.ts'
import { watchLayoutShifts } from './support/layout-shifts.ts'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'ค้นหาสินค้า' })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const goods = (page: Page) => page.getByRole('group', { name: 'สินค้า', exact: true }).getByRole('option')
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('recent-searches'))

test(
  'suggests products with size, unit and price, and opens the variant that was asked for',
  { tag: '@desktop' },
  async ({ page }) => {
    const asked: (string | null)[] = []
    page.on('request', (request) => {
      if (request.url().includes('/search-suggestions'))
        asked.push(new URL(request.url()).searchParams.get('keyword'))
    })
    await page.goto('/about')
    await live(page)
    await field(page).pressSequentially('อะคริลิกใส 3 มม.')
    await expect(goods(page).first()).toContainText(/อะคริลิก.*3\sมม\..*฿.*\/แผ่น/)
    await expect(page.getByRole('status').filter({ hasText: 'เลือกด้วยปุ่มลูกศร' })).toContainText(/6 จาก \d+/)
    // Each letter starts the rest anew: what was typed on the way is not asked for letter by letter.
    expect(asked.at(-1)).toBe('อะคริลิกใส 3 มม.')
    expect(asked.length).toBeLessThan('อะคริลิกใส 3 มม.'.length)

    await field(page).press('ArrowDown')
    await expect(goods(page).first()).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await goods(page).first().getAttribute('id')) ?? '',
    )
    const variant = new URL((await goods(page).first().getAttribute('href')) ?? '', page.url()).searchParams
    await field(page).press('Enter')
    await expect(page).toHaveURL((url) => url.searchParams.get('variant') === variant.get('variant'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('อะคริลิก')
    await expect(page.locator('main')).toContainText(/ขนาด.*× 3 มม\./)
  },
)

test('one list for the arrow keys: products, categories, words and all results, and Escape closes it', async ({
  page,
}) => {
  await page.goto('/about')
  await live(page)
  await field(page).fill('อะคริลิก')
  await expect(page.getByRole('group', { name: 'หมวดสินค้า' }).getByRole('option').first()).toBeVisible()
  await field(page).press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await expect(options(page).last()).toContainText(/ดูผลการค้นหาทั้งหมด \d+ รายการ/)
  await field(page).press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('อะคริลิก')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await field(page).press('ArrowDown')
  await expect(goods(page).first()).toBeVisible()
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.focus())
  await expect(options(page)).toHaveCount(0)
  await field(page).click()
  await page.getByRole('group', { name: 'หมวดสินค้า' }).getByRole('option').first().click()
  await expect(page).toHaveURL(/\/product\/c-sign-materials/)
})

test('offers what was searched lately, deletable one by one and all', async ({ page }) => {
  await page.goto('/about')
  await live(page)
  for (const keyword of ['ไวนิล', 'plaswood', 'PVC']) {
    await field(page).fill(keyword)
    await field(page).press('Enter')
    await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === keyword)
  }
  await field(page).fill('')
  await expect(options(page)).toHaveText(['PVC', 'plaswood', 'ไวนิล'])
  await field(page).press('ArrowDown')
  await field(page).press('Delete')
  await expect(options(page)).toHaveText(['plaswood', 'ไวนิล'])
  await page.getByRole('button', { name: 'ลบ “ไวนิล” จากคำค้นล่าสุด' }).press('Enter')
  await expect(options(page)).toHaveText(['plaswood'])
  await expect(field(page)).toBeFocused()
  await options(page).first().click()
  await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === 'plaswood')
  await field(page).fill('')
  await page.getByRole('button', { name: 'ลบคำค้นล่าสุดทั้งหมด' }).click()
  await expect(options(page)).toHaveCount(0)
  expect(await stored(page)).toBeNull()
})

test('who types on while the results are on their way goes on typing when they come', async ({ page }) => {
  await page.goto('/about')
  await live(page)
  const letGo = await holdBack(page, '**/assets/product-list-screen-*.js')
  await field(page).fill('ไวนิล')
  await field(page).press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === '/product')
  await field(page).press('End')
  await page.keyboard.type(' pv')
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: /ไวนิล/ })).toBeVisible()
  await field(page).evaluate(() => new Promise(requestAnimationFrame))
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('c')
  await expect(field(page)).toHaveValue('ไวนิล pvc')
})

test(
  'the list moves nothing, fits the screen, and names stay whole',
  { tag: '@desktop' },
  async ({ page }) => {
    const shifts = await watchLayoutShifts(page)
    await page.goto('/about')
    await live(page)
    // A typeface that comes late may move its words once (decision 005).
    await page.evaluate(async () => void (await document.fonts.ready))
    const before = (await shifts()).length
    await field(page).fill('acrylic')
    await expect(goods(page).first()).toBeVisible()
    const sheet = page.getByRole('listbox').locator('../..')
    const box = await sheet.boundingBox()
    const screen = page.viewportSize() ?? { width: 0, height: 0 }
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height + 1)
    if (screen.width < 640) {
      expect(box?.width).toBeGreaterThanOrEqual(screen.width)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(screen.height - 2)
    }
    const cut = await goods(page).evaluateAll(
      (rows) =>
        rows.flatMap((row) =>
          [...row.querySelectorAll('span')].filter(
            (one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0,
          ),
        ).length,
    )
    expect(cut).toBe(0)
    expect((await shifts()).slice(before)).toEqual([])
  },
)

test('nothing found: the nearest spelling, categories, LINE and phone', async ({ page }) => {
  await page.goto('/product?keyword=zzzzqq')
  await expect(page.getByText('ไม่พบสินค้าสำหรับ “zzzzqq”')).toBeVisible()
  const main = page.locator('main')
  await expect(main.getByRole('navigation', { name: 'เลือกจากหมวดสินค้า' }).getByRole('link')).toHaveCount(6)
  await expect(main.getByRole('link', { name: 'ถามทาง LINE' })).toHaveAttribute('href', /line\.me.*zzzzqq/)
  await expect(main.getByRole('link', { name: /^โทร/ })).toHaveAttribute('href', /^tel:\d+$/)
})

test('when only some words match, the page says which, and another spelling is a link', async ({ page }) => {
  await page.goto('/product?keyword=อะคริลิก+zzzzqq')
  await live(page)
  await expect(page.locator('main')).toContainText(/ตรงกับ “อะคริลิก” แต่ไม่ตรงกับ “zzzzqq”/)
  await page.goto('/product?keyword=acrillic')
  await live(page)
  const spelling = page.locator('dl').filter({ hasText: 'คุณหมายถึง' }).getByRole('link').first()
  const keyword = await spelling.textContent()
  await spelling.click()
  await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === keyword)
})

test('a search without the script of the list still finds', async ({ page, troubles }) => {
  troubles.expect(/ERR_FAILED|Failed to load|search-list/)
  await page.route('**/assets/search-list-*', (route) => route.abort())
  await page.goto('/about')
  await live(page)
  await field(page).fill('ไวนิล')
  await field(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'ผลการค้นหา “ไวนิล”' })).toBeVisible()
})
