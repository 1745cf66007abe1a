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

for (const words of ['th', 'en'] as const)
  test(`no page scrolls sideways at 320 pixels, ${words}`, async ({ page, language, request }) => {
    test.setTimeout(900_000)
    await language(words)
    await page.setViewportSize({ width: 320, height: 640 })
    const ids: string[] = []
    for (const number of [1, 2, 3]) {
      const list: Listed = await (
        await request.get(`/english/api/products?pageSize=100&pageNumber=${number}`)
      ).json()
      ids.push(...list.data.map(({ id }) => id))
    }
    expect(ids.length).toBeGreaterThan(150)
    const wide: string[] = []
    for (const path of [...pages, ...ids.map((id) => `/product/detail/${id}`)]) {
      await page.goto(path)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > 320) wide.push(`${path} ${width}`)
    }
    expect(wide).toEqual([])
  })
