import { isInOrder } from '../support/in-order.ts'
import { newCustomer } from '../support/new-customer.ts'
import { enterOffice } from '../support/office-session.ts'
import { moveOrder, placeOrder } from '../support/orders.ts'
import { settling } from '../support/settled.ts'
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

test('R19.14: each screen of the office fits a tablet and a phone in both languages, without an accessibility fault', async ({
  page,
  context,
  baseURL,
  request,
  troubles,
}) => {
  test.setTimeout(1_500_000)
  troubles.expect(/401/)
  const settled = settling(page)
  const buttonOf = (language: 'ภาษาไทย' | 'English') =>
    page.getByRole('button', { name: language, exact: true })
  /** By the button that names the other language, which names this one then. */
  const speak = async (language: 'ภาษาไทย' | 'English') => {
    await buttonOf(language).click()
    await expect(buttonOf(language === 'English' ? 'ภาษาไทย' : 'English')).toBeVisible()
  }
  /** On both screens by themselves, because the layouts differ. */
  const lookIn = async (words: 'th' | 'en', name: string) => {
    await settled()
    await expect(page.locator('html')).toHaveAttribute('lang', words)
    for (const width of [tablet, phone]) await isInOrder(page, `${name} in ${words} at ${width}`, [width])
  }
  const lookAt = async (name: string) => {
    await lookIn('th', name)
    await speak('English')
    await lookIn('en', name)
    await speak('ภาษาไทย')
  }

  await page.goto('/office')
  await expect(page.getByRole('button', { name: 'ต่อไป' })).toBeVisible()
  await lookAt('the sign-in')

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
    await lookAt(screen)
  }
  await test.step('the language stays', async () => {
    await page.goto('/office/audit')
    await speak('English')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await lookIn('en', '/audit')
    await speak('ภาษาไทย')
  })
  await page.goto(`/office/customers?keyword=${customer.phoneNumber}`)
  await page.getByRole('main').getByRole('link', { name: 'สมหญิง ทดสอบ' }).click()
  await expect(page).toHaveURL(/\/customers\/.+/)
  await lookAt('a customer')
})
