import { shiftOfTypeface, totalOf, watchLayoutShifts } from './support/layout-shifts.ts'
import { live } from './support/ready.ts'
import { settling } from './support/settled.ts'
import { expect, test } from './support/test.ts'

const groups = {
  th: [
    'วัสดุทำป้ายโฆษณา',
    'บรรจุภัณฑ์',
    'งานแสดงสินค้าและนิทรรศการ',
    'พลาสติกวิศวกรรม',
    'วัสดุคลุมและกันกระแทก',
    'พลาสติกม้วน',
  ],
  en: [
    'Advertising sign materials',
    'Packaging',
    'Exhibition',
    'Engineering plastics',
    'Product covering',
    'Plastic rolls',
  ],
}

for (const words of ['th', 'en'] as const) {
  test.describe(`home in ${words}`, () => {
    test.beforeEach(({ language }) => language(words))

    test('R2.1: is there before any script runs, in the language of the visitor', async ({
      browser,
      baseURL,
    }) => {
      const withoutScript = await browser.newContext({ javaScriptEnabled: false })
      await withoutScript.addCookies([{ name: 'current-language', value: words, url: baseURL ?? '' }])
      const page = await withoutScript.newPage()
      await page.goto(`${baseURL}/`)
      await expect(page.locator('html')).toHaveAttribute('lang', words)
      for (const name of groups[words])
        await expect(page.locator('main').getByRole('link', { name, exact: true })).toBeVisible()
      await withoutScript.close()
    })

    test('R1.20: shows the six product groups and does not ask for them again', async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/api/')) asked.push(request.url())
      })
      const settled = settling(page)
      await page.goto('/')
      await live(page)
      for (const name of groups[words])
        await expect(page.locator('main').getByRole('link', { name, exact: true })).toBeVisible()
      await settled()
      expect(asked).toEqual([])
    })

    test(
      'needs no sideways scrolling, and nothing jumps while it loads',
      { tag: '@desktop' },
      async ({ page }) => {
        const shifts = await watchLayoutShifts(page)
        await page.goto('/')
        await live(page)
        await page.waitForLoadState('networkidle')
        expect(totalOf(await shifts())).toBeLessThan(shiftOfTypeface)
        const hidden = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(hidden).toBeLessThanOrEqual(0)
      },
    )
  })
}

test('R1.20: the categories are on the first screen of a phone, and what is for sale comes before how to order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  for (const name of groups.th) {
    const category = page.locator('main').getByRole('link', { name, exact: true })
    await expect(category).toBeInViewport({ ratio: 1 })
  }
  const sections = await page.locator('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(sections.slice(0, 4)).toEqual(['หมวดสินค้า', 'โปรโมชัน', 'สินค้าแนะนำ', 'วิธีสั่งซื้อ'])
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4_500)
})

test(
  'R9.33 R9.34: one banner shows at a time, and the next one comes by its button',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/')
    await live(page)
    const slides = page.getByRole('group', { name: /^ภาพที่/ })
    const controls = page.getByRole('group', { name: 'โปรโมชันและเรื่องเด่น' })
    await expect(slides.nth(0)).toBeInViewport({ ratio: 0.5 })
    await expect(slides.nth(1)).not.toBeInViewport({ ratio: 0.5 })
    await controls.getByRole('button', { name: 'ถัดไป' }).click()
    await expect(slides.nth(1)).toBeInViewport({ ratio: 0.5 })
    await expect(slides.nth(0)).not.toBeInViewport()
  },
)

test('a measure keeps the space before it, also in a row', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  const measures = page.locator('main .no-break')
  await expect(measures.first()).toBeAttached()
  const displays = await measures.evaluateAll((found) => found.map((one) => getComputedStyle(one).display))
  expect(new Set(displays)).toEqual(new Set(['inline']))
})

test('R9.25 R9.32: the one button of the page that moves the order on is dark red, and press feedback starts after 80 ms, so that a scroll does not flash', async ({
  page,
}) => {
  await page.goto('/')
  const action = page.getByRole('link', { name: 'ดูสินค้าทั้งหมด' })
  await expect(action).toHaveCSS('background-color', 'rgb(140, 28, 28)')
  await live(page)
  const box = await action.boundingBox()
  if (!box) throw new Error('the button is not there')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await expect(action).toHaveCSS('transition-delay', '0.08s')
  await expect(action).toHaveCSS('transition-property', 'background')
})

test('a group of the home page leads to its products', async ({ page }) => {
  await page.goto('/')
  await page.locator('main').getByRole('link', { name: 'บรรจุภัณฑ์', exact: true }).click()
  await expect(page).toHaveURL(/\/product\/c-packaging$/)
  await expect(page.getByRole('heading', { level: 1, name: 'บรรจุภัณฑ์' })).toBeVisible()
})

test('categories that did not come say so and come when asked again', async ({ page, troubles }) => {
  troubles.expect(/503/)
  await page.route('**/english/api/categories/root', (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  })
  await page.goto('/')
  await live(page)
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('main').getByRole('link', { name: 'Packaging', exact: true })).toBeVisible()
})

test(
  'R9.39: a mouse drags the banners of an untouched page to the next one',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/')
    await live(page)
    const banners = page.getByRole('region', { name: 'โปรโมชันและเรื่องเด่น' })
    await expect(banners.locator('.mantine-Carousel-viewport')).toBeVisible()
    const box = await banners.boundingBox()
    if (!box) throw new Error('the banners are not there')
    const [x, y] = [box.x + box.width * 0.85, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    // One move a frame, as a hand makes them.
    for (let step = 1; step <= 8; step += 1) {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      await page.mouse.move(x - box.width * 0.7 * (step / 8), y)
    }
    await page.mouse.up()
    await expect(page.locator('main').getByText(/^2 \/ \d$/)).toBeVisible()
  },
)
