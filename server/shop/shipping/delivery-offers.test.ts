import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { newShopper, put, refusalOf, type Shopper } from '../../../tests/support/api/shopper.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'

let api: TestApi
let shopper: Shopper
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
  shopper = await newShopper(api)
})
afterAll(() => api.close())

const offersOf = (lines: string, postcode = '10110', language = 'thai') =>
  shopper.call('GET', `/${language}/api/delivery-offers?postcode=${postcode}&lines=${lines}`)

it('offers whoever asks what the cart is offered for the same products', async () => {
  const [one, other] = [
    await addProduct(api.database, { weightGrams: 4_000, stock: 10 }),
    await addProduct(api.database, { weightGrams: 1_500, stock: 10 }),
  ]
  await shopper.take(put('add', one, 2), put('add', other, 3))
  const { status, body } = await offersOf(`${one.variantId}:2,${other.variantId}:3`, '50200')
  expect({ status, body }).toEqual({ status: 200, body: await shopper.options('50200') })
  expect(body).toMatchObject([{ arrival: { by: expect.any(String) } }, {}, {}, { reason: 'outOfArea' }])
})

it('adds up a product that is named twice, and names carriers in the language of the address', async () => {
  const { variantId } = await addProduct(api.database, { weightGrams: 500, stock: 10 })
  const twice = await offersOf(`${variantId}:1,${variantId}:2`, '10110', 'english')
  expect(twice.body).toMatchObject([{ name: 'Express parcel', price: { amount: 55 } }, {}, {}, {}])
})

it.each([
  ['v-none:1', '10110', 404, 'PRODUCT_NOT_FOUND'],
  ['v-1', '10110', 400, 'VALIDATION'],
  ['v-1:0', '10110', 400, 'VALIDATION'],
  ['v-1:1', 'abc', 400, 'VALIDATION'],
])('refuses %s to %s', async (lines, postcode, status, code) => {
  expect(refusalOf(await offersOf(lines, postcode))).toMatchObject({ status, code })
})

it('refuses where nobody goes', async () => {
  const { variantId } = await addProduct(api.database)
  expect(refusalOf(await offersOf(`${variantId}:1`, '84280'))).toEqual({ status: 422, code: 'OUT_OF_AREA' })
})

it('promises what the tariffs, the branches and the settings say', async () => {
  expect((await shopper.call('GET', '/api/service-terms')).body).toEqual({
    freightFrom: { amount: 45 },
    fastest: { min: 1, max: 2 },
    branchCount: 8,
    daysToReturn: 7,
    daysToClaim: 3,
  })
})

it('keeps with an order the days that were promised for it', async () => {
  const buyer = await newShopper(api)
  await buyer.take(put('add', await addProduct(api.database)))
  const request = await buyer.request({})
  const promised = (await buyer.options(request.deliveryAddress.postcode)).find(
    ({ shippingId }) => shippingId === request.shippingId,
  )
  const { orderId } = await buyer.order(request)
  const { body } = await buyer.call('GET', `/api/orders/${orderId}`)
  expect(body).toMatchObject({ arrival: { from: promised?.arrival?.from, by: promised?.arrival?.by } })
})
