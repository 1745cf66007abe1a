import type { Page } from 'playwright/test'
import { watchLayoutShifts } from './support/layout-shifts.ts'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

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

test('the typeface comes after the first page of a phone, and is shown from the next screen on', async ({
  page,
}) => {
  const shifts = await watchLayoutShifts(page)
  const came = page.waitForEvent('requestfinished', (request) => isFont(request.url()))
  await page.goto('/')
  await live(page)
  await came
  await page.waitForFunction(() => localStorage.getItem('typeface'))
  expect(await familyOf(page, 'main h1')).not.toBe('Anuphan')
  expect(await shifts()).toEqual([])

  await page.locator('main').getByRole('link', { name: 'บรรจุภัณฑ์', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'บรรจุภัณฑ์' })).toBeVisible()
  await expect.poll(() => familyOf(page, 'main h1')).toBe('Anuphan')
})

test('a phone that has kept the typeface shows it with its first words, and nothing moves', async ({
  page,
}) => {
  await page.goto('/')
  await live(page)
  await page.waitForFunction(() => localStorage.getItem('typeface'))
  const shifts = await watchLayoutShifts(page)
  await page.goto('/product')
  await live(page)
  await page.waitForLoadState('networkidle')
  expect(await familyOf(page, 'main h1')).toBe('Anuphan')
  expect(await shifts()).toEqual([])
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false })

  test('the typeface is asked for with the first bytes', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (isFont(request.url()) || request.resourceType() === 'script') asked.push(request.url())
    })
    await page.goto('/')
    await live(page)
    expect(asked.filter(isFont)).toHaveLength(1)
    expect(asked.findIndex(isFont)).toBe(0)
    expect(await familyOf(page, 'main h1')).toBe('Anuphan')
  })

  test('there is no layout shift when the web font loads late', async ({ page }) => {
    const shifts = await watchLayoutShifts(page)
    let letThrough = () => {}
    const late = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route('**/*.woff2', async (route) => {
      await late
      await route.continue()
    })
    const faces = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'))
    await page.goto('/', { waitUntil: 'commit' })
    await live(page)
    letThrough()
    await faces
    await page.waitForLoadState('networkidle')
    expect(await shifts()).toEqual([])
  })
})

test('without script the page has its typeface', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const came = page.waitForEvent('requestfinished', (request) => isFont(request.url()))
  await page.goto(`${baseURL}/`)
  await came
  await context.close()
})
