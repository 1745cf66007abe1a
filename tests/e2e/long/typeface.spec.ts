import type { Page } from 'playwright/test'
import { shiftOfTypeface, totalOf, watchLayoutShifts } from '../support/layout-shifts.ts'
import { live } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

// Each test is a first visit.
test.use({ reuseContext: false })

const isFont = (url: string) => url.endsWith('.woff2')

/** The family that the page's own words are set in, as the browser says that it uses it. */
async function familyOf(page: Page, selector: string): Promise<string | undefined> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  await devtools.detach()
  return fonts.toSorted((one, other) => other.glyphCount - one.glyphCount)[0]?.familyName
}

for (const [name, size] of Object.entries({ phone: undefined, desktop: { width: 1440, height: 900 } })) {
  test.describe(name, () => {
    if (size) test.use({ viewport: size, isMobile: false })

    test(`the first page of a visit on a ${name} shows the letters of the shop`, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (isFont(request.url()) || request.resourceType() === 'script') asked.push(request.url())
      })
      await page.goto('/')
      await live(page)
      expect(asked.filter(isFont)).toHaveLength(1)
      expect(asked.findIndex(isFont), 'the scripts come later').toBe(0)
      await expect.poll(() => familyOf(page, 'main h1')).toBe('Anuphan')
    })
  })
}

for (const path of ['/', '/product', '/product/detail/p-fb-pap']) {
  test(`letters that come late move next to nothing on ${path}`, async ({ page }) => {
    const shifts = await watchLayoutShifts(page)
    let letThrough = () => {}
    const late = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route('**/*.woff2', async (route) => {
      await late
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await live(page)
    expect(await shifts()).toEqual([])
    letThrough()
    await expect.poll(() => familyOf(page, 'main h1')).toBe('Anuphan')
    // A word in the middle of a sentence may move by some pixels, or to the next line; Core Web Vitals allow 0.1.
    expect(totalOf(await shifts())).toBeLessThan(shiftOfTypeface)
  })
}

test('without script the page has its typeface', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const came = page.waitForEvent('requestfinished', (request) => isFont(request.url()))
  await page.goto(`${baseURL}/`)
  await came
  await context.close()
})
