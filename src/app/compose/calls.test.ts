import { createActor, toPromise, type AnyActorLogic, type InputFrom } from 'xstate'
import { expect, it, vi } from 'vitest'
import type { Profile } from '../../../openapi/generated/schema.ts'
import { thaiAddress } from '../../../tests/support/addresses.ts'
import { createShopClient } from '../../api/client.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import { countView } from '../../features/articles/count-article.ts'
import { readBlog, readNews } from '../../features/articles/read-article.ts'
import { readOrder, readOrders } from '../../features/orders/read-orders.ts'
import { readCategory } from '../../features/products/read-category.ts'
import { readProduct } from '../../features/products/read-product.ts'
import { readProducts } from '../../features/products/read-products.ts'
import {
  deleteAddressWith,
  listAddressesWith,
  makeDefaultWith,
  readAddressWith,
  saveAddressWith,
} from '../../flows/address-book/address-book-effects.ts'
import { loadCategoriesWith } from '../../flows/app/app-effects.ts'
import { loadCartWith } from '../../flows/cart/cart-effects.ts'
import { sendPasswordChangeWith } from '../../flows/change-password/change-password-effects.ts'
import { placeOrderWith } from '../../flows/checkout/checkout-effects.ts'
import { readOrderWith, startPaymentWith } from '../../flows/payment/payment-effects.ts'
import { loadProfileWith, saveProfileWith } from '../../flows/profile/profile-effects.ts'
import { signInWith } from '../../flows/session/session-effects.ts'

const answer = { access_token: 'a', refresh_token: 'r', data: [], totalRecords: 0, orderNumber: 'PH-1' }

/** Lets a client call, and returns what reaches the network. */
async function sent(call: (client: ShopClient) => Promise<unknown>, reply: object = answer) {
  const calls: { call: string; body?: unknown }[] = []
  const client = createShopClient({
    baseUrl: 'http://shop.test',
    send: async (request) => {
      const { pathname, search } = new URL(request.url)
      const body = await request.text()
      calls.push({ call: `${request.method} ${pathname}${search}`, ...(body && { body: JSON.parse(body) }) })
      return Response.json(reply)
    },
  })
  await call(client)
  return calls
}

const run = <Logic extends AnyActorLogic>(logic: Logic, input: InputFrom<Logic>) =>
  toPromise(createActor(logic, { input }).start())

const { signal } = new AbortController()
const live = Promise.resolve()
const page = { pageNumber: 2, pageSize: 12 }
const asked = { language: 'thai' as const, signal }
const address = { ...thaiAddress, isDefault: true }
const passwords = { oldPassword: 'Acrylic3mm', newPassword: 'Acrylic5mm', otp: '482913' }
const login = { userName: '0812345678', password: 'Acrylic3mm' }
const order = {
  deliveryAddress: { ...thaiAddress, addressBookId: 'a-1' },
  billingAddress: thaiAddress,
  cartItemIds: ['ci-1'],
  shippingId: 's-1',
  paymentChannel: 'card' as const,
  shippingPricePerWeightIdentifier: 'spw-1',
}

it.each<[string, string, (client: ShopClient) => Promise<unknown>, unknown?]>([
  ['R7.5', 'POST /api/accounts/signin', (client) => run(signInWith(client), login), login],
  [
    'R7.17',
    'POST /api/customers/change-password',
    (client) => run(sendPasswordChangeWith(client), passwords),
    { ...passwords, reason: 'changePassword' },
  ],
  ['R7.18', 'GET /api/customers', (client) => run(loadProfileWith(client, live), undefined)],
  [
    'R3.14 R7.20',
    'GET /api/customers/address-book?pageNumber=2&pageSize=12',
    (client) => run(listAddressesWith(client), page),
  ],
  ['R7.21', 'GET /api/customers/address-book/a-1', (client) => run(readAddressWith(client), { id: 'a-1' })],
  [
    'R7.22',
    'POST /api/customers/address-book',
    (client) => run(saveAddressWith(client), { id: undefined, address }),
    address,
  ],
  [
    'R7.23',
    'PUT /api/customers/address-book/a-1',
    (client) => run(saveAddressWith(client), { id: 'a-1', address }),
    address,
  ],
  [
    'R7.24',
    'DELETE /api/customers/address-book/a-1',
    (client) => run(deleteAddressWith(client), { id: 'a-1' }),
  ],
  [
    'R3.14 R7.25',
    'GET /api/customers/orders?pageNumber=2&pageSize=12',
    (client) => readOrders({ client, query: {}, ...page, ...asked }),
  ],
  ['R7.26', 'GET /api/orders/o-1', (client) => readOrder({ client, id: 'o-1', ...asked })],
  ['R7.26', 'GET /api/orders/o-1', (client) => run(readOrderWith(client), { orderId: 'o-1' })],
  [
    'R7.27',
    'POST /api/orders/o-1/pay',
    (client) =>
      run(
        startPaymentWith(client, () => 'english'),
        { orderId: 'o-1', paymentChannel: undefined },
      ),
    { returnLanguage: 'english' },
  ],
  [
    'R7.4 R7.28',
    'GET /english/api/categories/root',
    (client) => run(loadCategoriesWith(client), { language: 'en' }),
  ],
  [
    'R7.4 R7.29',
    'GET /thai/api/categories/path/acrylic.cast',
    (client) => readCategory({ client, id: 'acrylic.cast', ...asked }),
  ],
  [
    'R3.14 R3.15 R7.30',
    'GET /thai/api/products?keyword=acrylic&pageNumber=2&pageSize=12',
    (client) => readProducts({ client, query: { keyword: 'acrylic' }, ...page, ...asked }),
  ],
  ['R7.31', 'GET /thai/api/products/p-1', (client) => readProduct({ client, id: 'p-1', ...asked })],
  ['R7.34', 'GET /api/blogs/thai/one', (client) => readBlog({ client, id: 'one', ...asked })],
  ['R7.37', 'GET /api/news/thai/one', (client) => readNews({ client, id: 'one', ...asked })],
  ['R7.4 R9.19', 'POST /api/blogs/standard/one/view', (client) => countView(client, 'blog', 'one')],
  [
    'R3.8 R3.9 R3.10 R3.11 R3.12 R3.13 R7.43',
    'POST /api/cart/checkout',
    (client) => run(placeOrderWith(client), { key: 'k', request: order }),
    order,
  ],
])('%s: %s', async (_, call, makeIt, body) => {
  expect(await sent(makeIt)).toEqual([body === undefined ? { call } : { call, body }])
})

const profile: Profile = {
  id: 'c-1',
  kind: 'individual',
  buyerType: 'generalPublic',
  phoneNumber: '0812345678',
  email: 'somchai@example.com',
  firstName: 'สมชาย',
  lastName: 'ใจดี',
  productInterests: ['acrylic'],
  country: 'TH',
  consents: { privacyPolicyVersion: '2024.1', news: true },
  lineUserId: 'U1',
  isActive: true,
}
const saveNews = (client: ShopClient) =>
  run(saveProfileWith(client), { changes: { consents: { news: false } } })

it('R7.19: PUT /api/customers is sent with what may be edited of the profile as it is now, and the changes', async () => {
  const { email, firstName, lastName, productInterests, country } = profile
  expect(await sent(saveNews, profile)).toEqual([
    { call: 'GET /api/customers' },
    {
      call: 'PUT /api/customers',
      body: { email, firstName, lastName, productInterests, country, consents: { news: false } },
    },
  ])
})

it('R7.19: the e-mail of a company is its login and is not sent, and what is taken out of the form is not', async () => {
  const company = {
    ...profile,
    kind: 'legalEntity',
    companyName: 'Nice Signs',
    billingAddress: thaiAddress,
  }
  const [, saved] = await sent(
    (client) => run(saveProfileWith(client), { changes: { billingAddress: undefined } }),
    company,
  )
  expect(saved?.body).toMatchObject({ companyName: 'Nice Signs' })
  expect(saved?.body).not.toHaveProperty('email')
  expect(saved?.body).not.toHaveProperty('billingAddress')
})

it('R3.19 R7.23: an address becomes the default as it is now, whatever another tab has changed', async () => {
  const stored = { ...thaiAddress, id: 'a-1', isDefault: false, phoneNumber: '0899999999' }
  const { id: _, ...whole } = stored
  expect(await sent((client) => run(makeDefaultWith(client), { id: 'a-1' }), stored)).toEqual([
    { call: 'GET /api/customers/address-book/a-1' },
    { call: 'PUT /api/customers/address-book/a-1', body: { ...whole, isDefault: true } },
  ])
})

it('R7.38: GET /api/cart is sent with the current date of Bangkok', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T18:00:00Z') })
  expect(await sent((client) => run(loadCartWith(client, live), undefined))).toEqual([
    { call: 'GET /api/cart?date=2026-11-22' },
  ])
  vi.useRealTimers()
})
