import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { CheckoutRequest } from '../../../openapi/generated/schema.ts'
import { placedOrder } from '../../../machines/order-status/order-events.ts'
import type { Queries } from '../../db/database.ts'
import { cartLines, carts, checkouts, orderedCartLines } from '../../db/schema/carts.ts'
import { orderEvents, orderLines, orders } from '../../db/schema/orders.ts'
import { writeNotice } from '../order-lifecycle/write-notices.ts'
import { goodsTotal, type CartLine } from '../cart/cart-line.ts'
import { paidSatang } from '../cart/product-variant.ts'
import { placedColumns, type CheckoutKey, type PlacedOrder } from './earlier-order.ts'
import { newOrderNumber } from './order-number.ts'
import type { Shipping } from './shipping.ts'

export interface OrderDraft {
  request: CheckoutRequest
  language: (typeof orders.$inferSelect)['language']
  lines: readonly CartLine[]
  shipping: Shipping
  needsConfirmation: boolean
}

/** Order numbers are random; a number that is already taken is drawn again. */
const maxDraws = 50

/** Writes the order down and takes its lines out of the cart. */
export async function writeOrder(
  tx: Queries,
  checkoutKey: CheckoutKey,
  draft: OrderDraft,
): Promise<PlacedOrder> {
  const order = await insertOrder(tx, orderOf(checkoutKey.customerId, draft), draft.lines.map(orderLine))
  await tx.insert(checkouts).values({
    orderId: order.id,
    customerId: checkoutKey.customerId,
    idempotencyKey: checkoutKey.key,
    requestHash: checkoutKey.hash,
  })
  await consumeLines(tx, checkoutKey.customerId, order.id, draft.lines)
  return order
}

function orderOf(
  customerId: string,
  { request, language, lines, shipping: { priceSatang, columns }, needsConfirmation }: OrderDraft,
): Unnumbered {
  const goodsSatang = goodsTotal(lines)
  return {
    customerId,
    language,
    ...placedOrder(request.paymentChannel, {
      needsConfirmation,
      isPickUp: Boolean(columns.pickUpBranch),
    }),
    goodsSatang,
    shippingSatang: priceSatang,
    totalSatang: goodsSatang + priceSatang,
    savedSatang: lines.reduce(
      (sum, { productVariant, quantity }) => sum + savedOn(productVariant, quantity) * quantity,
      0,
    ),
    billingAddress: request.billingAddress,
    ...columns,
  }
}

type Unnumbered = Omit<typeof orders.$inferInsert, 'id' | 'orderNumber'>
type Line = Omit<typeof orderLines.$inferInsert, 'orderId'>

/** Writes an order with its lines, that it was placed, and that the customer is to be told so. */
export async function insertOrder(
  tx: Queries,
  order: Unnumbered,
  lines: readonly Line[],
): Promise<PlacedOrder> {
  const placed = await insertNumbered(tx, order)
  await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: placed.id })))
  await tx.insert(orderEvents).values({ orderId: placed.id, event: 'placed' })
  await writeNotice(tx, placed.id, 'placed')
  return placed
}

async function insertNumbered(tx: Queries, order: Unnumbered): Promise<PlacedOrder> {
  for (let draw = 1; draw <= maxDraws; draw += 1) {
    const [placed] = await tx
      .insert(orders)
      .values({ ...order, id: randomUUID(), orderNumber: newOrderNumber(new Date()) })
      .onConflictDoNothing({ target: orders.orderNumber })
      .returning(placedColumns)
    if (placed) return placed
  }
  throw new Error('No order number was found that is free')
}

const savedOn = (productVariant: CartLine['productVariant'], quantity: number) =>
  productVariant.variant.priceSatang - paidSatang(productVariant, quantity)

export function orderLine(
  {
    productVariant,
    quantity,
    cutting,
  }: Pick<CartLine, 'productVariant' | 'quantity'> & Partial<Pick<CartLine, 'cutting'>>,
  index: number,
): Line {
  const { variant, product, imageUrl } = productVariant
  return {
    position: index + 1,
    productId: variant.productId,
    variantId: variant.id,
    nameTh: product.nameTh,
    nameEn: product.nameEn,
    unitTh: product.unitTh,
    unitEn: product.unitEn,
    imageUrl,
    colorHex: variant.colorHex,
    colorNameTh: variant.colorNameTh,
    colorNameEn: variant.colorNameEn,
    labelTh: variant.labelTh,
    labelEn: variant.labelEn,
    quantity,
    unitPriceSatang: paidSatang(productVariant, quantity),
    listPriceSatang: variant.priceSatang,
    weightGrams: variant.weightGrams,
    cutting,
  }
}

async function consumeLines(
  tx: Queries,
  customerId: string,
  orderId: string,
  lines: readonly CartLine[],
): Promise<void> {
  const ids = sql.param(lines.map(({ id }) => id))
  await tx.execute(sql`
    with consumed as (
      delete from ${cartLines} where id = any (${ids}::text[]) returning id
    ), stored as (
      insert into ${orderedCartLines} (cart_line_id, order_id) select id, ${orderId} from consumed
    )
    update ${carts} set version = version + 1 where customer_id = ${customerId}`)
}
