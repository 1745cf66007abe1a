import type { Page } from 'playwright/test'
import { storeTokens } from './support/customer.ts'
import { newCustomer } from './support/new-customer.ts'
import { placeOrder } from './support/orders.ts'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

const cards = { pays: '4242424242424242', declines: '4000000000000002', waits: '4000000000009995' }

async function payWith(page: Page, card: string) {
  await page.getByLabel('หมายเลขบัตร').fill(card)
  await page.getByLabel(/หมดอายุ/).fill('12/30')
  await page.getByLabel(/CVC|CVV/).fill('123')
  await page.getByRole('button', { name: /^ชำระเงิน/ }).click()
}

const slip = (page: Page, title: string) => page.getByRole('region', { name: title })

test('R1.13 R2.13 R4.41 R4.42 R4.44 R8.25 a declined card is told with its reason and leads to the orders; paid again it is a success', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const tokens = await newCustomer(request)
  await storeTokens(context, baseURL, tokens)
  const order = await placeOrder(request, tokens)
  await page.goto(order.redirectUrl ?? '')
  await payWith(page, cards.declines)
  await page.getByRole('button', { name: 'ยกเลิกและกลับไปที่ร้าน' }).click()
  await expect(page).toHaveURL(/payment-result/)
  const dialog = page.getByRole('dialog', { name: 'ชำระเงินไม่สำเร็จ' })
  await expect(dialog.getByText('บัตรถูกปฏิเสธ')).toBeVisible()
  await dialog.getByRole('link', { name: 'ไปที่คำสั่งซื้อของฉัน' }).click()
  await expect(page).toHaveURL(/\/profile\?tab=orders/)
  await page.getByRole('button', { name: `ชำระอีกครั้ง ${order.orderNumber}` }).click()
  await payWith(page, cards.pays)
  await expect(page).toHaveURL(/payment-result/)
  const success = page.getByRole('dialog', { name: 'ชำระเงินเรียบร้อย' })
  await success.getByRole('button', { name: 'ปิด' }).click()
  await expect(slip(page, 'ชำระเงินเรียบร้อย').getByText(order.orderNumber)).toBeVisible()
})

test('R4.39 R4.40 a payment in process changes to a success by itself, and a reload in between loses nothing', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const tokens = await newCustomer(request)
  await storeTokens(context, baseURL, tokens)
  const order = await placeOrder(request, tokens)
  await page.goto(order.redirectUrl ?? '')
  await payWith(page, cards.waits)
  const back = page.getByRole('link', { name: 'กลับไปที่ร้าน' })
  await Promise.race([back.click().catch(() => undefined), page.waitForURL(/payment-result/)])
  await expect(slip(page, 'กำลังรอผลจากธนาคาร')).toBeVisible()
  await page.reload()
  await expect(slip(page, 'กำลังรอผลจากธนาคาร')).toBeVisible()
  await expect(page.getByRole('button', { name: 'ชำระเงินอีกครั้ง' })).toBeDisabled()
  await expect(page.getByRole('dialog', { name: 'ชำระเงินเรียบร้อย' })).toBeVisible({ timeout: 30_000 })
})

test('R4.43 a payment window that was closed is told as such, whatever the address says, and back leads to the truth', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const tokens = await newCustomer(request)
  await storeTokens(context, baseURL, tokens)
  const order = await placeOrder(request, tokens)
  await page.goto(`/payment-result/success/PH-1/${order.orderId}`)
  await expect(slip(page, 'ยังชำระเงินไม่เสร็จ').getByText(order.orderNumber)).toBeVisible()
  await page.getByRole('button', { name: 'ชำระเงิน', exact: true }).click()
  await expect(page.getByLabel('หมายเลขบัตร')).toBeVisible()
  await page.goBack()
  await expect(slip(page, 'ยังชำระเงินไม่เสร็จ')).toBeVisible()
  await page.getByRole('button', { name: 'ชำระเงิน', exact: true }).click()
  await payWith(page, cards.pays)
  await expect(page.getByRole('dialog', { name: 'ชำระเงินเรียบร้อย' })).toBeVisible()
})

test('R2.14 R6.10 cash on delivery has its result, and nobody sees the one of another customer', async ({
  page,
  context,
  request,
  baseURL,
  language,
  troubles,
}) => {
  const tokens = await newCustomer(request)
  const order = await placeOrder(request, tokens, 'cashOnDelivery')
  await language('en')
  await storeTokens(context, baseURL, tokens)
  await page.goto(`/cod-result/${order.orderNumber}/${order.orderId}`)
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order.orderNumber}` })).toBeVisible()
  await expect(page.getByText('Cash on delivery')).toBeVisible()
  await expect(page.getByText('Pay the driver in cash when your goods arrive')).toBeVisible()
  troubles.expect(/status of 404/)
  await storeTokens(context, baseURL, await newCustomer(request))
  await page.goto(`/payment-result/success/${order.orderNumber}/${order.orderId}`)
  await live(page)
  await expect(page.getByText('Order not found')).toBeVisible()
  await expect(page.getByText(order.orderNumber)).toHaveCount(0)
})
