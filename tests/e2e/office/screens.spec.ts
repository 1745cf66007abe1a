import type { Page } from 'playwright/test'
import { isInOrder } from '../support/in-order.ts'
import { newCustomer } from '../support/new-customer.ts'
import { enterOffice } from '../support/office-session.ts'
import { moveOrder, placeOrder } from '../support/orders.ts'
import { expect, test } from '../support/test.ts'

const tablet = 768
const phone = 360

/** Each screen under the office's address, by which it is named when it fails. */
const screens = [
  '',
  '/orders',
  '/orders?view=all',
  '/orders?view=all&keyword=zzzz',
  '/products',
  '/products?view=low',
  '/products?keyword=zzzz',
  '/products/p-ac-cast',
  '/categories',
  '/import',
  '/content',
  '/content?keyword=zzzz',
  '/content/news',
  '/content/blog/cast-or-extruded-acrylic',
  '/content/banner/special-prices',
  '/content/page/privacy-policy',
  '/customers',
  '/customers?keyword=zzzz',
  '/quotations',
  '/reviews',
  '/staff',
  '/audit',
  '/account',
]

/** Looked at on both screens by themselves, because the layouts differ. */
async function lookAt(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  for (const width of [tablet, phone]) await isInOrder(page, `${name} at ${width}`, [width])
}

for (const words of ['th', 'en'])
  test(`R19.14: each screen of the office in ${words} fits a tablet and a phone${words === 'th' ? ', without an accessibility fault' : ''}`, async ({
    page,
    context,
    baseURL,
    request,
    troubles,
  }) => {
    test.setTimeout(1_500_000)
    troubles.expect(/401/)
    await context.addInitScript((language) => localStorage.setItem('office-language', language), words)
    await page.goto('/office')
    await expect(page.getByRole('button', { name: words === 'th' ? 'ต่อไป' : 'Next' })).toBeVisible()
    await lookAt(page, 'the sign-in')

    const customer = await newCustomer(request)
    const { orderNumber } = await placeOrder(request, customer, 'card')
    await moveOrder(request, orderNumber, 'payment.paid')
    await enterOffice(context, baseURL, 'owner')
    const ofAnOrder = [
      `/orders/${orderNumber}`,
      `/orders/packing-slips?of=${orderNumber}`,
      `/orders/tax-documents?of=${orderNumber}`,
    ]
    for (const screen of [...screens, ...ofAnOrder]) {
      await page.goto(`/office${screen}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await lookAt(page, screen)
    }
    await page.goto(`/office/customers?keyword=${customer.phoneNumber}`)
    await page.getByRole('main').getByRole('link', { name: 'สมหญิง ทดสอบ' }).click()
    await expect(page).toHaveURL(/\/customers\/.+/)
    await lookAt(page, 'a customer')
  })
