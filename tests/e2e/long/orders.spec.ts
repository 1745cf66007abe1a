import type { APIRequestContext, Page } from 'playwright/test'
import type { OrderEventType } from '../../../machines/order-status/order-events.ts'
import type { Order, OrderStatus, PaymentChannel } from '../../../openapi/generated/schema.ts'
import { axeFaults } from '../support/axe-faults.ts'
import { storeTokens, type Tokens } from '../support/customer.ts'
import { newCustomer } from '../support/new-customer.ts'
import { moveOrder, placeOrder } from '../support/orders.ts'
import { live } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

/** How an order is led to each status. Five may wait for their money at once. */
const lives: Record<OrderStatus, [word: string, channel: PaymentChannel, ...events: OrderEventType[]]> = {
  pending: ['รอดำเนินการ', 'card'],
  failed: ['ชำระเงินไม่สำเร็จ', 'card', 'payment.failed'],
  paid: ['ชำระเงินแล้ว', 'card', 'payment.paid'],
  processing: ['กำลังเตรียมสินค้า', 'card', 'payment.paid', 'order.process'],
  readyToShip: ['พร้อมจัดส่ง', 'card', 'payment.paid', 'order.process', 'order.ready'],
  shipped: ['จัดส่งแล้ว', 'cashOnDelivery', 'order.process', 'order.ready', 'order.ship'],
  delivered: ['ถึงผู้รับแล้ว', 'cashOnDelivery', 'order.process', 'order.ready', 'order.ship', 'order.deliver'],
  readyToPickUp: ['พร้อมให้รับ', 'payAtCounter', 'order.process', 'order.ready'],
  pickedUp: ['รับสินค้าแล้ว', 'payAtCounter', 'order.process', 'order.ready', 'order.pickUp'],
  complete: [
    'เสร็จสมบูรณ์',
    'cashOnDelivery',
    'order.process',
    'order.ready',
    'order.ship',
    'order.deliver',
    'order.complete',
  ],
  refund: ['คืนเงินแล้ว', 'card', 'payment.paid', 'order.cancel'],
  cancelOrder: ['ยกเลิกแล้ว', 'cashOnDelivery', 'order.cancel'],
}

async function expectNoSidewaysScroll(page: Page) {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(sideways).toBeLessThanOrEqual(0)
}

async function expectSound(page: Page) {
  expect(await axeFaults(page)).toEqual([])
  await expectNoSidewaysScroll(page)
}

async function expectFitsAllWidths(page: Page) {
  for (const width of [360, 768, 1440, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
}

async function expectSoundAtAllWidths(page: Page) {
  await expectFitsAllWidths(page)
  // Layouts differ between a phone and a desktop only.
  expect(await axeFaults(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 800 })
  expect(await axeFaults(page)).toEqual([])
}

/** Together they show every part of the page; on a phone each status is read. */
const readOnADesktop = ['pending', 'delivered', 'refund']

test('orders of each status are named in the list and shown on their pages, at every width', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.setTimeout(400_000)
  const tokens = await newCustomer(request)
  const ids: Record<string, string> = {}
  for (const [status, [, channel, ...events]] of Object.entries(lives)) {
    const order = await placeOrder(request, tokens, channel)
    await moveOrder(request, order.orderNumber, ...events)
    ids[status] = order.orderId
  }
  await storeTokens(context, baseURL, tokens)
  await test.step('the list', async () => {
    await page.goto('/profile/order-detail')
    await live(page)
    for (const [status, [word]] of Object.entries(lives))
      await expect(page.locator(`[data-status="${status}"]`)).toHaveText(word)
    await expectSoundAtAllWidths(page)
  })
  for (const [status, [word]] of Object.entries(lives))
    await test.step(`one that is ${status}`, async () => {
      await page.goto(`/profile/order-detail/${ids[status]}`)
      await live(page)
      await expect.soft(page.locator(`[data-status="${status}"]`)).toHaveText(word)
      await expectFitsAllWidths(page)
      expect.soft(await axeFaults(page), status).toEqual([])
      if (!readOnADesktop.includes(status)) return
      await page.setViewportSize({ width: 1440, height: 800 })
      expect.soft(await axeFaults(page), `${status} on a desktop`).toEqual([])
    })
})

const results: [what: string, title: string, channel: PaymentChannel, ...events: OrderEventType[]][] = [
  ['an unfinished payment', 'ยังชำระเงินไม่เสร็จ', 'card'],
  ['a success', 'ชำระเงินเรียบร้อย', 'card', 'payment.paid'],
  ['a failure', 'ชำระเงินไม่สำเร็จ', 'card', 'payment.failed'],
  ['cash on delivery', 'ได้รับคำสั่งซื้อแล้ว', 'cashOnDelivery'],
]

for (const [what, title, channel, ...events] of results) {
  test(`the result of ${what} is sound, in its dialog and on the page, at every width`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const tokens = await newCustomer(request)
    const { orderNumber, orderId } = await placeOrder(request, tokens, channel)
    await moveOrder(request, orderNumber, ...events)
    await storeTokens(context, baseURL, tokens)
    await page.goto(`/payment-result/process/${orderNumber}/${orderId}`)
    await live(page)
    if (events.length > 0) {
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toBeVisible()
      await expectSound(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    await expect(page.getByRole('region', { name: title })).toBeVisible()
    await expectSoundAtAllWidths(page)
  })
}

test('a payment in process and a missing order are sound, at every width', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  troubles.expect(/status of 404/)
  const tokens = await newCustomer(request)
  const { orderNumber, orderId } = await placeOrder(request, tokens)
  await storeTokens(context, baseURL, tokens)
  // The bank of the sandbox decides too soon to look at every width.
  await page.route(`**/api/orders/${orderId}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), isInProcess: true, canPay: false } })
  })
  await page.goto(`/payment-result/process/${orderNumber}/${orderId}`)
  await expect(page.getByRole('region', { name: 'กำลังรอผลจากธนาคาร' })).toBeVisible()
  await expectSoundAtAllWidths(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/payment-result/success/PH-1/no-such-order')
  await expect(page.getByText('ไม่พบคำสั่งซื้อนี้')).toBeVisible()
  await expectSoundAtAllWidths(page)
})

test('the question before an order is cancelled is sound, at every width', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const tokens = await newCustomer(request)
  const { orderId } = await placeOrder(request, tokens)
  await storeTokens(context, baseURL, tokens)
  await page.goto(`/profile/order-detail/${orderId}`)
  await live(page)
  await page.getByRole('button', { name: 'ยกเลิกคำสั่งซื้อ' }).click()
  await expect(page.getByRole('dialog', { name: 'ยกเลิกคำสั่งซื้อนี้หรือไม่' })).toBeVisible()
  await expectSoundAtAllWidths(page)
})

async function paidOrder(request: APIRequestContext, tokens: Tokens): Promise<Order> {
  const { orderId, orderNumber } = await placeOrder(request, tokens)
  await moveOrder(request, orderNumber, 'payment.paid')
  const headers = { authorization: `Bearer ${tokens.access_token}`, 'accept-language': 'th' }
  return (await request.get(`/api/orders/${orderId}`, { headers })).json()
}

/** The pages of a PDF, by the objects that describe them. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0

for (const [count, least, most] of [
  [1, 1, 1],
  [20, 1, 1],
  [200, 5, 9],
] as const) {
  test(`an invoice of ${count} lines prints on ${most === 1 ? 'one page' : 'several'}, original and copy`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const tokens = await newCustomer(request)
    const order = await paidOrder(request, tokens)
    const [item] = order.items
    if (!item) throw new Error('The order has no item')
    const lines = Array.from({ length: count }, (_, place) => ({
      ...item,
      variantId: `${item.variantId}-${place}`,
    }))
    await page.route(`**/api/orders/${order.id}`, (route) =>
      route.fulfill({ json: { ...order, items: lines } }),
    )
    await storeTokens(context, baseURL, tokens)
    await page.goto(`/profile/order-detail/${order.id}?view=invoice`)
    await expect(page.getByRole('article', { name: /PHT-/ })).toBeVisible()
    await expectSound(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }))
    // The copy follows the original with the same pages.
    expect(pages % 2).toBe(0)
    expect(pages / 2).toBeGreaterThanOrEqual(least)
    expect(pages / 2).toBeLessThanOrEqual(most)
  })
}
