import { eq } from 'drizzle-orm'
import { placedOrder } from '../../../machines/order-status/order-events.ts'
import { paymentChannels } from '../../../machines/payment-channels.ts'
import type { CheckoutResult, QuotationAcceptance } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { orders } from '../../db/schema/orders.ts'
import { quotations } from '../../db/schema/quotations.ts'
import { lockCustomer } from '../accounts/customer-row.ts'
import { requireMatchingChannel } from '../checkout/resolve-shipping.ts'
import { answerPlaced, ordersOfCustomer } from '../checkout/checkout.ts'
import { placedColumns, type PlacedOrder } from '../checkout/earlier-order.ts'
import { enforceCodLimits, refuseTooManyUnpaid } from '../checkout/open-orders.ts'
import { takeStock } from '../checkout/take-stock.ts'
import { insertOrder } from '../checkout/write-order.ts'
import { ordersPlaced } from '../common/counters.ts'
import { refuseOldVersion } from '../common/problem.ts'
import { countHit } from '../common/rate-limit.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import type { Waiting } from '../payments/settle-attempts.ts'
import { offersWithin } from '../shipping/offers.ts'
import { promisedDays } from '../shipping/promised-days.ts'
import { refuseGoneGoods } from './ask-for-quotation.ts'
import {
  linesOf,
  lockQuotation,
  stateAfter,
  totalOf,
  type QuotationLine,
  type QuotationRow,
} from './quotation-rows.ts'

interface Acceptance {
  customerId: string
  id: string
  language: QuotationRow['language']
  acceptance: QuotationAcceptance
}

/** Makes an order of a quotation at its prices. Accepted again, it answers the same order. */
export async function acceptQuotation(
  deps: ShopDeps,
  { customerId, id, language, acceptance }: Acceptance,
  { releaseSlot }: Waiting,
): Promise<CheckoutResult> {
  const { db } = deps.database
  const { paymentChannel } = acceptance
  if (paymentChannels[paymentChannel].needsProvider) deps.paymentProviders.ofChannel(paymentChannel)
  await countHit(db, { action: 'checkout', key: customerId, limits: ordersOfCustomer })
  let isNew = false
  const order = await db.transaction(async (tx) => {
    // Also holds back an erasure, and the customer's other orders, which count against the same limits.
    await lockCustomer(tx, customerId)
    const quotation = await lockQuotation(tx, id, customerId)
    const earlier = await orderOf(tx, quotation)
    isNew = earlier === undefined
    return earlier ?? placeQuoted(tx, deps, quotation, acceptance)
  })
  if (isNew) ordersPlaced.inc()
  releaseSlot()
  return answerPlaced(deps, order, language)
}

async function orderOf(tx: Queries, { orderId }: QuotationRow): Promise<PlacedOrder | undefined> {
  if (orderId === null) return undefined
  const [order] = await tx.select(placedColumns).from(orders).where(eq(orders.id, orderId))
  return order
}

async function placeQuoted(
  tx: Queries,
  { settings, paymentProviders }: Pick<ShopDeps, 'settings' | 'paymentProviders'>,
  quotation: QuotationRow,
  { version, approvedBy, purchaseOrder, paymentChannel }: QuotationAcceptance,
): Promise<PlacedOrder> {
  const { customerId } = quotation
  const state = stateAfter(quotation, 'quotation.accept')
  requireMatchingChannel({ paymentChannel })
  refuseOldVersion(quotation, version)
  const lines = await linesOf(tx, quotation.id)
  await refuseGoneGoods(tx, lines)
  const totalSatang = totalOf(quotation)
  const { isPaidBeforeShipping, needsProvider } = paymentChannels[paymentChannel]
  if (isPaidBeforeShipping) await refuseTooManyUnpaid(tx, customerId)
  if (needsProvider) paymentProviders.ofChannel(paymentChannel, totalSatang)
  const { needsConfirmation } = isPaidBeforeShipping
    ? { needsConfirmation: false }
    : await enforceCodLimits(tx, settings, { customerId, totalSatang })
  const { goodsSatang, shippingSatang, language, deliveryAddress, billingAddress } = quotation
  const { shippingId, shippingNameTh, shippingNameEn } = quotation
  const order = await insertOrder(
    tx,
    {
      ...{ customerId, language, goodsSatang, shippingSatang, totalSatang, deliveryAddress, billingAddress },
      ...{ shippingId, shippingNameTh, shippingNameEn },
      ...placedOrder(paymentChannel, { needsConfirmation }),
      ...(await arrivalOf(tx, quotation, lines)),
      savedSatang: lines.reduce((sum, line) => sum + savedOn(line) * line.quantity, 0),
    },
    lines.map(orderedLine),
  )
  await tx
    .update(quotations)
    .set({ state, approvedBy, purchaseOrder: purchaseOrder ?? null, orderId: order.id })
    .where(eq(quotations.id, quotation.id))
  // Stock rows are shared by all shoppers, so they are locked last.
  await takeStock(
    tx,
    lines.map(({ position, variantId, quantity }) => ({ id: String(position), variantId, quantity })),
  )
  return order
}

/** Staff may ask for more than the list price; nothing is saved then. */
const savedOn = (line: QuotationLine) => Math.max(0, line.listPriceSatang - line.unitPriceSatang)

function orderedLine(line: QuotationLine): Parameters<typeof insertOrder>[2][number] {
  const { quotationId: _, cartLineId: _cart, code: _code, ...ordered } = line
  return { ...ordered, listPriceSatang: Math.max(line.listPriceSatang, line.unitPriceSatang) }
}

/** Counted from now, by the days of the carrier; unknown if it does not go there any more. */
async function arrivalOf(tx: Queries, quotation: QuotationRow, lines: readonly QuotationLine[]) {
  const grams = lines.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0)
  const offers = await offersWithin(tx, quotation.deliveryAddress.postcode, { grams, longestMm: 0 })
  const offer = offers.find(({ carrier }) => carrier.id === quotation.shippingId)
  if (!offer || offer.reason === 'outOfArea') return {}
  const { from, by } = promisedDays(offer.days, offer.carrier, new Date())
  return { arrivesFrom: from, arrivesBy: by }
}

export async function declineQuotation(
  { database: { db } }: Pick<ShopDeps, 'database'>,
  { customerId, id }: Pick<Acceptance, 'customerId' | 'id'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const quotation = await lockQuotation(tx, id, customerId)
    const state = stateAfter(quotation, 'quotation.decline')
    await tx.update(quotations).set({ state }).where(eq(quotations.id, id))
  })
}
