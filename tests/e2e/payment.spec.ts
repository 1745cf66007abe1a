import pg from 'pg'
import type { Page } from 'playwright/test'
import { axeFaults } from './support/axe-faults.ts'
import { openCustomer, take } from './support/cart.ts'
import { addAddress, stepsOf } from './support/checkout.ts'
import { storeTokens } from './support/customer.ts'
import { shiftOfTypeface, totalOf, watchLayoutShifts } from './support/layout-shifts.ts'
import { tabTo } from './support/keyboard.ts'
import { newCustomer } from './support/new-customer.ts'
import { placeOrder } from './support/orders.ts'
import { live } from './support/ready.ts'
import { databaseOfRun } from './support/run-facts.ts'
import { expect, test } from './support/test.ts'

const cards = { pays: '4242424242424242', declines: '4000000000000002', waits: '4000000000009995' }

async function payWith(page: Page, card: string) {
  await page.getByLabel('หมายเลขบัตร').fill(card)
  await page.getByLabel(/หมดอายุ/).fill('12/30')
  await page.getByLabel(/CVC|CVV/).fill('123')
  await page.getByRole('button', { name: /^ชำระเงิน/ }).click()
}

const code = (page: Page) => page.getByRole('img', { name: /^(QR พร้อมเพย์|PromptPay QR code)/ })

/** In place of the app of a bank: another tab, with the sandbox's page of the QR code that the page shows. */
async function withBank(page: Page, outcome: 'ชำระสำเร็จ' | 'หมดเวลาชำระ') {
  const attempt = (await code(page).getAttribute('src'))?.split('/').at(-1)
  const bank = await page.context().newPage()
  await bank.goto(`/sandbox/pay/${attempt}?lang=th`)
  // Led on by the press: a page that is closed meanwhile may never answer that it is closed.
  const ledOn = bank.waitForEvent('load')
  await bank.getByRole('button', { name: outcome, exact: true }).click()
  await ledOn
  await bank.close()
}

/** As if the seconds were over that the sandbox's bank takes for a payment in process. */
async function letBankDecide(orderNumber: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseOfRun() })
  await client.connect()
  const due = `update sandbox_payments set due_at = now() where order_number = $1 and state = 'inProcess'`
  const { rowCount } = await client.query(due, [orderNumber])
  await client.end()
  expect(rowCount).toBe(1)
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
  await letBankDecide(order.orderNumber)
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
  await expect(page.getByRole('main').getByText('Cash on delivery')).toBeVisible()
  await expect(page.getByText('Pay the driver in cash when your goods arrive')).toBeVisible()
  troubles.expect(/status of 404/)
  await storeTokens(context, baseURL, await newCustomer(request))
  await page.goto(`/payment-result/success/${order.orderNumber}/${order.orderId}`)
  await live(page)
  await expect(page.getByText('Order not found')).toBeVisible()
  await expect(page.getByText(order.orderNumber)).toHaveCount(0)
})

test('PromptPay is chosen first, leads to its QR code, survives a reload, and a payment from elsewhere is noticed', async ({
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
  const steps = stepsOf(page)
  await steps.toReview('promptPay')
  expect(await page.locator('[name=channel]').count(), 'the step is folded').toBe(0)
  await steps.placeButton.click()
  await expect(page).toHaveURL(/payment-result\/pending/)
  let show: () => void = () => undefined
  const shown = new Promise<void>((resolve) => (show = resolve))
  await page.route('**/pay/qr/*', async (route) => {
    await shown
    await route.continue()
  })
  const shifts = await watchLayoutShifts(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'สแกนเพื่อชำระเงิน' })).toBeVisible()
  await expect(page.getByRole('timer')).toContainText(/ชำระภายใน \d\d:\d\d นาที/)
  const save = page.getByRole('link', { name: 'บันทึกภาพ QR' })
  const before = await save.boundingBox()
  show()
  await expect.poll(() => code(page).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  expect(await save.boundingBox(), 'nothing moves when the picture comes').toEqual(before)
  expect(totalOf(await shifts()), 'nor when the page knows that it is paid so').toBeLessThan(shiftOfTypeface)
  const box = await code(page).boundingBox()
  expect(box?.width, 'with its white margin, which is a fifth of it').toBeGreaterThanOrEqual(350)
  expect(await axeFaults(page)).toEqual([])
  const saved = page.waitForEvent('download')
  await save.click()
  expect((await saved).suggestedFilename()).toMatch(/^promptPay-PH-.*\.png$/)
  await withBank(page, 'ชำระสำเร็จ')
  await expect(page.getByRole('dialog', { name: 'ชำระเงินเรียบร้อย' })).toBeVisible()
})

test('a QR code that has expired is followed by a new one for the same order, by keyboard and in English', async ({
  page,
  context,
  request,
  baseURL,
  language,
}) => {
  const tokens = await newCustomer(request)
  const order = await placeOrder(request, tokens, 'promptPay')
  await language('en')
  await storeTokens(context, baseURL, tokens)
  await page.goto(`/profile/order-detail/${order.orderId}`)
  await live(page)
  const pay = page.getByRole('button', { name: 'Pay', exact: true })
  await tabTo(page, pay)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Scan to pay' })).toBeVisible()
  const first = await code(page).getAttribute('src')
  await withBank(page, 'หมดเวลาชำระ')
  await expect(slip(page, 'This QR code has expired').getByText(order.orderNumber)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await tabTo(page, page.getByRole('button', { name: 'Get a new QR code' }))
  await page.keyboard.press('Enter')
  await expect(code(page)).not.toHaveAttribute('src', first ?? '')
  await expect(page.getByText(`Order ${order.orderNumber}`)).toBeVisible()
  await tabTo(page, page.getByRole('radio', { name: 'Pay on this phone' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Point it at the QR code on this page')).toBeVisible()
})

test('a declined card changes to PromptPay with one tap, and back to the card with another', async ({
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
  const dialog = page.getByRole('dialog', { name: 'ชำระเงินไม่สำเร็จ' })
  await dialog.getByRole('button', { name: 'เปลี่ยนเป็นชำระด้วย QR พร้อมเพย์' }).click()
  await expect(page.getByText(`คำสั่งซื้อ ${order.orderNumber}`)).toBeVisible()
  await page.getByRole('button', { name: 'เปลี่ยนเป็นชำระด้วยบัตร' }).click()
  await payWith(page, cards.pays)
  await expect(page.getByRole('dialog', { name: 'ชำระเงินเรียบร้อย' })).toBeVisible()
})
