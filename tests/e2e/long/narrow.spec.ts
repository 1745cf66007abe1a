import type { Page } from 'playwright/test'
import { expect, test } from '../support/test.ts'

interface Listed {
  data: { id: string; name: string }[]
}

/** The others are looked at in this width by without-loss.spec.ts. */
const pages = ['/demo', '/demo/checkout']

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
  test(`no page for developers scrolls sideways at 320 pixels, ${words}`, async ({ page, language }) => {
    await language(words)
    expect(await tooWide(page, pages)).toEqual([])
  })

test.describe('as the server draws them', () => {
  // The script draws the same, and would take most of the time.
  test.use({ javaScriptEnabled: false })

  /** How long the longest part of a name is that may stand in one line only. */
  const longestWord = (name: string) => Math.max(...name.split(/[\s/-]/).map(({ length }) => length))

  for (const words of ['th', 'en'] as const)
    test(`no sheet of the products with the longest words scrolls sideways at 320 pixels, ${words}`, async ({
      page,
      language,
      request,
    }) => {
      test.slow()
      await language(words)
      const products: Listed['data'] = []
      const inAddress = words === 'th' ? 'thai' : 'english'
      for (const number of [1, 2, 3]) {
        const list: Listed = await (
          await request.get(`/${inAddress}/api/products?pageSize=100&pageNumber=${number}`)
        ).json()
        products.push(...list.data)
      }
      expect(products.length).toBeGreaterThan(150)
      const longest = products
        .toSorted((one, other) => longestWord(other.name) - longestWord(one.name))
        .slice(0, 20)
      expect(
        await tooWide(
          page,
          longest.map(({ id }) => `/product/detail/${id}`),
        ),
      ).toEqual([])
    })
})
