import type { Page } from 'playwright/test'
import { openCustomer, signedIn, take } from './support/cart.ts'
import { addAddress, buyAll, ordersOf, stepsOf } from './support/checkout.ts'
import { newCustomer } from './support/new-customer.ts'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')

test('R2.52: a price that changed meanwhile is shown line by line, and ordered only after that', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  troubles.expect(/status of 409/)
  const tokens = await openCustomer(request, context, baseURL)
  const sheet = await take(request, tokens)
  await addAddress(request, tokens)
  // What the page reads first is an older price.
  await page.route('**/api/cart?date=*', async (route) => {
    const answer = await route.fetch()
    const cart = await answer.json()
    cart.items[0].variants[0].sizes[0] = {
      label: cart.items[0].variants[0].sizes[0].label,
      price: { amount: sheet.price - 100 },
    }
    await route.fulfill({ response: answer, json: cart })
  })
  await page.goto('/checkout')
  await live(page)
  const steps = stepsOf(page)
  await steps.toReview()
  await page.unroute('**/api/cart?date=*')
  await steps.placeButton.click()
  await expect(dialog(page)).toContainText('ยังไม่มีการสั่งซื้อ')
  await expect(dialog(page)).toContainText(sheet.name)
  expect(await ordersOf(request, tokens)).toEqual([])
  await dialog(page).getByRole('button', { name: 'ดูราคาใหม่' }).click()
  const [before, now] = [sheet.price - 100, sheet.price].map((amount) => `฿${amount.toLocaleString('en')}.00`)
  await expect(page.getByText(`${sheet.name} ราคาเปลี่ยนจาก ${before} เป็น ${now}`)).toBeVisible()
  await steps.shipping()
  await steps.placeButton.click()
  await expect(dialog(page)).toContainText('สั่งซื้อสำเร็จ')
  expect(await ordersOf(request, tokens)).toHaveLength(1)
})

test('what was sold out between cart and checkout is named, and the rest can be ordered', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  troubles.expect(/status of 409/)
  const tokens = await openCustomer(request, context, baseURL)
  const sheet = await take(request, tokens)
  const bag = await take(request, tokens, { productId: 'p-bg-mail' })
  await addAddress(request, tokens)
  await page.goto('/checkout')
  await live(page)
  const steps = stepsOf(page)
  await steps.toReview()

  const other = await newCustomer(request)
  const bought = await buyAll(request, other, bag)
  await steps.placeButton.click()
  await expect(dialog(page)).toContainText('สินค้ามีไม่พอ')
  await expect(dialog(page).getByRole('listitem')).toHaveText([bag.name])
  await dialog(page).getByRole('button', { name: 'ตรวจรายการอีกครั้ง' }).click()
  await expect(page.getByText(`${bag.name} ไม่อยู่ในคำสั่งซื้อนี้แล้ว`)).toBeVisible()
  await steps.shipping()
  await steps.placeButton.click()
  await expect(dialog(page)).toContainText('สั่งซื้อสำเร็จ')
  await page.goto('/cart')
  await live(page)
  await expect(page.getByRole('listitem').filter({ hasText: bag.name })).toContainText('สินค้าหมด')
  await expect(page.getByText(sheet.name)).toHaveCount(0)
  // Other tests find the stock as it was.
  const cancelled = await request.post(`/api/orders/${bought}/cancel`, { headers: signedIn(other) })
  expect(cancelled.status()).toBe(200)
})

test('an invoice’s address that was begun stays when the page speaks another language', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const tokens = await openCustomer(request, context, baseURL)
  await take(request, tokens)
  await addAddress(request, tokens)
  await page.goto('/checkout')
  await live(page)
  await stepsOf(page).address()
  await page.getByRole('radio', { name: /ใช้ชื่อหรือที่อยู่อื่น/ }).check()
  await page.getByRole('textbox', { name: /^ชื่อ/ }).fill('บริษัท ป้ายดี จำกัด')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('radio', { name: /Another name or address/ })).toBeChecked()
  await expect(page.locator('[name=recipientName]')).toHaveValue('บริษัท ป้ายดี จำกัด')
})
