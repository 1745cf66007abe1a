import type { Page } from 'playwright/test'
import { sanitiseHtml } from '../../../server/shop/common/sanitise-html.ts'
import { storeTokens } from '../support/customer.ts'
import { newCustomer } from '../support/new-customer.ts'
import { signedIn } from '../support/cart.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { payloads, textsOf } from '../support/payloads.ts'
import { live } from '../support/ready.ts'
import { settling } from '../support/settled.ts'
import { signInDialog } from '../support/sign-in-dialog.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ mode: 'serial' })

let shop: OwnShop
test.beforeAll(async () => {
  shop = await openOwnShop()
})
test.afterAll(() => shop.close())

/** Nothing ran, and nothing waits for a press to run. */
async function expectNothingRan(page: Page, where: string): Promise<void> {
  const outcome = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    const scripted = links.filter(({ protocol }) => protocol === 'javascript:' || protocol === 'data:')
    return { executed: 'executed' in window, scripted: scripted.map(({ outerHTML }) => outerHTML) }
  })
  expect(outcome, where).toEqual({ executed: false, scripted: [] })
}

async function openEach(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(shop.address + path)
    await live(page)
    await expectNothingRan(page, path)
  }
}

test('payloads run where nothing guards a page, or the others would prove nothing', async ({ browser }) => {
  expect(payloads.length).toBeGreaterThanOrEqual(200)
  const context = await browser.newContext()
  const open = async (payload: string) => {
    const page = await context.newPage()
    await page.setContent(`<body>${payload}</body>`)
    return page
  }
  const pages = await Promise.all(payloads.slice(0, 30).map(open))
  const howManyRan = async () => {
    const ran = await Promise.all(pages.map((page) => page.evaluate(() => 'executed' in window)))
    return ran.filter(Boolean).length
  }
  await expect.poll(howManyRan).toBeGreaterThan(10)
  await context.close()
})

const spoiled = [
  '/blogs/detail/cutting-acrylic',
  '/news',
  '/blogs',
  '/product',
  '/product/detail/p-ac-cast',
  '/',
  '/sandbox',
]

test(`${payloads.length} payloads in articles, products, banners and messages, cleaned as they are when written: none runs`, async ({
  page,
  language,
  troubles,
}) => {
  test.slow()
  // A picture that was cleaned of all but its address has a place in an article.
  troubles.expect(/404 \(Not Found\) \(.*\/detail\/x\)/)
  const html = payloads.map((one) => sanitiseHtml(`<p>${one}</p>`)).join('\n')
  await spoil(html, payloads.join(' '))
  await language('th')
  await openEach(page, spoiled.slice(0, -1))
  await page.goto(`${shop.address}/sandbox`)
  await expectNothingRan(page, 'the sandbox')
})

test('the same payloads in the database as they are, cleaned when they are read: none runs', async ({
  page,
}) => {
  test.slow()
  // A picture that is none raises `error`, and the browser reports no missing file.
  await page.route('**/detail/x', (route) => route.fulfill({ body: 'no picture' }))
  // Some of them swallow all that follows, so each stands alone.
  for (const [index, payload] of payloads.filter((_, at) => at % 5 === 0).entries()) {
    await spoilArticles(payload, payload)
    // A page with a parameter that no screen reads is not cached.
    await page.goto(`${shop.address}/blogs/detail/cutting-acrylic?payload=${index}`, { waitUntil: 'load' })
    expect(await page.evaluate(() => 'executed' in window), payload).toBe(false)
  }
})

test('payloads in a customer’s name, company and addresses: none runs', async ({
  page,
  context,
  request,
}) => {
  test.slow()
  const customer = await newCustomer(request)
  const headers = signedIn(customer)
  const [name = ''] = textsOf(100)
  const lines = textsOf(300)
  for (const addressLine of lines.slice(0, 40)) {
    const data = {
      recipientName: addressLine.slice(0, 190),
      phoneNumber: '0812345678',
      addressLine,
      subDistrict: 'บางรัก',
      district: 'บางรัก',
      province: 'กรุงเทพมหานคร',
      postcode: '10500',
      isDefault: false,
    }
    const answer = await request.post('/api/customers/address-book', { headers, data })
    expect([200, 409], await answer.text()).toContain(answer.status())
  }
  const profile = {
    firstName: name,
    lastName: name,
    productInterests: [],
    industry: name,
    consents: { news: false },
  }
  const written = await request.put('/api/customers', { headers, data: profile })
  expect(written.status(), await written.text()).toBe(200)
  const { access_token, refresh_token } = customer
  await storeTokens(context, test.info().project.use.baseURL, { access_token, refresh_token })
  for (const path of ['/profile', '/profile?tab=addresses', '/profile?tab=settings', '/checkout', '/']) {
    await page.goto(path)
    await live(page)
    await expect(page.getByRole('main')).toBeVisible()
    await expectNothingRan(page, path)
  }
})

test('payloads in the search text, in addresses and in what comes after signing in: none runs', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  test.slow()
  troubles.expect(/status of 404/)
  const open = async (path: string) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await live(page)
    await expectNothingRan(page, path)
  }
  for (const text of textsOf(100).filter((_, at) => at % 3 === 0)) {
    const query = encodeURIComponent(text)
    await open(`/product?keyword=${query}&auth=login&next=${query}#${query}`)
  }
  for (const payload of payloads.filter((_, at) => at % 10 === 0)) {
    const text = encodeURIComponent(payload)
    await open(`/no-such/${encodeURIComponent(text)}?lang=${text}`)
  }
  const { phoneNumber, password } = await newCustomer(request)
  const settled = settling(page)
  const signInTo = async (next: string) => {
    await context.clearCookies()
    await page.goto(`/?auth=login&next=${encodeURIComponent(next)}`)
    await live(page)
    const { dialog, fill } = signInDialog(page)
    await fill(phoneNumber, password)
    await expect(dialog).toBeHidden()
    await settled()
    await expectNothingRan(page, `signed in to ${next}`)
  }
  await signInTo('/about')
  await expect(page).toHaveURL(/\/about$/)
  for (const next of [
    'javascript:top.executed=1',
    '//example.com/',
    'data:text/html,<script>top.executed=1</script>',
  ]) {
    await signInTo(next)
    await expect(page, next).toHaveURL(`${baseURL}/`)
  }
})

/** Writes a text into everything that the shop's keepers write. */
async function spoil(html: string, text: string): Promise<void> {
  await spoilArticles(html, text)
  await shop.query(`update products set name_th = $1, name_en = $1, image_alt_th = $1, image_alt_en = $1`, [
    text.slice(0, 20_000),
  ])
  await shop.query(`update product_descriptions set html_th = $1, html_en = $1`, [html])
  await shop.query(
    `update banners set title_th = $2, title_en = $2, alt_th = $2, alt_en = $2, content_th = $1, content_en = $1`,
    [html, text],
  )
  await shop.query(`insert into messages (channel, recipient, text) values ('email', 'a@b.example', $1)`, [
    text,
  ])
}

async function spoilArticles(html: string, text: string): Promise<void> {
  await shop.query(
    `update articles set title_th = $2, title_en = $2, excerpt_th = $2, excerpt_en = $2, cover_alt_th = $2, cover_alt_en = $2, content_th = $1, content_en = $1`,
    [html, text],
  )
}
