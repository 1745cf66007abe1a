import { live } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

test('the focus is never covered by the header or the bar at the foot', async ({ page }) => {
  await page.goto('/product/detail/p-ac-cast')
  await live(page)
  const covered: string[] = []
  const reached = new Set<string>()
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    const { name, hidden } = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return { name: '' }
      const name = focused.outerHTML
      const shown = focused.closest('label') ?? focused
      const { left, top, width, height } = shown.getBoundingClientRect()
      const above = document.elementFromPoint(left + width / 2, top + height / 2)
      const isSeen = above !== null && (shown.contains(above) || above.contains(shown))
      return isSeen
        ? { name }
        : { name, hidden: `${name.slice(0, 120)} under ${above?.outerHTML.slice(0, 80)}` }
    })
    reached.add(name)
    if (hidden) covered.push(hidden)
  }
  expect(reached.size).toBeGreaterThan(20)
  expect(covered).toEqual([])
})

test('forced colours show the swatches and mark what is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/product/detail/p-ac-cast?variant=p-ac-cast-red-600x1200x2')
  await live(page)
  const red = page.locator('label').filter({ hasText: /^แดง$/ })
  await expect(red.locator('i')).toHaveCSS('background-color', 'rgb(200, 32, 30)')
  await expect(red).toHaveCSS('outline-style', 'solid')
  const size = page
    .locator('label, td')
    .filter({ has: page.locator('input:checked') })
    .last()
  await expect(size).toHaveCSS('outline-style', 'solid')
})

test('forced colours show the colours of lists and mark what is chosen there', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/product/c-sign-materials-acrylic?color=c8201e')
  await live(page)
  const red = page.getByRole('complementary').getByRole('button', { name: /^แดง/ })
  await expect(red.locator('i')).toHaveCSS('background-color', 'rgb(200, 32, 30)')
  await expect(red).toHaveCSS('outline-style', 'solid')
  await expect(page.locator('main li[data-entry] i').first()).toHaveCSS(
    'background-color',
    'rgb(200, 32, 30)',
  )
  await expect(page.getByRole('complementary').locator('a[aria-current]')).toHaveCSS('outline-style', 'solid')
  await page.goto('/product?keyword=AC-CAST&view=table')
  await live(page)
  await expect(page.locator('main tr[data-entry] i:visible').first()).toHaveCSS('forced-color-adjust', 'none')
  await expect(page.getByRole('link', { name: 'แสดงเป็นตาราง' })).toHaveCSS('outline-style', 'solid')
})

test('the title is that of the product from the start, and follows the language', async ({ page }) => {
  await page.addInitScript(() => {
    const titles = new Set<string>()
    Reflect.set(window, 'titles', titles)
    new MutationObserver(() => document.title && titles.add(document.title)).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  await page.goto('/product/detail/p-ac-cast')
  await live(page)
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const titles = await page.evaluate(() => [...(Reflect.get(window, 'titles') as Set<string>)])
  expect(titles).toEqual([expect.stringContaining(heading)])
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveTitle(/^[^ก-๙]+ · Phaen$/)
  await expect(page).toHaveTitle(/acrylic/i)
})

for (const language of ['th', 'en'] as const)
  test(`carousels speak the page's language, ${language}`, async ({ page, language: speak }) => {
    await speak(language)
    for (const path of ['/', '/product/detail/p-ac-cast']) {
      await page.goto(path)
      await live(page)
      const carousel = page.locator('[aria-roledescription]').first()
      await expect(carousel).toBeVisible()
      const words = await page
        .locator('main')
        .locator('[aria-roledescription], [aria-roledescription] [aria-label]')
        .evaluateAll((parts) =>
          parts.flatMap((part) => [
            part.getAttribute('aria-roledescription') ?? '',
            part.getAttribute('aria-label') ?? '',
          ]),
        )
      const other = language === 'th' ? /^[a-z ]*(?:slide|carousel)/i : /[ก-๙]/
      expect(words.filter((word) => other.test(word))).toEqual([])
    }
  })

test('?lang= lasts for the visit, through the guard too, and is not kept', async ({
  page,
  context,
  language,
}) => {
  await language('th')
  await page.goto('/about?lang=en')
  await live(page)
  await page.locator('footer').getByRole('link', { name: 'Articles' }).click()
  await expect(page).toHaveURL(/\/blogs$/)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/cart')
  await live(page)
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('current-language'))).toBe('th')
  // The visit ends with the browser: only then the stored choice counts again.
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'visit-language')?.expires).toBe(-1)
  await context.clearCookies({ name: 'visit-language' })
  await page.goto('/about')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
})

test('a copied link carries the language', async ({ page, language }) => {
  await language('en')
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(Reflect.set(window, 'copied', text)) },
    })
  })
  await page.goto('/blogs/detail/cast-or-extruded-acrylic')
  await live(page)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect
    .poll(() => page.evaluate(() => String(Reflect.get(window, 'copied'))))
    .toMatch(/\/blogs\/detail\/cast-or-extruded-acrylic\?lang=en$/)
})

test('/demo speaks the language of the page and leads home', async ({ page }) => {
  await page.goto('/demo')
  await live(page)
  await expect(page.getByRole('heading', { level: 2, name: 'ช่องค้นหา' })).toBeVisible()
  await expect(page.locator('main h2').filter({ hasNotText: /[ก-๙]/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'แผ่น Phaen' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('an article says what it contains and names its neighbours', async ({ page }) => {
  await page.goto('/blogs/detail/choosing-acrylic-thickness')
  await live(page)
  const next = page
    .getByRole('navigation', { name: /เรื่องก่อนหน้า/ })
    .getByRole('link')
    .first()
  const title = (await next.locator('small + *, small').last().locator('..').textContent()) ?? ''
  const contents = page.getByRole('navigation', { name: 'สารบัญ' })
  await expect(contents).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  const [aside, text] = await Promise.all([contents.boundingBox(), page.locator('article').boundingBox()])
  expect(aside?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0))
  await contents.getByRole('link').nth(1).click()
  await expect(page.locator('article h2').nth(1)).toBeInViewport()
  await next.click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).not.toHaveText(/^$/)
  await expect.poll(async () => title.includes((await heading.textContent()) ?? '-')).toBe(true)
})

test('no product page scrolls sideways at 320 pixels in English', async ({ page, language }) => {
  await language('en')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/product/detail/p-vn-wg', '/product/detail/p-ft-650', '/product?keyword=acrylic']) {
    await page.goto(path)
    await live(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, path).toBeLessThanOrEqual(320)
  }
})
