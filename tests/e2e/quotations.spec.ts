import type { APIRequestContext, BrowserContext, Page } from 'playwright/test'
import { thaiAddress } from '../support/addresses.ts'
import { axeFaults } from './support/axe-faults.ts'
import { patchCart, signedIn, take } from './support/cart.ts'
import { storeTokens, type Tokens } from './support/customer.ts'
import { newCustomer } from './support/new-customer.ts'
import { enterOffice } from './support/office-session.ts'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

const aQuotation = /\/profile\/quotation\/[0-9a-f-]{36}$/

async function askForQuotation(page: Page): Promise<void> {
  await page.goto('/cart')
  await live(page)
  await page.getByRole('link', { name: 'ขอใบเสนอราคา' }).click()
  await page.getByRole('button', { name: 'ขอใบเสนอราคา' }).click()
  await expect(page).toHaveURL(aQuotation)
}

/** A customer with an address and a product in the cart, who is signed in. */
async function fillCart(
  request: APIRequestContext,
  context: BrowserContext,
  baseURL: string | undefined,
): Promise<Tokens> {
  const customer = await newCustomer(request, { firstName: 'สมชาย', lastName: 'ใจดี' })
  const address = { ...thaiAddress, isDefault: true }
  const kept = await request.post('/api/customers/address-book', {
    headers: signedIn(customer),
    data: address,
  })
  expect(kept.status(), await kept.text()).toBe(200)
  await take(request, customer, { quantity: 2 })
  const { access_token, refresh_token } = customer
  await storeTokens(context, baseURL, { access_token, refresh_token })
  return customer
}

/** The quotation of what is in the cart, by its id. */
async function newQuotation(request: APIRequestContext, tokens: Tokens): Promise<string> {
  const headers = signedIn(tokens)
  const { items } = await (await request.get('/api/cart?date=2026-11-22', { headers })).json()
  const ways = await request.get(`/api/cart/shipping-options?postcode=${thaiAddress.postcode}`, { headers })
  const way = (await ways.json()).find(({ available }: { available: boolean }) => available)
  const answer = await request.post('/api/quotations', {
    headers,
    data: {
      cartItemIds: items.map(({ cartItemId }: { cartItemId: string }) => cartItemId),
      deliveryAddress: thaiAddress,
      shippingId: way.shippingId,
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).id
}

test('R21.16 R21.17 R21.18 R21.19: a cart becomes a quotation, staff change its price, and it is ordered at that price', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  // Accepting former prices is refused.
  troubles.expect(/409/)
  await fillCart(request, context, baseURL)
  await askForQuotation(page)
  const paper = page.getByRole('article', { name: /^ใบเสนอราคา QT-\d{6}-\d{4}$/ })
  await expect(paper).toContainText('จำนวนเงินเป็นตัวอักษร')
  await expect(paper).toContainText('ภาษีมูลค่าเพิ่ม 7%')
  await expect(paper).toContainText('ผู้อนุมัติสั่งซื้อ')
  await expect(page.getByText('เหลือ 15 วัน')).toBeVisible()
  const number = /QT-\d{6}-\d{4}/.exec(
    (await page.getByRole('heading', { level: 1 }).textContent()) ?? '',
  )?.[0]
  const steps = page.getByRole('list', { name: 'ขั้นตอนของใบเสนอราคา' }).getByRole('listitem')
  await expect(steps.and(page.locator('[aria-current="step"]'))).toHaveText('รอตอบรับ')
  await expect(page.getByRole('link', { name: 'ขอแก้ไขทาง LINE' })).toHaveAttribute(
    'href',
    new RegExp(`line\\.me/.*${number}$`),
  )
  expect(await axeFaults(page)).toEqual([])

  await enterOffice(context, baseURL, 'sales')
  const office = await context.newPage()
  await office.goto('/office')
  await office.getByRole('link', { name: 'ใบเสนอราคา', exact: true }).click()
  await office.getByRole('link', { name: number }).click()
  await office.getByRole('textbox', { name: /^ราคาต่อหน่วยของ/ }).fill('100')
  await office.getByRole('textbox', { name: 'ค่าจัดส่ง' }).fill('0')
  expect(await axeFaults(office)).toEqual([])
  await office.getByRole('button', { name: 'บันทึกราคา' }).click()
  await expect(office.getByRole('heading', { name: 'ประวัติการแก้ราคา' })).toBeVisible()

  await page.getByRole('radio', { name: 'เก็บเงินปลายทาง' }).check()
  await page.getByRole('button', { name: 'ตอบรับและสั่งซื้อ' }).click()
  await expect(page.getByText('ร้านแก้ราคาในใบเสนอราคานี้แล้ว')).toBeVisible()
  await page.getByRole('button', { name: 'ดูราคาใหม่' }).click()
  await expect(paper).toContainText('สองร้อยบาทถ้วน')
  await page.getByRole('radio', { name: 'เก็บเงินปลายทาง' }).check()
  await page.getByRole('button', { name: 'ตอบรับและสั่งซื้อ' }).click()
  await expect(page).toHaveURL(/\/cod-result\//)

  await page.goto('/profile?tab=orders')
  await live(page)
  await page.getByRole('link', { name: 'ใบเสนอราคาของฉัน' }).click()
  await expect(page.getByText('ตอบรับแล้ว')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: number }).click()
  await expect(steps.nth(2)).toHaveText(/^สั่งซื้อและชำระเงินPH-/)
  await page.getByRole('link', { name: /^ดูคำสั่งซื้อ PH-/ }).click()
  await expect(page.getByText('฿200.00').first()).toBeVisible()
})

test('R21.16: goods that left the cart meanwhile leave the request too, and it says so', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  troubles.expect(/409/)
  const customer = await fillCart(request, context, baseURL)
  const { productId, variantId } = await take(request, customer, { productId: 'p-ac-tran' })
  await page.goto('/cart')
  await live(page)
  await page.getByRole('link', { name: 'ขอใบเสนอราคา' }).click()
  const send = page.getByRole('button', { name: 'ขอใบเสนอราคา' })
  await expect(send).toBeEnabled()
  await patchCart(request, customer, [{ op: 'remove', path: '/items', value: { productId, variantId } }])
  await send.click()
  await expect(page.getByRole('alert')).toContainText('สินค้าในตะกร้าเปลี่ยนไปแล้ว')
  await expect(page.getByRole('region', { name: 'สินค้าที่ขอราคา' }).getByRole('listitem')).toHaveCount(1)
  await send.click()
  await expect(page).toHaveURL(aQuotation)
  await expect(page.getByRole('article').getByRole('row', { name: /^2/ })).toHaveCount(0)
})

test('R21.16: a request whose goods all left the cart meanwhile shows that nothing is left', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  troubles.expect(/400/)
  const customer = await fillCart(request, context, baseURL)
  await page.goto('/cart')
  await live(page)
  await page.getByRole('link', { name: 'ขอใบเสนอราคา' }).click()
  const send = page.getByRole('button', { name: 'ขอใบเสนอราคา' })
  await expect(send).toBeEnabled()
  const headers = signedIn(customer)
  const { items } = await (await request.get('/api/cart?date=2026-11-22', { headers })).json()
  const { productId, variantId } = items[0]
  await patchCart(request, customer, [{ op: 'remove', path: '/items', value: { productId, variantId } }])
  await send.click()
  await expect(page.getByText('ยังไม่มีสินค้าที่เลือกไว้ในตะกร้า')).toBeVisible()
})

test('R21.17: one that has expired says so, and a new one takes its place', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const quotation = await newQuotation(request, await fillCart(request, context, baseURL))
  await page.route('**/api/quotations/*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), validUntil: '2020-01-01T17:00:00Z' },
    })
  })
  await page.goto(`/profile/quotation/${quotation}`)
  await live(page)
  // The server said open: the page itself sees that the time is over.
  await expect(page.getByText('ใบเสนอราคานี้หมดอายุแล้ว')).toBeVisible()
  await expect(page.getByRole('button', { name: 'ขอใหม่ตามราคาวันนี้' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'ตอบรับและสั่งซื้อ' })).toHaveCount(0)
  expect(await axeFaults(page)).toEqual([])
})
