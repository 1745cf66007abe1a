import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { newShopper, put, refusalOf, type Shopper } from '../../../tests/support/api/shopper.ts'
import { promisedDays } from './promised-days.ts'
import { addresses } from '../../db/schema/addresses.ts'

const weekdays = { cutOff: '14:00', worksOnSaturdays: false }

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
})
afterAll(() => api.close())

async function shopperWith(grams: number, fields: Parameters<typeof addProduct>[1] = {}): Promise<Shopper> {
  const shopper = await newShopper(api)
  await shopper.take(
    put('add', await addProduct(api.database, { weightGrams: grams, stock: 9_999, ...fields })),
  )
  return shopper
}

/** Each option in short: its price, or the reason why it is not available. */
async function offers(shopper: Shopper, postcode: string) {
  const options = await shopper.options(postcode)
  return Object.fromEntries(
    options.map(({ shippingId, available, price, reason }) => [
      shippingId,
      available ? price.amount : reason,
    ]),
  )
}

async function addAddress(customerId: string, postcode: string): Promise<string> {
  const id = `a-of-${customerId}`
  await api.database.db.insert(addresses).values({
    id,
    customerId,
    isDefault: true,
    recipientName: 'สมชาย ใจดี',
    phoneNumber: '0812345678',
    addressLine: '1',
    subDistrict: 'ศรีภูมิ',
    district: 'เมืองเชียงใหม่',
    province: 'เชียงใหม่',
    postcode,
  })
  return id
}

describe('GET /api/cart/shipping-options', () => {
  it('offers carriers with a price, its identifier and the days', async () => {
    const shopper = await shopperWith(1_000)
    const [parcel, ...others] = await shopper.options('10110')
    expect(parcel).toEqual({
      shippingId: 's-parcel',
      name: 'พัสดุด่วน',
      shippingPricePerWeightIdentifier: 'spw-parcel-metro-1',
      price: { amount: 45 },
      days: { min: 1, max: 2 },
      arrival: promisedDays({ min: 1, max: 2 }, weekdays, new Date()),
      available: true,
    })
    expect(others.length).toBeGreaterThanOrEqual(2)
  })

  it('names them in English for who asks in English', async () => {
    const shopper = await shopperWith(1_000)
    const url = '/api/cart/shipping-options?postcode=10110'
    const { body } = await shopper.call('GET', url, { headers: { 'accept-language': 'en' } })
    expect(body).toMatchObject([{ name: 'Express parcel' }, { name: 'Material lorry' }, {}, {}])
  })

  it.each([
    [1_000, 45],
    [1_001, 55],
    [30_000, 280],
    [30_001, 'tooHeavy'],
  ])('a parcel of %d g costs %s', async (grams, price) => {
    expect(await offers(await shopperWith(grams), '10110')).toMatchObject({ 's-parcel': price })
  })

  it('weighs only the lines that are asked for, and refuses when none of them is in the cart', async () => {
    const shopper = await shopperWith(4_000)
    await shopper.take(put('add', await addProduct(api.database, { weightGrams: 9_000, stock: 10 })))
    const [light] = (await shopper.cart()).items
    const url = `/api/cart/shipping-options?postcode=10110&cartItemIds=`
    const { body } = await shopper.call('GET', url + light?.cartItemId)
    expect(body).toMatchObject([{ shippingId: 's-parcel', price: { amount: 75 } }, {}, {}, {}])
    expect(await shopper.call('GET', `${url}ci-gone,ci-none`)).toMatchObject({
      status: 400,
      body: { code: 'CART_EMPTY' },
    })
  })

  it('weighs every piece of every line by the catalogue', async () => {
    const shopper = await shopperWith(4_000)
    const other = await addProduct(api.database, { weightGrams: 1_500, stock: 10 })
    await shopper.take({
      op: 'add',
      path: '/items',
      value: { ...other, quantity: 4, weight: { value: 0, unit: 'gram' } },
    })
    expect(await offers(shopper, '10110')).toMatchObject({ 's-parcel': 110, 's-truck': 250 })
  })

  it('a full sheet needs a lorry, and six metres need heavy freight', async () => {
    const sheet = { sizeGuide: 'sheet', widthMm: 1_220, lengthMm: 2_440, thicknessMm: 3 }
    expect(await offers(await shopperWith(10_627, sheet), '10110')).toMatchObject({
      's-parcel': 'tooLong',
      's-truck': 250,
    })
    const rod = { sizeGuide: 'rod', widthMm: 20, lengthMm: 6_000 }
    expect(await offers(await shopperWith(5_000, rod), '10110')).toMatchObject({
      's-parcel': 'tooLong',
      's-truck': 'tooLong',
      's-freight': 1_500,
    })
  })

  it('what nobody carries is told for each, at its heaviest price', async () => {
    const shopper = await shopperWith(5_000_001)
    const options = await shopper.options('50200')
    expect(options.map(({ available }) => available)).not.toContain(true)
    expect(options).toMatchObject([
      { reason: 'tooHeavy', shippingPricePerWeightIdentifier: 'spw-parcel-north-30', price: { amount: 430 } },
      { reason: 'tooHeavy' },
      { reason: 'tooHeavy' },
      { reason: 'outOfArea', price: { amount: 0 } },
    ])
  })

  it.each([
    ['10110', 'Bangkok', { 's-parcel': 55, 's-charter': 1_600 }],
    ['73000', 'Nakhon Pathom, of the vicinity', { 's-parcel': 55, 's-charter': 1_600 }],
    ['20000', 'Chon Buri', { 's-parcel': 70, 's-charter': 'outOfArea' }],
    ['40000', 'Khon Kaen', { 's-parcel': 80, 's-truck': 480 }],
    ['50200', 'Chiang Mai', { 's-parcel': 80, 's-truck': 480 }],
    ['83000', 'Phuket', { 's-parcel': 85, 's-truck': 540 }],
    ['84000', 'Surat Thani', { 's-parcel': 85, 's-truck': 540 }],
    ['84320', 'Ko Samui', { 's-parcel': 140, 's-truck': 'outOfArea', 's-freight': 'outOfArea' }],
    ['20120', 'Ko Sichang', { 's-parcel': 140, 's-truck': 'outOfArea', 's-charter': 'outOfArea' }],
  ])('%s is %s', async (postcode, _place, wanted) => {
    expect(await offers(await shopperWith(2_000), postcode)).toMatchObject(wanted)
  })

  it.each([
    ['84280', 'Ko Pha-ngan'],
    ['84360', 'Ko Tao'],
    ['23170', 'Ko Chang'],
    ['19999', 'no province of Thailand'],
    ['00000', 'nowhere'],
  ])('nobody goes to %s, %s', async (postcode) => {
    const shopper = await shopperWith(1_000)
    const refused = await shopper.call('GET', `/api/cart/shipping-options?postcode=${postcode}`)
    expect(refusalOf(refused)).toEqual({ status: 422, code: 'OUT_OF_AREA' })
  })

  it('goes to every province', async () => {
    const shopper = await shopperWith(1_000)
    const none = [19, 28, 29, 59, 68, 69, 78, 79, 87, 88, 89, 97, 98, 99]
    for (let province = 10; province < 100; province += 1) {
      const url = `/api/cart/shipping-options?postcode=${province}000`
      const { status } = await shopper.call('GET', url)
      expect({ province, status }).toEqual({ province, status: none.includes(province) ? 422 : 200 })
    }
  })

  it('finds the postcode of an address of one’s own book', async () => {
    const shopper = await shopperWith(2_000)
    const id = await addAddress(shopper.id, '50200')
    const { body } = await shopper.call('GET', `/api/cart/shipping-options?addressBookId=${id}`)
    expect(body).toEqual(await shopper.options('50200'))
  })

  it('does not find an address of another’s, nor one that is none', async () => {
    const [shopper, other] = [await shopperWith(1_000), await shopperWith(1_000)]
    const id = await addAddress(other.id, '10110')
    for (const unknown of [id, 'a-nothing']) {
      const refused = await shopper.call('GET', `/api/cart/shipping-options?addressBookId=${unknown}`)
      expect(refusalOf(refused)).toEqual({ status: 404, code: 'NOT_FOUND' })
    }
  })

  it('needs one of the two', async () => {
    const shopper = await shopperWith(1_000)
    const none = await shopper.call('GET', '/api/cart/shipping-options')
    expect(refusalOf(none)).toEqual({ status: 400, code: 'ADDRESS_REQUIRED' })
    const both = await shopper.call('GET', '/api/cart/shipping-options?postcode=10110&addressBookId=a-1')
    expect(refusalOf(both)).toMatchObject({ status: 400, code: 'VALIDATION' })
  })

  it('has nothing to send of an empty cart', async () => {
    const shopper = await newShopper(api)
    const refused = await shopper.call('GET', '/api/cart/shipping-options?postcode=10110')
    expect(refusalOf(refused)).toEqual({ status: 400, code: 'CART_EMPTY' })
  })
})
