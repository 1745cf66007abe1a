import { eq, inArray, sql } from 'drizzle-orm'
import { stateAt } from '../../../machines/quotation-status/quotation-events.ts'
import type { QuotationRequest } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { cartLines, carts } from '../../db/schema/carts.ts'
import { variants } from '../../db/schema/catalogue.ts'
import { quotations } from '../../db/schema/quotations.ts'
import { lockCustomer } from '../accounts/customer-row.ts'
import type { CartLine } from '../cart/cart-line.ts'
import { lockCart } from '../cart/patch-cart.ts'
import { isStillCut, planAnew } from '../cart/plan-cutting.ts'
import { selectProductVariants } from '../cart/product-variant.ts'
import { requireOwnAddress } from '../checkout/resolve-shipping.ts'
import { linesRefused } from '../checkout/checkout-refusals.ts'
import { readWantedLines } from '../checkout/place-order.ts'
import { Problem } from '../common/problem.ts'
import { countHit } from '../common/rate-limit.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { issueQuotation, quotationOfLines } from './issue-quotation.ts'
import { linesOf, lockQuotation, type QuotationLine, type QuotationRow } from './quotation-rows.ts'

/** Each takes a number of the day and sends a message. */
const limits = [
  { max: 20, seconds: 60 * 60 },
  { max: 100, seconds: 24 * 60 * 60 },
]

interface Asking {
  customerId: string
  language: QuotationRow['language']
}

/** Turns lines of the cart into a quotation; asked for again, the same lines are the same one. Returns its id. */
export async function requestQuotation(
  { database: { db }, settings }: ShopDeps,
  { customerId, language }: Asking,
  { cartItemIds, deliveryAddress, billingAddress, shippingId }: QuotationRequest,
): Promise<string> {
  await countHit(db, { action: 'quotation', key: customerId, limits })
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    await lockCart(tx, customerId)
    const earlier = await quotationOfLines(tx, customerId, cartItemIds)
    if (earlier !== undefined) return earlier
    const lines = await readWantedLines(tx, customerId, cartItemIds)
    await requireOwnAddress(tx, customerId, deliveryAddress.addressBookId)
    const id = await issueQuotation(tx, settings, {
      ...{ customerId, language, deliveryAddress, shippingId },
      billingAddress: billingAddress ?? null,
      lines: lines.map((line) => ({ ...line, cartLineId: line.id })),
    })
    await takeFromCart(
      tx,
      customerId,
      lines.map((line) => line.id),
    )
    return id
  })
}

async function takeFromCart(tx: Queries, customerId: string, lineIds: readonly string[]): Promise<void> {
  await tx.delete(cartLines).where(inArray(cartLines.id, [...lineIds]))
  await tx
    .update(carts)
    .set({ version: sql`${carts.version} + 1` })
    .where(eq(carts.customerId, customerId))
}

/** Asks anew for what has expired or was declined, at the prices of today; once, however often. Returns the new one's id. */
export async function renewQuotation(
  { database: { db }, settings }: ShopDeps,
  { customerId, language }: Asking,
  id: string,
): Promise<string> {
  await countHit(db, { action: 'quotation', key: customerId, limits })
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const old = await lockQuotation(tx, id, customerId)
    if (old.renewalId !== null) return old.renewalId
    const state = stateAt(old, new Date())
    if (state === 'open' || state === 'accepted')
      throw new Problem('ORDER_NOT_ALLOWED', `The quotation is ${state}`)
    const { deliveryAddress, billingAddress, shippingId } = old
    const renewalId = await issueQuotation(tx, settings, {
      ...{ customerId, language, deliveryAddress, billingAddress, shippingId },
      lines: await linesStillSold(tx, await linesOf(tx, id), settings),
    })
    await tx.update(quotations).set({ renewalId }).where(eq(quotations.id, id))
    return renewalId
  })
}

interface LineOfToday extends Pick<CartLine, 'quantity' | 'productVariant' | 'cutting'> {
  cartLineId: null
}

/** Refuses a quotation with goods that are not sold any more, or not cut as it was planned. */
export async function refuseGoneGoods(tx: Queries, lines: readonly QuotationLine[]): Promise<void> {
  const today = await goodsOfToday(tx, lines, (line) => (isStillCut(line) ? line : undefined))
  const gone = lines.filter((_, index) => today[index] === undefined)
  if (gone.length > 0) throw notForSale(gone)
}

/** The lines that can be quoted again, planned on the sheets of today; refused where nothing is left. */
async function linesStillSold(
  tx: Queries,
  lines: readonly QuotationLine[],
  { cutting }: ShopDeps['settings'],
): Promise<LineOfToday[]> {
  const today = await goodsOfToday(tx, lines, (line) => planAnew(cutting, line))
  const left = today.filter((line) => line !== undefined)
  if (left.length === 0) throw notForSale(lines)
  return left
}

const notForSale = (lines: readonly QuotationLine[]) =>
  linesRefused(
    'NOT_FOR_SALE',
    'It is not sold any more',
    lines.map(({ position }) => String(position)),
  )

/** Each line with the goods as they are now; undefined where they are not sold any more. */
async function goodsOfToday(
  tx: Queries,
  lines: readonly QuotationLine[],
  whatIsCut: (line: LineOfToday) => LineOfToday | undefined,
): Promise<(LineOfToday | undefined)[]> {
  const ids = lines.map(({ variantId }) => variantId)
  const found = await selectProductVariants(tx, inArray(variants.id, ids))
  const sold = new Map(found.filter(({ product }) => product.isForSale).map((one) => [one.variant.id, one]))
  return lines.map(({ variantId, quantity, cutting }) => {
    const productVariant = sold.get(variantId)
    return productVariant && whatIsCut({ quantity, productVariant, cutting, cartLineId: null })
  })
}
