import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { newShopper, put, type Shopper } from '../../../tests/support/api/shopper.ts'
import { seededRandom, type SeededRandom } from '@phaen/statecharts'
import { areas } from '../../../sample-shop/shipping/areas.ts'
import { carriers } from '../../../sample-shop/shipping/carriers.ts'
import { sandboxSettings } from '../common/shop-settings.ts'

vi.setConfig({ testTimeout: 120_000 })

const carts = 200
const batch = 25
const postcodes = ['10110', '12120', '20110', '76120', '40000', '50200', '58000', '83110', '84320', '96000']

let api: TestApi
beforeAll(async () => {
  const everything = { orders: 1, baht: 99_999_999 }
  const codLimits = { newCustomer: everything, knownCustomer: everything }
  api = await openTestApi({
    findSession: sessionsByCustomerId,
    settings: { ...sandboxSettings, codLimits },
  })
  // Enough stock of everything, and some special prices and tiers besides those of the sample shop.
  await api.database.pool.query(
    `update variants set stock = 1000000, special_price_satang =
       case when hashtext(id) % 3 = 0 then greatest(1, price_satang - 1 - abs(hashtext(id)) % price_satang)
       else special_price_satang end,
       price_tiers = case when hashtext(id) % 2 = 0 then '[{"from": 3, "percent": 7}, {"from": 40, "percent": 23}]'
       else price_tiers end where price_satang > 1`,
  )
})
afterAll(() => api.close())

interface Sellable {
  productId: string
  variantId: string
  price: bigint
  special: bigint | null
  tiers: { from: number; percent: number }[]
  grams: bigint
}

/** Reads the catalogue with SQL alone, independently of the shop's arithmetic. */
async function catalogue(): Promise<Sellable[]> {
  const { rows } = await api.database.pool.query<Record<string, string>>(
    `select v.product_id, v.id, v.price_satang::text as price, v.special_price_satang::text as special,
       v.weight_grams::text as grams, coalesce(v.price_tiers, '[]')::text as tiers
     from variants v join products p on p.id = v.product_id where p.is_for_sale order by v.id`,
  )
  return rows.map(({ product_id = '', id = '', price = '', special, grams = '', tiers = '' }) => ({
    productId: product_id,
    variantId: id,
    price: BigInt(price),
    special: special ? BigInt(special) : null,
    tiers: JSON.parse(tiers) as Sellable['tiers'],
    grams: BigInt(grams),
  }))
}

interface Wanted {
  goods: Sellable
  quantity: number
}

function randomCart(chance: SeededRandom, all: readonly Sellable[]): Wanted[] {
  const count = chance.upTo(8)
  const most = chance.upTo(4) === 1 ? 120 : 9
  const lines = Array.from({ length: count }, () => ({
    goods: chance.oneOf(all),
    quantity: chance.upTo(most),
  }))
  return [...new Map(lines.map((line) => [line.goods.variantId, line])).values()]
}

/** Formats satang as baht without floating point. */
const printed = (satang: bigint) => `${satang / 100n}.${String(satang % 100n).padStart(2, '0')}`

function goodsSatang(cart: readonly Wanted[]): bigint {
  let sum = 0n
  for (const { goods, quantity } of cart)
    for (let piece = 0; piece < quantity; piece += 1) sum += eachSatang({ goods, quantity })
  return sum
}

/** What one piece costs: the special price, or what the tier leaves of the price, in whole numbers alone. */
function eachSatang({ goods: { price, special, tiers }, quantity }: Wanted): bigint {
  if (special !== null) return special
  let less = 0
  for (const { from, percent } of tiers) if (quantity >= from) less = Math.max(less, percent)
  return (price * BigInt(100 - less) + 50n) / 100n
}

/** Computes the shipping price from the sample shop's own lists, independently of the server. */
function shippingSatang(cart: readonly Wanted[], postcode: string, shippingId: string): bigint | undefined {
  const grams = cart.reduce((sum, { goods, quantity }) => sum + goods.grams * BigInt(quantity), 0n)
  const ofPlace = areas.filter(({ postcodePrefix }) => postcode.startsWith(postcodePrefix))
  const zone = ofPlace.find(({ postcodePrefix }) => postcodePrefix.length === 5) ?? ofPlace[0]
  const carrier = carriers.find(({ word }) => `s-${word}` === shippingId)
  const step = carrier?.kilograms.findIndex((kilograms) => grams <= BigInt(kilograms) * 1000n)
  const baht = zone?.zone && step !== undefined ? carrier?.zones[zone.zone]?.prices[step] : undefined
  return baht === undefined ? undefined : BigInt(baht) * 100n
}

async function orderRandomCart(
  shopper: Shopper,
  cart: Wanted[],
  chance: SeededRandom,
): Promise<'ordered' | 'too much'> {
  const shown = await shopper.take(...cart.map(({ goods, quantity }) => put('add', idsOf(goods), quantity)))
  const goods = goodsSatang(cart)
  expect(shown.total.amount.toFixed(2)).toBe(printed(goods))
  const postcode = chance.oneOf(postcodes)
  const offers = (await shopper.options(postcode)).filter(({ available }) => available)
  for (const { price, shippingId } of offers)
    expect(price.amount.toFixed(2)).toBe(printed(shippingSatang(cart, postcode, shippingId) ?? -1n))
  if (offers.length === 0) return 'too much'
  const { shippingId, shippingPricePerWeightIdentifier } = chance.oneOf(offers)
  const shipping = shippingSatang(cart, postcode, shippingId) ?? -1n
  const request = await shopper.request()
  const { orderId } = await shopper.order({
    ...request,
    deliveryAddress: { ...request.deliveryAddress, postcode },
    shippingId,
    shippingPricePerWeightIdentifier,
    expectedTotal: { amount: Number(printed(goods + shipping)) },
  })
  const { rows } = await api.database.pool.query(
    `select goods_satang, shipping_satang, total_satang, saved_satang,
       (select sum(quantity * unit_price_satang)::text from order_lines where order_id = orders.id) as lines
     from orders where id = $1`,
    [orderId],
  )
  expect(rows).toEqual([
    {
      goods_satang: String(goods),
      shipping_satang: String(shipping),
      total_satang: String(goods + shipping),
      saved_satang: String(savedSatang(cart)),
      lines: String(goods),
    },
  ])
  return 'ordered'
}

const idsOf = ({ productId, variantId }: Sellable) => ({ productId, variantId })

const savedSatang = (cart: readonly Wanted[]) =>
  cart.reduce(
    (sum, { goods, quantity }) => sum + (goods.price - eachSatang({ goods, quantity })) * BigInt(quantity),
    0n,
  )

it('R4.32 R4.33 R4.34 R4.35: 200 random carts cost what a second computation says, in the cart and as orders', async () => {
  const all = await catalogue()
  const outcomes: string[] = []
  for (let first = 0; first < carts; first += batch) {
    const orders = Array.from({ length: batch }, async (_, index) => {
      const chance = seededRandom(first + index)
      return orderRandomCart(await newShopper(api), randomCart(chance, all), chance)
    })
    outcomes.push(...(await Promise.all(orders)))
  }
  expect(outcomes).toHaveLength(carts)
  expect(outcomes.filter((outcome) => outcome === 'ordered').length).toBeGreaterThan(carts * 0.8)
})
