import type { APIRequestContext, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import type { PaymentChannel } from '../../../openapi/generated/schema.ts'
import { patchCart, signedIn, type Line } from './cart.ts'
import type { Tokens } from './customer.ts'

const home = {
  recipientName: 'สมหญิง ทดสอบ',
  phoneNumber: '0812345678',
  addressLine: '99/12 ถนนเจริญกรุง',
  subDistrict: 'บางรัก',
  district: 'บางรัก',
  province: 'กรุงเทพมหานคร',
  postcode: '10500',
  isDefault: true,
}

/** Puts an address into the customer's address book. */
export async function addAddress(
  request: APIRequestContext,
  tokens: Tokens,
  fields: Partial<typeof home & { taxId: string; branchCode: string }> = {},
): Promise<void> {
  const answer = await request.post('/api/customers/address-book', {
    headers: signedIn(tokens),
    data: { ...home, ...fields },
  })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
}

/** The numbers of the customer's orders, the newest first. */
export async function ordersOf(request: APIRequestContext, tokens: Tokens): Promise<string[]> {
  const answer = await request.get('/api/customers/orders', { headers: signedIn(tokens) })
  const { data } = await answer.json()
  return data.map(({ orderNumber }: { orderNumber: string }) => orderNumber)
}

/** Orders every piece of a product that is in stock, paid on delivery, and returns the id of the order. */
export async function buyAll(
  request: APIRequestContext,
  tokens: Tokens,
  { productId, variantId, weight, stock }: Line,
): Promise<string> {
  const headers = signedIn(tokens)
  const value = { productId, variantId, weight, quantity: stock }
  await patchCart(request, tokens, [{ op: 'add', path: '/items', value }])
  const cart = await (await request.get('/api/cart?date=2026-01-01', { headers })).json()
  const offers = await request.get('/api/cart/shipping-options?postcode=10500', { headers })
  const options: { available: boolean; shippingId: string; shippingPricePerWeightIdentifier: string }[] =
    await offers.json()
  const { shippingId, shippingPricePerWeightIdentifier } = options.find(({ available }) => available) ?? {}
  const { isDefault: _, ...deliveryAddress } = home
  const answer = await request.post('/api/cart/checkout', {
    headers,
    data: {
      deliveryAddress,
      cartItemIds: cart.items.map(({ cartItemId }: { cartItemId: string }) => cartItemId),
      shippingId,
      shippingPricePerWeightIdentifier,
      paymentChannel: 'cashOnDelivery',
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).orderId
}

const words = {
  th: {
    address: 'จัดส่งไปที่อยู่นี้',
    billing: 'ใช้ข้อมูลนี้',
    place: /^สั่งซื้อ(และชำระเงิน)?$/,
  },
  en: {
    address: 'Deliver to this address',
    billing: 'Use this',
    place: /^(Place order|Order and pay)$/,
  },
}

/** The steps of the checkout as a shopper goes through them. */
export function stepsOf(page: Page, language: 'th' | 'en' = 'th') {
  const word = words[language]
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  return {
    address: () => press(word.address),
    billing: () => press(word.billing),
    shipping: () => page.locator('[name=shipping]:enabled').first().click(),
    channel: (channel: PaymentChannel) => page.locator(`[name=channel][value=${channel}]`).click(),
    placeButton: page.getByRole('button', { name: word.place }).filter({ visible: true }),
    async toReview(channel: PaymentChannel = 'cashOnDelivery') {
      await this.address()
      await this.billing()
      await this.shipping()
      await this.channel(channel)
      await expect(this.placeButton).toBeEnabled()
    },
  }
}
