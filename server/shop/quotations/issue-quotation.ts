import { randomUUID } from 'node:crypto'
import { and, count, eq, inArray } from 'drizzle-orm'
import { issuedQuotation } from '../../../machines/quotation-status/quotation-events.ts'
import type { BillingAddress, DeliveryAddress } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { products } from '../../db/schema/catalogue.ts'
import { quotationLines, quotationNotices, quotations } from '../../db/schema/quotations.ts'
import type { CartLine } from '../cart/cart-line.ts'
import type { ShopSettings } from '../common/shop-settings.ts'
import { orderLine } from '../checkout/write-order.ts'
import { fieldRefused } from '../common/problem.ts'
import { loadOf } from '../shipping/load.ts'
import { readOffers } from '../shipping/offers.ts'
import { nextNumber, validUntil } from './quotation-number.ts'
import { goodsSatangOf, type QuotationRow } from './quotation-rows.ts'

type QuotedLine = Pick<CartLine, 'quantity' | 'productVariant' | 'cutting'> & {
  /** Of the line of the cart that it was. */
  cartLineId: string | null
}

export interface Wish {
  customerId: string
  language: QuotationRow['language']
  lines: readonly QuotedLine[]
  deliveryAddress: DeliveryAddress
  billingAddress: BillingAddress | null
  shippingId: string
}

/** Writes a quotation down at the prices of this moment. Returns its id. */
export async function issueQuotation(
  tx: Queries,
  { daysQuoted }: Pick<ShopSettings, 'daysQuoted'>,
  { lines, shippingId, ...wish }: Wish,
): Promise<string> {
  const id = randomUUID()
  const now = new Date()
  const offers = await readOffers(tx, wish.deliveryAddress.postcode, loadOf(lines))
  const offer = offers.find(({ carrier }) => carrier.id === shippingId)
  if (!offer?.step || offer.reason !== undefined)
    throw fieldRefused('SHIPPING_REQUIRED', 'shippingId', 'A way of shipping is needed')
  const rows = await quotedRows(tx, id, lines)
  const until = validUntil(now, daysQuoted)
  await tx.insert(quotations).values({
    id,
    ...wish,
    ...(await nextNumber(tx, now)),
    createdAt: now,
    validUntil: until,
    state: issuedQuotation(until),
    goodsSatang: goodsSatangOf(rows),
    shippingSatang: offer.step.priceSatang,
    shippingId,
    shippingNameTh: offer.carrier.nameTh,
    shippingNameEn: offer.carrier.nameEn,
  })
  await tx.insert(quotationLines).values(rows)
  await tx.insert(quotationNotices).values({ quotationId: id, event: 'issued' })
  return id
}

/** What a line of an order would keep, and what the paper says besides. */
async function quotedRows(
  tx: Queries,
  quotationId: string,
  lines: readonly QuotedLine[],
): Promise<(typeof quotationLines.$inferInsert)[]> {
  const codes = await codesOf(tx, lines)
  return lines.map((line, index) => {
    const { variant } = line.productVariant
    return {
      ...orderLine(line, index),
      cutting: line.cutting,
      quotationId,
      cartLineId: line.cartLineId,
      code: codes.get(variant.productId) ?? '',
    }
  })
}

async function codesOf(tx: Queries, lines: readonly QuotedLine[]): Promise<Map<string, string>> {
  const ids = lines.map(({ productVariant }) => productVariant.variant.productId)
  const { id, code } = products
  const rows = await tx.select({ id, code }).from(products).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row.code]))
}

/** The quotation that all these lines of a cart went into before. One that has but some of them does not answer for the others. */
export async function quotationOfLines(
  tx: Queries,
  customerId: string,
  cartLineIds: readonly string[],
): Promise<string | undefined> {
  const ids = [...new Set(cartLineIds)]
  if (ids.length === 0) return undefined
  const [found] = await tx
    .select({ id: quotations.id })
    .from(quotationLines)
    .innerJoin(quotations, eq(quotations.id, quotationLines.quotationId))
    .where(and(inArray(quotationLines.cartLineId, ids), eq(quotations.customerId, customerId)))
    .groupBy(quotations.id)
    .having(eq(count(), ids.length))
  return found?.id
}
