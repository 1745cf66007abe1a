import { and, eq, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { variants } from '../../db/schema/catalogue.ts'
import { orderEvents, orderLines, orders } from '../../db/schema/orders.ts'
import {
  paymentAttempts,
  paymentEvents,
  sandboxPaymentEvents,
  sandboxPayments,
} from '../../db/schema/payments.ts'
import { paidSatang, selectGoods, type Goods } from '../../domain/cart/goods.ts'
import { orderLine } from '../../domain/checkout/write-order.ts'
import { newOrderNumber } from '../../domain/checkout/order-number.ts'
import { newShipment } from '../../domain/orders/shipment.ts'
import { referenceCode } from '../../domain/payments/reference-code.ts'
import { loadOf } from '../../domain/shipping/load.ts'
import { readOffers } from '../../domain/shipping/offers.ts'
import { demoAccounts } from '../../../sample-shop/accounts/demo-accounts.ts'
import { demoAttempts } from './demo-attempts.ts'
import { demoOrders } from '../../../sample-shop/orders/demo-orders.ts'
import { liveThrough } from './live-through.ts'

type Customer = (typeof demoAccounts)[number]
type DemoOrder = (typeof demoOrders)[number]
type Bought = { goods: Goods; quantity: number }[]

/** Orders of the first demo account, placed before the shop was opened; the stock that the catalogue tells is what they have left. */
export async function insertDemoOrders(db: NodePgDatabase): Promise<void> {
  const [customer] = demoAccounts
  if (!customer) throw new Error('There are no demo accounts')
  const now = new Date()
  for (const order of demoOrders) await insertDemoOrder(db, customer, order, now)
}

async function insertDemoOrder(
  db: NodePgDatabase,
  customer: Customer,
  demo: DemoOrder,
  now: Date,
): Promise<void> {
  const createdAt = hoursAfter(now, -demo.hoursAgo)
  const events = demo.events.map(([type, hours]) => ({ type, at: hoursAfter(createdAt, hours) }))
  const { state, timeline } = liveThrough(demo.paymentChannel, createdAt, events)
  const bought = await readGoods(db, demo)
  const { address, carrier, shippingSatang } = await readShipping(db, customer, bought)
  const goodsSatang = sum(bought, (goods) => paidSatang(goods))
  const totalSatang = goodsSatang + shippingSatang
  const orderId = `o-demo-${demo.status}`
  const orderNumber = newOrderNumber(createdAt, demo.serial)
  const { attempts, heard, payments, told } = demoAttempts({ orderId, orderNumber, totalSatang }, events)
  const paid = attempts.find((attempt) => attempt.state === 'paid')
  const names = { shippingNameTh: carrier.nameTh, shippingNameEn: carrier.nameEn }
  const isShipped = timeline.some(({ event }) => event === 'shipped')
  await db.insert(orders).values({
    id: orderId,
    orderNumber,
    customerId: customer.id,
    createdAt,
    ...state,
    goodsSatang,
    shippingSatang,
    totalSatang,
    savedSatang: sum(bought, (goods) => goods.variant.priceSatang - paidSatang(goods)),
    deliveryAddress: address,
    shippingId: carrier.id,
    ...names,
    referenceCode: paid && referenceCode(paid.id),
    ...(isShipped && newShipment({ id: orderId, orderNumber, ...names })),
  })
  await db.insert(orderLines).values(bought.map((line, index) => orderLine(orderId, line, index)))
  await db.insert(orderEvents).values(timeline.map((entry) => ({ ...entry, orderId })))
  if (attempts.length === 0) return
  await db.insert(paymentAttempts).values(attempts)
  await db.insert(paymentEvents).values(heard)
  await db.insert(sandboxPayments).values(payments)
  await db.insert(sandboxPaymentEvents).values(told)
}

const hoursAfter = (time: Date, hours: number) => new Date(time.getTime() + hours * 3_600_000)

async function readGoods(db: NodePgDatabase, { lines }: DemoOrder): Promise<Bought> {
  const wanted = lines.map(({ productId, variant }) =>
    and(eq(variants.productId, productId), eq(variants.position, variant)),
  )
  const found = await selectGoods(db, or(...wanted))
  return lines.map(({ productId, quantity }) => {
    const goods = found.find((one) => one.variant.productId === productId)
    if (!goods) throw new Error(`The sample shop has no ${productId}`)
    return { goods, quantity }
  })
}

async function readShipping(db: NodePgDatabase, customer: Customer, bought: Bought) {
  const [home] = customer.addresses
  if (!home) throw new Error('The demo account has no address')
  const address = { ...home, addressBookId: `a-${customer.id.slice(2)}-1` }
  const offers = await readOffers(db, address.postcode, loadOf(bought))
  const offer = offers.find(({ step, reason }) => step && reason === undefined)
  if (!offer?.step) throw new Error('No carrier of the sample shop takes a demo order')
  return { address, carrier: offer.carrier, shippingSatang: offer.step.priceSatang }
}

const sum = (bought: Bought, of: (goods: Goods) => number) =>
  bought.reduce((total, { goods, quantity }) => total + of(goods) * quantity, 0)
