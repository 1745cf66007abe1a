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
import { sandboxRefunds } from '../../db/schema/refunds.ts'
import { paidSatang, selectProductVariants, type ProductVariant } from '../../shop/cart/product-variant.ts'
import { orderLine } from '../../shop/checkout/write-order.ts'
import { newOrderNumber } from '../../shop/checkout/order-number.ts'
import { issueCreditNote } from '../../shop/order-lifecycle/issue-credit-note.ts'
import { issueInvoice } from '../../shop/order-lifecycle/issue-invoice.ts'
import { insertRefund } from '../../shop/order-lifecycle/refund-rows.ts'
import { newShipment } from '../../shop/order-lifecycle/shipment.ts'
import { referenceCode } from '../../shop/order-lifecycle/reference-code.ts'
import { loadOf } from '../../shop/shipping/load.ts'
import { readOffers } from '../../shop/shipping/offers.ts'
import { sandboxAccounts } from '../../../sample-shop/accounts/sandbox-accounts.ts'
import { sandboxAttempts } from './sandbox-attempts.ts'
import { sandboxOrders } from '../../../sample-shop/orders/sandbox-orders.ts'
import {
  nextStatus,
  placedOrder,
  type OrderEventType,
  type OrderState,
} from '../../../machines/order-status/order-events.ts'
import { newEntries } from '../../shop/order-lifecycle/timeline.ts'

type Customer = (typeof sandboxAccounts)[number]
type SandboxOrder = (typeof sandboxOrders)[number]
type Bought = { productVariant: ProductVariant; quantity: number }[]

/** Inserts orders of the first sandbox account, placed before the shop opened; the sample stock is what remained after them. */
export async function insertSandboxOrders(db: NodePgDatabase): Promise<void> {
  const [customer] = sandboxAccounts
  if (!customer) throw new Error('There are no sandbox accounts')
  const now = new Date()
  // The oldest order first, so that the numbers of their invoices rise with time.
  const byAge = sandboxOrders.toSorted((one, other) => other.hoursAgo - one.hoursAgo)
  for (const order of byAge) await insertSandboxOrder(db, customer, order, now)
}

async function insertSandboxOrder(
  db: NodePgDatabase,
  customer: Customer,
  order: SandboxOrder,
  now: Date,
): Promise<void> {
  const createdAt = hoursAfter(now, -order.hoursAgo)
  const events = order.events.map(([type, hours]) => ({ type, at: hoursAfter(createdAt, hours) }))
  const { state, timeline } = liveThrough(order.paymentChannel, createdAt, events)
  const bought = await readProductVariants(db, order)
  const { address, carrier, shippingSatang } = await readShipping(db, customer, bought)
  const goodsSatang = sum(bought, paidSatang)
  const totalSatang = goodsSatang + shippingSatang
  const orderId = `o-demo-${order.status}`
  const orderNumber = newOrderNumber(createdAt, order.serial)
  const { attempts, shopEvents, payments, sandboxEvents } = sandboxAttempts(
    { orderId, orderNumber, totalSatang },
    events,
  )
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
    savedSatang: sum(
      bought,
      (productVariant, quantity) => productVariant.variant.priceSatang - paidSatang(productVariant, quantity),
    ),
    deliveryAddress: address,
    shippingId: carrier.id,
    ...names,
    referenceCode: paid && referenceCode(paid.id),
    ...(isShipped && newShipment({ id: orderId, orderNumber, ...names })),
  })
  await db.insert(orderLines).values(bought.map((line, index) => ({ ...orderLine(line, index), orderId })))
  await db.insert(orderEvents).values(timeline.map((entry) => ({ ...entry, orderId })))
  const paidAt = timeline.find(({ event }) => event === 'paid')?.at
  if (paidAt) await issueInvoice(db, orderId, paidAt)
  if (attempts.length === 0) return
  await db.insert(paymentAttempts).values(attempts)
  await db.insert(paymentEvents).values(shopEvents)
  await db.insert(sandboxPayments).values(payments)
  await db.insert(sandboxPaymentEvents).values(sandboxEvents)
  if (paid?.refundedAt) {
    const lines = bought.map(({ quantity }, index) => ({ position: index + 1, quantity }))
    const atProvider = { id: `re_${paid.id}`, key: `rf_${paid.id}`, attemptId: paid.id }
    await db.insert(sandboxRefunds).values({ ...atProvider, amountSatang: totalSatang })
    const refund = { id: atProvider.key, orderId, attemptId: paid.id, reason: 'cancelled', askedBy: 'shop' }
    const amounts = { amountSatang: totalSatang, shippingSatang, lines }
    const confirmed = {
      askedAt: paid.refundedAt,
      state: 'confirmed',
      confirmedAt: paid.refundedAt,
      providerRefundId: atProvider.id,
    } as const
    await issueCreditNote(
      db,
      await insertRefund(db, { ...refund, ...amounts, ...confirmed }),
      paid.refundedAt,
    )
  }
}

const hoursAfter = (time: Date, hours: number) => new Date(time.getTime() + hours * 3_600_000)

async function readProductVariants(db: NodePgDatabase, { lines }: SandboxOrder): Promise<Bought> {
  const wanted = lines.map(({ productId, variant }) =>
    and(eq(variants.productId, productId), eq(variants.position, variant)),
  )
  const found = await selectProductVariants(db, or(...wanted))
  return lines.map(({ productId, quantity }) => {
    const productVariant = found.find((one) => one.variant.productId === productId)
    if (!productVariant) throw new Error(`The sample shop has no ${productId}`)
    return { productVariant, quantity }
  })
}

async function readShipping(db: NodePgDatabase, customer: Customer, bought: Bought) {
  const [home] = customer.addresses
  if (!home) throw new Error('The sandbox account has no address')
  const address = { ...home, addressBookId: `a-${customer.id.slice(2)}-1` }
  const offers = await readOffers(db, address.postcode, loadOf(bought))
  const offer = offers.find(({ step, reason }) => step && reason === undefined)
  if (!offer?.step) throw new Error('No carrier of the sample shop takes a sandbox order')
  return { address, carrier: offer.carrier, shippingSatang: offer.step.priceSatang }
}

const sum = (bought: Bought, of: (productVariant: ProductVariant, quantity: number) => number) =>
  bought.reduce((total, { productVariant, quantity }) => total + of(productVariant, quantity) * quantity, 0)

interface Life {
  state: OrderState
  timeline: { event: string; at: Date }[]
}

/** The state of an order after these events, as its statechart allows. */
function liveThrough(
  paymentChannel: OrderState['paymentChannel'],
  placedAt: Date,
  events: readonly { type: OrderEventType; at: Date }[],
): Life {
  const life: Life = { state: placedOrder(paymentChannel), timeline: [{ event: 'placed', at: placedAt }] }
  for (const { type, at } of events) {
    const next = nextStatus(life.state, type)
    if (!next) throw new Error(`${type} is not allowed for an order that is ${JSON.stringify(life.state)}`)
    life.timeline.push(...newEntries(life.state, next, type).map((event) => ({ event, at })))
    life.state = next
  }
  return life
}
