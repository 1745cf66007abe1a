import type { Page } from 'playwright/test'
import { axeFaults } from '../support/axe-faults.ts'
import { openCustomer, take } from '../support/cart.ts'
import { addAddress, ordersOf, stepsOf } from '../support/checkout.ts'
import { placeOrder } from '../support/orders.ts'
import { live } from '../support/ready.ts'
import { shopper } from '../support/shopper-at-checkout.ts'
import { expect, test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')

shopper(
  'a server that asks to wait, and one that fails, place nothing and say so',
  async ({ page, request, tokens, troubles }) => {
    troubles.expect(/status of (429|500|409)/)
    const steps = stepsOf(page)
    await steps.toReview()
    const answers = [
      { status: 409, code: 'TOO_MANY_UNPAID', says: 'รอชำระเงินหลายรายการ' },
      { status: 500, code: 'INTERNAL', says: 'ยังไม่ทราบผลการสั่งซื้อ' },
      { status: 429, code: 'RATE_LIMITED', says: 'ลองอีกครั้งได้ในประมาณ 3 วินาที' },
    ]
    for (const { status, code, says } of answers) {
      await page.route('**/api/cart/checkout', (route) =>
        route.fulfill({
          status,
          contentType: 'application/problem+json',
          headers: { 'Retry-After': '3' },
          json: { type: 'about:blank', title: code, status, code, traceId: 't' },
        }),
      )
      await steps.placeButton.click()
      await expect(dialog(page)).toContainText(says)
      expect(await axeFaults(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await page.unrouteAll()
    }
    expect(await ordersOf(request, tokens)).toEqual([])
    await expect(steps.placeButton).toBeEnabled({ timeout: 10_000 })
    await steps.placeButton.click()
    await expect(dialog(page)).toContainText('สั่งซื้อสำเร็จ')
  },
)

test('the refusal of a sixth unpaid order leads to the five that wait', async ({
  page,
  context,
  request,
  baseURL,
  troubles,
}) => {
  troubles.expect(/status of 409/)
  const tokens = await openCustomer(request, context, baseURL)
  const unpaid = []
  for (let count = 0; count < 5; count += 1) unpaid.push((await placeOrder(request, tokens)).orderNumber)
  const { orderNumber: onDelivery } = await placeOrder(request, tokens, 'cashOnDelivery')
  await take(request, tokens)
  await addAddress(request, tokens)
  await page.goto('/checkout')
  await live(page)
  const steps = stepsOf(page)
  await steps.toReview('card')
  await steps.placeButton.click()
  const toUnpaid = 'ดูคำสั่งซื้อที่รอชำระเงิน'
  await dialog(page).getByRole('link', { name: toUnpaid }).click()
  const rows = page.locator('li[data-entry] h3')
  await expect(rows).toHaveText(unpaid.toReversed())
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'ดูคำสั่งซื้อทั้งหมด' }).click()
  await expect(rows).toHaveText([onDelivery, ...unpaid.toReversed()])
})
