import { axeFaults } from './support/axe-faults.ts'
import { storeTokens } from './support/customer.ts'
import { newCustomer } from './support/new-customer.ts'
import { moveOrder, placeAsCustomer, placeOrder } from './support/orders.ts'
import { messagesTo } from './support/outbox.ts'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'
import { typeCode } from './support/type-code.ts'

test('R1.11 R1.12 R2.17 R2.56 R2.59 R2.60 R3.29 R6.14 an order is found in the list, followed live, tracked and invoiced', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const tokens = await newCustomer(request)
  const order = await placeOrder(request, tokens, 'cashOnDelivery')
  await storeTokens(context, baseURL, tokens)
  await page.goto('/profile?tab=orders')
  const row = page.getByRole('listitem').filter({ hasText: order.orderNumber })
  await expect(row).toContainText('รอดำเนินการ')
  await expect(row).toContainText('1 แผ่น · เก็บเงินปลายทาง')
  await row.getByRole('link', { name: order.orderNumber }).click()
  await expect(page.getByRole('heading', { level: 1, name: `คำสั่งซื้อ ${order.orderNumber}` })).toBeVisible()

  await moveOrder(request, order.orderNumber, 'order.process', 'order.ready', 'order.ship')
  const timeline = page.getByRole('list', { name: 'ลำดับเหตุการณ์' })
  await expect(timeline.getByRole('listitem').filter({ hasText: 'จัดส่งแล้ว' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  const tracking = page.getByRole('region', { name: 'ติดตามพัสดุ' })
  await expect(tracking.getByText(/^SH-/)).toBeVisible()
  await expect(tracking.getByText(/^TH\d{10}/)).toBeVisible()
  await expect(tracking.getByRole('link', { name: 'ดูบนเว็บไซต์ขนส่ง' })).toHaveAttribute('href', /^https:/)

  await moveOrder(request, order.orderNumber, 'order.deliver')
  await page.getByRole('link', { name: 'ใบกำกับภาษี' }).click()
  const invoice = page.getByRole('article', { name: /ใบกำกับภาษี \/ ใบเสร็จรับเงิน PHT-\d{4}-\d{5}/ })
  await expect(invoice).toBeVisible()
  await expect(invoice).toContainText('เลขประจำตัวผู้เสียภาษีอากร')
  await expect(invoice).toContainText(/บาท(ถ้วน|.+สตางค์)/)
})

test('the first order in cash on delivery is confirmed with a code', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const tokens = await newCustomer(request)
  const { phoneNumber } = tokens
  const { orderNumber } = await placeAsCustomer(request, tokens, 'cashOnDelivery')
  await storeTokens(context, baseURL, tokens)
  await page.goto('/profile?tab=orders')
  await page
    .getByRole('listitem')
    .filter({ hasText: orderNumber })
    .getByRole('link', { name: `ยืนยัน ${orderNumber}` })
    .click()
  const messages = () => messagesTo(request, phoneNumber)
  const codes = async () => (await messages()).flatMap(({ code }) => code || [])
  await expect.poll(async () => (await messages())[0]?.text).toContain(`ได้รับคำสั่งซื้อ ${orderNumber} แล้ว`)
  const sent = (await codes()).length
  await page.getByRole('button', { name: 'ยืนยันด้วยรหัส' }).click()
  const dialog = page.getByRole('dialog', { name: 'กรุณายืนยันคำสั่งซื้อนี้' })
  await expect.poll(codes).toHaveLength(sent + 1)
  const [code = ''] = await codes()
  await typeCode(page, dialog, code)
  await expect(page.getByText('ยืนยันคำสั่งซื้อแล้ว ร้านจะเริ่มเตรียมสินค้า')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(
    page.getByRole('list', { name: 'ลำดับเหตุการณ์' }).getByRole('listitem').filter({ hasText: 'ยืนยันแล้ว' }),
  ).toHaveAttribute('aria-current', 'step')
  await expect(page.getByText('กรุณายืนยันคำสั่งซื้อนี้')).toBeHidden()
  await moveOrder(request, orderNumber, 'order.process')
})

test('R2.18 an order is cancelled after a question and ordered again into the cart', async ({
  page,
  context,
  request,
  baseURL,
  language,
}) => {
  const tokens = await newCustomer(request)
  const order = await placeOrder(request, tokens)
  await language('en')
  await storeTokens(context, baseURL, tokens)
  await page.goto('/profile/order-detail')
  await page.getByRole('link', { name: order.orderNumber }).click()
  await live(page)
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this order?' })
  await question.getByRole('button', { name: 'Keep the order' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await question.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByText('The order is cancelled.')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page.getByText('What is still sold is in your cart')).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Go to cart' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: /Cart, 1 item/ })).toBeVisible()

  await test.step('on paper there is nothing to press', async () => {
    await page.emulateMedia({ media: 'print' })
    const order = page.getByRole('article')
    await expect(order.getByRole('button')).toHaveCount(0)
    await expect(order.getByRole('link', { name: /LINE|cart|invoice/i })).toHaveCount(0)
    await expect(order.getByText('Total', { exact: true })).toBeVisible()
    await page.emulateMedia({ media: null })
  })
})

test('an order that was paid and is cancelled has a credit note beside its invoice', async ({
  page,
  context,
  request,
  baseURL,
  language,
}) => {
  const tokens = await newCustomer(request)
  const order = await placeOrder(request, tokens)
  await moveOrder(request, order.orderNumber, 'payment.paid')
  await storeTokens(context, baseURL, tokens)
  await page.goto(`/profile/order-detail/${order.orderId}`)
  await live(page)
  await page.getByRole('button', { name: 'ยกเลิกคำสั่งซื้อ' }).click()
  await page
    .getByRole('dialog', { name: 'ยกเลิกคำสั่งซื้อนี้หรือไม่' })
    .getByRole('button', { name: 'ยกเลิกคำสั่งซื้อ' })
    .click()
  const refunds = page.getByRole('region', { name: 'เงินคืน' })
  await expect(refunds).toContainText(/คืนเงินแล้วเมื่อ.+ยกเลิกคำสั่งซื้อ · 1\sแผ่น, ค่าจัดส่ง/)
  await refunds.getByRole('link', { name: /ใบลดหนี้ PHC-/ }).click()

  const note = page.getByRole('article', { name: /ใบลดหนี้ PHC-\d{4}-\d{5}/ })
  await expect(note).toBeVisible()
  await expect(note).toContainText(/ใบกำกับภาษีเดิมPHT-\d{4}-\d{5}/)
  await expect(note).toContainText('เหตุผลยกเลิกคำสั่งซื้อ')
  await expect(note).toContainText('มูลค่าที่ถูกต้องก่อนภาษี0.00')
  await expect(note).toContainText(/บาท(ถ้วน|.+สตางค์)/)
  expect(await axeFaults(page)).toEqual([])
  await language('en')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /^Credit note PHC-/ })).toBeVisible()
  await expect(note).toContainText('Correct value before VAT')
  await page.getByRole('link', { name: 'Back to the order' }).click()
  await expect(page.getByRole('region', { name: 'Money back' })).toContainText('given back on')
})

test('an order that was paid in another tab refuses a second payment politely', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  const tokens = await newCustomer(request)
  const order = await placeOrder(request, tokens)
  await storeTokens(context, baseURL, tokens)
  await page.goto(`/profile/order-detail/${order.orderId}`)
  const pay = page.getByRole('button', { name: 'ชำระเงิน', exact: true })
  await expect(pay).toBeVisible()
  // The page does not look meanwhile, so that it still offers to pay.
  await page.route(`**/api/orders/${order.orderId}`, (route) => route.abort())
  troubles.expect(/Failed to load resource/)
  await moveOrder(request, order.orderNumber, 'payment.paid')
  await pay.click()
  await expect(page.getByRole('alert')).toContainText('คำสั่งซื้อนี้ชำระเงินแล้ว')
  await page.unroute(`**/api/orders/${order.orderId}`)
  await expect(pay).toHaveCount(0)
})
