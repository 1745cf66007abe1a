import type { APIRequestContext } from 'playwright/test'
import sharp from 'sharp'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

/** The structured data is tested in tests/found, without a browser; here are the files of the build and the browser's part. */
const metaIn = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? ''

/** Of a drawing that was made a PNG, or of a picture of the sample shop in JPEG. */
async function sharedSize(request: APIRequestContext, url: string) {
  if (url.endsWith('.png')) return pngSize(request, url)
  const answer = await request.get(url)
  expect(answer.headers()['content-type']).toBe('image/jpeg')
  const { width, height } = await sharp(await answer.body()).metadata()
  return { width, height }
}

async function pngSize(request: APIRequestContext, url: string) {
  const answer = await request.get(url)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('image/png')
  const bytes = await answer.body()
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

test('pictures to share, icons and the manifest are what the pages say', async ({ request }) => {
  for (const path of [
    '/',
    '/product/c-packaging',
    '/product/detail/p-ac-cast?lang=en',
    '/blogs/detail/cutting-acrylic',
    '/news/detail/rayong-branch-opens',
    '/banner/special-prices',
  ])
    await test.step(`the picture to share of ${path} has the size that the page says`, async () => {
      const html = await (await request.get(path)).text()
      const size = await sharedSize(request, metaIn(html, 'og:image'))
      expect(size).toEqual({
        width: Number(metaIn(html, 'og:image:width')),
        height: Number(metaIn(html, 'og:image:height')),
      })
      expect(size.width).toBeGreaterThanOrEqual(1200)
    })

  await test.step('the icons of the page and of its manifest answer with what they say they are', async () => {
    const html = await (await request.get('/')).text()
    const hrefs = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)"[^>]* href="([^"]+)"/g)].map(
      ([, href]) => href,
    )
    expect(hrefs).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'])
    const types = await Promise.all(
      hrefs.map(async (href = '') => (await request.get(href)).headers()['content-type']),
    )
    expect(types).toEqual(['image/vnd.microsoft.icon', 'image/svg+xml', 'image/png'])
    expect(await pngSize(request, '/apple-touch-icon.png')).toEqual({ width: 180, height: 180 })

    const answer = await request.get(/<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '')
    expect(answer.headers()['content-type']).toBe('application/manifest+json')
    const { icons, start_url: start } = await answer.json()
    expect((await request.get(start)).status()).toBe(200)
    for (const { src, sizes, type } of icons) {
      if (type !== 'image/png') continue
      const { width, height } = await pngSize(request, src)
      expect(`${width}x${height}`).toBe(sizes)
    }
    expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  })

  await test.step('a picture that the build did not draw is not found', async () => {
    expect((await request.get('/media/drawings/acrylic/123456.png')).status()).toBe(404)
  })
})

test('the data for search engines stand in the page under the strict policy, and stay until it is left', async ({
  page,
}) => {
  const described = page.locator(
    'link[rel=canonical], script[type="application/ld+json"], meta[property="og:url"]',
  )
  await page.goto('/product/detail/p-ac-cast?variant=p-ac-cast-red-1220x2440x2')
  await live(page)
  await expect(described).toHaveCount(3)
  await page.getByRole('link', { name: 'หน้าแรก' }).first().click()
  await expect(page).toHaveTitle(/^วัสดุพลาสติก/)
  await expect(described).toHaveCount(0)
})

test('another language leaves nothing that describes the first', async ({ page }) => {
  await page.goto('/about')
  await live(page)
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveTitle('About us · Phaen')
  await expect(page.locator('meta[name=description], link[hreflang]')).toHaveCount(0)
})

test('a page beyond the end of a list is a 404 with a way back, and each page has a title of its own', async ({
  page,
  troubles,
}) => {
  troubles.expect(/404/)
  for (const path of ['/product/c-sign-materials?sort=name', '/blogs', '/news']) {
    const join = path.includes('?') ? '&' : '?'
    const answer = await page.goto(`${path}${join}page=99`)
    expect(answer?.status(), path).toBe(404)
    await live(page)
    await expect(page.getByText('ไม่มีหน้า 99')).toBeVisible()
    await page.getByRole('link', { name: 'กลับไปหน้าแรกของรายการ' }).click()
    await expect(page).toHaveURL((url) => !url.searchParams.has('page'))
    await expect(page.locator('main [data-entry]').first()).toBeVisible()
    await page.goto(`${path}${join}page=2`)
    await expect(page).toHaveTitle(/ หน้า 2 · แผ่น Phaen$/)
    await live(page)
    await expect(page).toHaveTitle(/ หน้า 2 · แผ่น Phaen$/)
  }
})

test('another language keeps all pages that are shown, or the one of the address', async ({ page }) => {
  await page.goto('/product')
  await live(page)
  const entries = page.locator('main li[data-entry]')
  const links = () => entries.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  await page.getByRole('link', { name: 'ดูเพิ่มเติม' }).click()
  await expect.poll(() => entries.count()).toBeGreaterThan(12)
  const all = await links()
  await page.getByRole('button', { name: 'EN English' }).click()
  await expect(page).toHaveTitle(/^[A-Z].* · Phaen$/)
  await expect.poll(async () => (await links()).slice(0, all.length)).toEqual(all)

  await page.goto('/product?page=3')
  await live(page)
  const third = await links()
  await page.getByRole('button', { name: 'TH ภาษาไทย' }).click()
  await expect(page).toHaveTitle(/ หน้า 3 · แผ่น Phaen$/)
  await expect(page).toHaveURL(/page=3$/)
  await expect.poll(links).toEqual(third)
})
