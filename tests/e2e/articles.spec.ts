import type { Page } from 'playwright/test'
import { live } from './support/ready.ts'
import { settling } from './support/settled.ts'
import { expect, test } from './support/test.ts'

/** Records the page's requests to the API. */
function apiCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('/api/')) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

interface ArticleList {
  path: string
  name: string
  api: string
}

async function listsTwelveAndMore(page: Page, { path, name, api }: ArticleList): Promise<void> {
  const calls = apiCalls(page)
  await page.goto(path)
  await live(page)
  const main = page.locator('main')
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(main.getByRole('article')).toHaveCount(12)
  await expect(main.getByRole('article').first()).toContainText(/อ่าน [\d,]+ ครั้ง/)
  await expect(main.getByRole('article').first()).toContainText(/แชร์ [\d,]+ ครั้ง/)
  await expect(main.getByText(/แสดง 12 จาก 2\d/)).toBeVisible()
  expect(calls).toEqual([])
  await main.getByText(/แสดง 12 จาก 2\d/).scrollIntoViewIfNeeded()
  await expect(main.getByRole('article').nth(20)).toBeVisible()
  expect(calls).toEqual([`GET ${api}`])
}

test('R2.5 R2.43 R6.2 R9.7: /blogs lists 12 with their counts, and more as one scrolls', ({ page }) =>
  listsTwelveAndMore(page, { path: '/blogs', name: 'บทความ', api: '/api/blogs/thai' }))

test('R2.8 R2.45 R6.3 R9.8: /news lists 12 with their counts, and more as one scrolls', ({ page }) =>
  listsTwelveAndMore(page, { path: '/news', name: 'ข่าวสาร', api: '/api/news/thai' }))

test('back finds the list as long and as far down as it was left', async ({ page }) => {
  await page.goto('/blogs')
  await live(page)
  const articles = page.locator('main').getByRole('article')
  await page.getByText(/แสดง 12 จาก/).scrollIntoViewIfNeeded()
  await articles.nth(22).scrollIntoViewIfNeeded()
  const position = await page.evaluate(() => window.scrollY)
  await articles.nth(22).getByRole('link').click()
  await expect(page).toHaveURL(/\/blogs\/detail\//)
  await expect(page.getByText('แชร์หน้านี้')).toBeAttached()
  const calls = apiCalls(page)
  await page.goBack()
  await expect(articles.nth(22)).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(position)
  expect(calls).not.toContain('GET /api/blogs/thai')
})

test('R2.6 R2.44: a blog is there before any script runs, with its counts and its title', async ({
  browser,
  baseURL,
}) => {
  const withoutScript = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await withoutScript.newPage()
  await page.goto('/blogs/detail/cutting-acrylic')
  await expect(page).toHaveTitle(/^ตัดอะคริลิกให้ขอบสวย.* · แผ่น Phaen$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ตัดอะคริลิกให้ขอบสวย')
  await expect(page.getByText(/อ่าน [\d,]+ ครั้ง/)).toBeVisible()
  await expect(page.getByText(/แชร์ [\d,]+ ครั้ง/)).toBeVisible()
  await expect(page.getByRole('cell', { name: 'มีดกรีดแล้วหัก' })).toBeVisible()
  await withoutScript.close()
})

test('R2.9 R2.46: a visit counts as one reading, however often it opens the article', async ({
  page,
  baseURL,
}) => {
  const views: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') views.push(new URL(request.url()).pathname)
  })
  const read = async () => {
    const answer = await fetch(`${baseURL}/api/news/thai/rayong-branch-opens`)
    const { viewCount }: { viewCount: number } = await answer.json()
    return viewCount
  }
  const settled = settling(page)
  const before = await read()
  await page.goto('/news/detail/rayong-branch-opens')
  await expect(page.getByText(`อ่าน ${(before + 1).toLocaleString('en-US')} ครั้ง`)).toBeVisible()
  await page.reload()
  await live(page)
  await settled()
  expect(views).toEqual(['/api/news/standard/rayong-branch-opens/view'])
})

test('an article is sent on by copying its address, and that counts', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/blogs/detail/gluing-acrylic')
  await live(page)
  const counted = page.waitForResponse(/\/api\/blogs\/standard\/gluing-acrylic\/share$/)
  await page.getByRole('button', { name: 'คัดลอกลิงก์' }).click()
  await expect(page.getByText('คัดลอกลิงก์แล้ว')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${page.url()}?lang=th`)
  const { shareCount }: { shareCount: number } = await (await counted).json()
  await expect(page.getByText(`แชร์ ${shareCount.toLocaleString('en-US')} ครั้ง`)).toBeVisible()
})

test('an article leads to its neighbours, and a link in the text stays in the shop', async ({ page }) => {
  await page.goto('/blogs/detail/cutting-acrylic')
  await live(page)
  await page.evaluate(() => (document.body.dataset.same = 'page'))
  const first = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('link', { name: 'เรื่องก่อนหน้า' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first ?? '')
  await page.getByRole('link', { name: 'เรื่องถัดไป' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '')
  await page.getByRole('link', { name: 'หล่อกับรีด' }).click()
  await expect(page).toHaveURL(/\/blogs\/detail\/cast-or-extruded-acrylic$/)
  await expect(page.locator('body')).toHaveAttribute('data-same', 'page')
})

test('an article, news or a banner that is not there says so, with the status 404', async ({
  page,
  troubles,
}) => {
  troubles.expect(/404/)
  for (const path of ['/blogs/detail/no-such-thing', '/news/detail/no-such-thing', '/banner/no-such-thing'])
    await test.step(path, async () => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('ไม่พบ')
      await live(page)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('ไม่พบ')
    })
})

test('a text that the browser inserts is cleaned first', async ({ page, troubles }) => {
  // DOMPurify parses the HTML in a separate document, where the page's policy already refuses the handler.
  troubles.expect(/inline event handler/)
  troubles.expect(/script-src-attr inline/)
  const dirty =
    '<p>Clean words</p><img src="x" onerror="document.body.dataset.dirty = 1">' +
    '<script>document.body.dataset.dirty = 1</script><a href="javascript:document.body.dataset.dirty=1">Press</a>'
  await page.route('**/api/blogs/english/cutting-acrylic', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), contentHtml: dirty } })
  })
  // The sanitised text keeps the picture; its content does not matter here.
  await page.route('**/blogs/detail/x', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await page.goto('/blogs/detail/cutting-acrylic')
  await live(page)
  await page.getByRole('button', { name: 'English' }).click()
  const text = page.getByText('Clean words').locator('..')
  await expect(text.locator('img')).toHaveJSProperty('complete', true)
  expect(await text.innerHTML()).toBe('<p>Clean words</p><img src="x"><a>Press</a>')
  await expect(page.locator('body')).not.toHaveAttribute('data-dirty')
})

test('another language keeps the article and brings it in that language', async ({ page }) => {
  await page.goto('/blogs/detail/cutting-acrylic')
  await live(page)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Cutting acrylic cleanly: knife, saw, router or laser',
  )
  await expect(page.getByRole('cell', { name: 'Score and snap' })).toBeVisible()
  await expect(page).toHaveURL(/\/blogs\/detail\/cutting-acrylic$/)
  await expect(page).toHaveTitle(/^Cutting acrylic cleanly/)
})

test('an article shows the products that it speaks of, beside it on a desktop and below it on a phone', async ({
  page,
}) => {
  await page.goto('/blogs/detail/choosing-acrylic-thickness')
  await live(page)
  const goods = page.getByRole('region', { name: 'สินค้าที่พูดถึง' })
  const text = page.locator('article').first()
  await expect(goods.getByRole('listitem').first()).toContainText('฿')
  const [phone, article] = [await goods.boundingBox(), await text.boundingBox()]
  expect(phone?.y).toBeGreaterThanOrEqual((article?.y ?? 0) + (article?.height ?? 0))
  await page.setViewportSize({ width: 1440, height: 900 })
  const [beside, wide] = [await goods.boundingBox(), await text.boundingBox()]
  expect(beside?.x).toBeGreaterThan((wide?.x ?? 0) + (wide?.width ?? 0))
  expect(beside?.y).toBeLessThan(900)
  await goods.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\/detail\//)
})
