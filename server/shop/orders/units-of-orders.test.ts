import { afterAll, beforeAll, expect, it } from 'vitest'
import type {
  CheckoutResult,
  OfficeOrderPage,
  OfficeQuotationPage,
  Order,
  OrderPage,
  Quotation,
  QuotationPage,
} from '../../../openapi/generated/schema.ts'
import { sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { good, newShopper, put } from '../../../tests/support/api/shopper.ts'
import { addTestStaff, staffSession } from '../../../tests/support/api/staff.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'

let api: TestApi
let staff: { cookie: string }
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
  staff = await staffSession(api.database, (await addTestStaff(api.database, 'owner')).id)
})
afterAll(() => api.close())

const languages = ['th', 'en'] as const
const inLanguage = (language: string, headers: object = {}) => ({
  headers: { ...headers, 'accept-language': language },
})
const counted = {
  th: [
    { quantity: 5, unit: 'แผ่น' },
    { quantity: 1, unit: 'ม้วน' },
  ],
  en: [
    { quantity: 5, unit: 'sheet' },
    { quantity: 1, unit: 'roll' },
  ],
}
const units = { th: ['แผ่น', 'ม้วน', 'แผ่น'], en: ['sheet', 'roll', 'sheet'] }
const unitsOf = ({ items }: Pick<Order, 'items'> | Quotation) => items.map(({ unit }) => unit)

/** Two sheets, a roll, and three sheets of another product in the cart. */
async function filled() {
  const shopper = await newShopper(api)
  const [sheet, other] = [
    { unitTh: 'แผ่น', unitEn: 'sheet' },
    { unitTh: 'ม้วน', unitEn: 'roll' },
  ]
  const products = [
    await addProduct(api.database, sheet),
    await addProduct(api.database, other),
    await addProduct(api.database, sheet),
  ]
  const quantities = [2, 1, 3]
  await shopper.take(...products.map((product, index) => put('add', product, quantities[index])))
  const sellByTheBox = () =>
    api.database.pool.query(
      `update products set unit_th = 'กล่อง', unit_en = 'box' where id = any ($1::text[])`,
      [products.map(({ productId }) => productId)],
    )
  return { shopper, sellByTheBox }
}

it('R21.29: an order counts its goods as they were sold, in both languages, whatever becomes of the product', async () => {
  const { shopper, sellByTheBox } = await filled()
  const { orderId } = await shopper.order(await shopper.request())
  await sellByTheBox()
  for (const language of languages) {
    const order = good<Order>(await shopper.call('GET', `/api/orders/${orderId}`, inLanguage(language)))
    expect(unitsOf(order)).toEqual(units[language])
    const own = good<OrderPage>(await shopper.call('GET', '/api/customers/orders', inLanguage(language)))
    expect(own.data).toMatchObject([{ itemCount: 6, quantities: counted[language] }])
    const office = good<OfficeOrderPage>(
      await api.call('GET', '/api/office/orders?pageSize=1', inLanguage(language, staff)),
    )
    expect(office.data).toMatchObject([{ id: orderId, quantities: counted[language] }])
  }
})

it('R21.29: a quotation does so, and hands its units on to the order', async () => {
  const { shopper, sellByTheBox } = await filled()
  const { cartItemIds, deliveryAddress, shippingId } = await shopper.request()
  const body = { cartItemIds, deliveryAddress, shippingId }
  const { id, version } = good<Quotation>(await shopper.call('POST', '/api/quotations', { body }))
  await sellByTheBox()
  for (const language of languages) {
    const quotation = good<Quotation>(
      await shopper.call('GET', `/api/quotations/${id}`, inLanguage(language)),
    )
    expect(unitsOf(quotation)).toEqual(units[language])
    const own = good<QuotationPage>(await shopper.call('GET', '/api/quotations', inLanguage(language)))
    expect(own.data).toMatchObject([{ itemCount: 6, quantities: counted[language] }])
    const office = good<OfficeQuotationPage>(
      await api.call('GET', '/api/office/quotations?pageSize=1', inLanguage(language, staff)),
    )
    expect(office.data).toMatchObject([{ id, quantities: counted[language] }])
  }
  const acceptance = { version, approvedBy: 'สมชาย ใจดี', paymentChannel: 'card' }
  const { orderId } = good<CheckoutResult>(
    await shopper.call('POST', `/api/quotations/${id}/accept`, { body: acceptance }),
  )
  const order = good<Order>(await shopper.call('GET', `/api/orders/${orderId}`, inLanguage('en')))
  expect(unitsOf(order)).toEqual(units.en)
})

it('R21.29: an order from before units were kept, whose product is gone, counts without one', async () => {
  const { shopper } = await filled()
  const { orderId } = await shopper.order(await shopper.request())
  await api.database.pool.query(`update order_lines set unit_th = '', unit_en = '' where order_id = $1`, [
    orderId,
  ])
  expect(unitsOf(good<Order>(await shopper.call('GET', `/api/orders/${orderId}`)))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  const { data } = good<OrderPage>(await shopper.call('GET', '/api/customers/orders'))
  expect(data[0]?.quantities).toEqual([{ quantity: 6 }])
})
