import type { APIRequestContext } from 'playwright'
import { stepsOf } from '../../../tests/e2e/support/checkout.ts'
import { storeTokens, type Tokens } from '../../../tests/e2e/support/customer.ts'
import { newCustomer } from '../../../tests/e2e/support/new-customer.ts'
import { placeOrder } from '../../../tests/e2e/support/orders.ts'
import { failing, held, press, pressForDialog, type Scene, type Stage } from './scene.ts'

const languageOf = async ({ page }: Stage) =>
  (await page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'th'

const until =
  (step: 'billing' | 'shipping' | 'channel' | 'review') =>
  async (stage: Stage): Promise<void> => {
    const steps = stepsOf(stage.page, await languageOf(stage))
    await steps.address()
    if (step === 'billing') return
    await steps.billing()
    if (step === 'shipping') return stage.page.locator('[name=shipping]').first().waitFor()
    await steps.shipping()
    if (step === 'channel') return stage.page.locator('[name=channel]').first().waitFor()
    await steps.channel('card')
    await steps.placeButton.waitFor()
  }

export const checkoutScenes = {
  cart: [
    { name: 'cart', path: '/cart', as: 'customer' },
    { name: 'empty cart', path: '/cart', as: 'newcomer' },
    { name: 'cart, loading', path: '/cart', as: 'customer', before: held('**/api/cart?**') },
    { name: 'cart, not loaded', path: '/cart', as: 'customer', before: failing('**/api/cart?**') },
  ],
  checkout: [
    { name: 'checkout: address', path: '/checkout', as: 'customer' },
    {
      name: 'checkout: a new address',
      path: '/checkout',
      as: 'customer',
      act: pressForDialog(/เพิ่มที่อยู่|Add (an )?address/),
    },
    { name: 'checkout: invoice', path: '/checkout', as: 'customer', act: until('billing') },
    {
      name: 'checkout: invoice, asked for again',
      path: '/checkout',
      as: 'customer',
      before: ({ page }) =>
        page.route('**/api/customers/address-book?**', async (route) => {
          const response = await route.fetch()
          const { data: addresses, totalRecords } = await response.json()
          Object.assign(addresses[0], { taxId: '0105551234567', branchCode: '00000' })
          await route.fulfill({ response, json: { data: addresses, totalRecords } })
        }),
      async act(stage) {
        const { page } = stage
        const steps = stepsOf(page, await languageOf(stage))
        await steps.address()
        await steps.billing()
        await press(/^(เปลี่ยน ที่อยู่จัดส่ง|Change Delivery address)$/)(stage)
        await page.locator('[name=address]').nth(1).click()
        await page.getByRole('alert').first().waitFor()
      },
    },
    { name: 'checkout: shipping', path: '/checkout', as: 'customer', act: until('shipping') },
    { name: 'checkout: payment', path: '/checkout', as: 'customer', act: until('channel') },
    { name: 'checkout: review', path: '/checkout', as: 'customer', act: until('review') },
    {
      name: 'checkout: no answer',
      path: '/checkout',
      as: 'customer',
      before: failing('**/api/cart/checkout'),
      async act(stage) {
        await until('review')(stage)
        await stepsOf(stage.page, await languageOf(stage)).placeButton.click()
        await stage.page.getByRole('dialog').filter({ visible: true }).waitFor()
      },
    },
    { name: 'checkout: nothing to order', path: '/checkout', as: 'newcomer' },
  ],
  paymentResult: [
    { name: 'paid', path: result('paid'), as: 'customer' },
    { name: 'declined', path: result('failed'), as: 'customer' },
    { name: 'not paid yet', path: result('pending'), as: 'customer' },
    { name: 'payment by QR code', path: '/', act: openTransfer },
    {
      name: 'payment by QR code, expired',
      path: '/',
      before: failing('**/api/orders/*/transfer', 404, 'NOT_FOUND'),
      act: openTransfer,
    },
    { name: 'no such order', path: '/payment-result/success/PH-0/0', as: 'customer' },
  ],
  codResult: [
    {
      name: 'ordered, paid on delivery',
      path: ({ orderThat }) => {
        const { id, orderNumber } = orderThat('readyToShip')
        return `/cod-result/${orderNumber}/${id}`
      },
      as: 'customer',
    },
  ],
} as const satisfies Record<string, readonly [Scene, ...Scene[]]>

function result(status: Parameters<Stage['orderThat']>[0]) {
  return ({ orderThat }: Stage): string => {
    const { id, orderNumber } = orderThat(status)
    return `/payment-result/success/${orderNumber}/${id}`
  }
}

let placed: Promise<{ tokens: Tokens; address: string }> | undefined

/** The order of a customer of its own, the same in all pictures: a new one for each would be too many registrations. */
async function openTransfer({ page, context }: Stage): Promise<void> {
  placed ??= placeByTransfer(context.request)
  const { tokens, address } = await placed
  await storeTokens(context, new URL(page.url()).origin, tokens)
  await page.goto(address)
  await page.locator('[role=timer], [role=status]').first().waitFor()
}

async function placeByTransfer(request: APIRequestContext) {
  const tokens = await newCustomer(request)
  const { orderNumber, orderId } = await placeOrder(request, tokens, 'promptPay')
  return { tokens, address: `/payment-result/pending/${orderNumber}/${orderId}` }
}
