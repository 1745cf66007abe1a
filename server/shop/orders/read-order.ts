import { asc, eq } from 'drizzle-orm'
import { canBeCancelled, canBePaid } from '../../../machines/order-status/order-events.ts'
import type { Order, OwnReview } from '../../../openapi/generated/schema.ts'
import { invoices, orderEvents, orderLines } from '../../db/schema/orders.ts'
import { inLanguage, type ApiLanguage } from '../common/language.ts'
import { includedVat } from '../common/included-vat.ts'
import { cutsSatang, toCutting } from '../common/cutting.ts'
import { baht, weight } from '../common/measures.ts'
import { unitOf } from '../common/quantities.ts'
import { attemptsOf, isBeingDecided } from '../payments/attempts.ts'
import type { Attempt } from '../payments/providers/payment-provider.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { invoiceNumber } from '../order-lifecycle/issue-invoice.ts'
import { outOfTime } from '../order-lifecycle/timeline.ts'
import { findOrder, type OrderRow } from '../order-lifecycle/lock-order.ts'
import { ownReviews } from '../reviews/own-reviews.ts'
import { orderSummary } from './order-list-item.ts'
import { readRefunds, taxed } from './read-refunds.ts'

type Line = typeof orderLines.$inferSelect
type Event = typeof orderEvents.$inferSelect

/** An order with everything its customer may see; with a customer's id, another customer's order is not found. */
export async function readOrder(
  { database: { db }, settings }: ShopDeps,
  orderId: string,
  { customerId, language }: { customerId?: string; language: ApiLanguage },
): Promise<Order> {
  const order = await findOrder(db, orderId, customerId)
  const [lines, events, attempts, [invoice], refunds, reviews] = await Promise.all([
    db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position)),
    db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id)),
    attemptsOf(db, orderId),
    db.select().from(invoices).where(eq(invoices.orderId, orderId)),
    readRefunds(db, orderId),
    ownReviews(db, orderId),
  ])
  const itemCount = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    ...orderSummary({
      order,
      itemCount,
      cancelReason: outOfTime.find((reason) => events.some(({ event }) => event === reason)),
      settings,
      language,
    }),
    items: lines.map((line) => toItem(line, reviews.get(line.variantId), language)),
    goodsTotal: baht(order.goodsSatang),
    shippingPrice: baht(order.shippingSatang),
    saved: baht(order.savedSatang),
    ...(order.deliveryAddress && { deliveryAddress: order.deliveryAddress }),
    ...(order.billingAddress && { billingAddress: order.billingAddress }),
    ...(order.referenceCode !== null && { referenceCode: order.referenceCode }),
    ...shipmentOf(order, language),
    ...(invoice && { invoice: toInvoice(invoice, order) }),
    timeline: events.map(toTimelineEntry),
    canPay: canBePaid(order),
    canCancel: canBeCancelled(order),
    isInProcess: attempts.some(isBeingDecided),
    attempts: attempts.map(toAttempt),
    refunds,
  }
}

const toInvoice = (
  invoice: typeof invoices.$inferSelect,
  { totalSatang }: OrderRow,
): NonNullable<Order['invoice']> => ({
  number: invoiceNumber(invoice),
  issuedAt: invoice.issuedAt.toISOString(),
  amount: taxed(includedVat(totalSatang)),
})

const toItem = (
  line: Line,
  review: OwnReview | undefined,
  language: ApiLanguage,
): Order['items'][number] => ({
  productId: line.productId,
  variantId: line.variantId,
  name: inLanguage(language, line.nameTh, line.nameEn),
  imageUrl: line.imageUrl,
  color: { name: inLanguage(language, line.colorNameTh, line.colorNameEn), hex: line.colorHex },
  size: inLanguage(language, line.labelTh, line.labelEn),
  quantity: line.quantity,
  ...unitOf(line, language),
  unitPrice: baht(line.unitPriceSatang),
  weight: weight(line.weightGrams),
  total: baht(line.unitPriceSatang * line.quantity + cutsSatang(line.cutting)),
  ...toCutting(line.cutting),
  ...(review && { review }),
})

/** Carriers of the shop have a name in both languages. */
function shipmentOf(order: OrderRow, language: ApiLanguage): Pick<Order, 'shipment'> {
  const { carrier, shippingNameTh, shippingNameEn, shippingNumber, trackingNumber, trackingUrl } = order
  if (carrier === null || shippingNumber === null || trackingNumber === null || trackingUrl === null)
    return {}
  const name = carrier === shippingNameTh ? inLanguage(language, carrier, shippingNameEn) : carrier
  return { shipment: { carrier: name, shippingNumber, trackingNumber, trackingUrl } }
}

const toTimelineEntry = ({ event, at, note }: Event): Order['timeline'][number] => ({
  event,
  at: at.toISOString(),
  ...(note !== null && { note }),
})

const toAttempt = ({ id, createdAt, state, failureCode }: Attempt): Order['attempts'][number] => ({
  id,
  at: createdAt.toISOString(),
  state,
  ...(failureCode !== null && { failureCode }),
})
