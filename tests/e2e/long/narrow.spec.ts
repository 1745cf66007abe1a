import type { Page } from 'playwright/test'
import { expect, test } from '../support/test.ts'

interface Listed {
  data: { id: string }[]
}

const pages = [
  '/',
  '/product',
  '/product?keyword=zzzzqq',
  '/blogs',
  '/news',
  '/about',
  '/privacyPolicy',
  '/termandcon',
  '/demo',
  '/demo/checkout',
]

/** The addresses that are wider than a phone of 320 pixels. */
async function tooWide(page: Page, paths: readonly string[]): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 })
  const wide: string[] = []
  for (const path of paths) {
    await page.goto(path)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > 320) wide.push(`${path} ${width}`)
  }
  return wide
}

for (const words of ['th', 'en'] as const)
  test(`no page scrolls sideways at 320 pixels, ${words}`, async ({ page, language }) => {
    await language(words)
    expect(await tooWide(page, pages)).toEqual([])
  })

test.describe('as the server draws them', () => {
  // The script draws the same, and would take most of the time.
  test.use({ javaScriptEnabled: false })

  for (const [place, words] of (['th', 'en'] as const).entries())
    test(`no sheet of any product scrolls sideways at 320 pixels: every second one, in ${words}`, async ({
      page,
      language,
      request,
    }) => {
      test.slow()
      await language(words)
      const ids: string[] = []
      for (const number of [1, 2, 3]) {
        const list: Listed = await (
          await request.get(`/english/api/products?pageSize=100&pageNumber=${number}`)
        ).json()
        ids.push(...list.data.map(({ id }) => id))
      }
      expect(ids.length).toBeGreaterThan(150)
      const paths = ids.filter((_, at) => at % 2 === place).map((id) => `/product/detail/${id}`)
      expect(await tooWide(page, paths)).toEqual([])
    })
})
