import type { Request } from 'playwright/test'
import { live } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

// Each test is a first visit.
test.use({ reuseContext: false })

const isScript = (request: Request) => request.resourceType() === 'script'
const pages = { home: '/', list: '/product', product: '/product/detail/p-ex-pod' }

for (const [name, path] of Object.entries(pages)) {
  test(`${name} has its first picture at once and its styles in its first bytes, and then asks for all of its scripts at once`, async ({
    page,
  }) => {
    const asked: Request[] = []
    const scriptsAskedAtFirstAnswer: number[] = []
    const scripts = () => asked.filter(isScript)
    page.on('request', (request) => asked.push(request))
    page.on('response', (response) => {
      if (isScript(response.request())) scriptsAskedAtFirstAnswer.push(scripts().length)
    })
    // What comes once the page is idle, such as the moving carousel, is no part of its start.
    await page.addInitScript(() => (window.requestIdleCallback = () => 0))
    await page.goto(path)
    await live(page)
    await page.waitForLoadState('networkidle')

    const kinds = asked.map((request) => request.resourceType())
    expect(kinds.filter((kind) => kind === 'stylesheet')).toEqual([])
    expect(kinds.filter((kind) => kind === 'font')).toHaveLength(1)
    expect(await page.locator('head style').count()).toBe(1)

    const first = page.locator('img[fetchpriority="high"]')
    await expect(first).toHaveCount(1)
    expect(await first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    // A drawing is in the page itself; a photograph is asked for first, in the width of a card.
    expect(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      name === 'list' ? /\/media\/photographs\/[^/]+\/400\.webp$/ : /^data:image\/svg\+xml,/,
    )

    expect(scripts().length).toBeGreaterThan(5)
    expect(scriptsAskedAtFirstAnswer[0], 'no script waits for another one').toBe(scripts().length)
  })
}
