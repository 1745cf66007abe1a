import { hasGoods } from '../../../machines/order-status/has-goods.ts'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { products } from '../../db/schema/catalogue.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import { reviews } from '../../db/schema/reviews.ts'
import { notFound, Problem } from '../common/problem.ts'
import { editableUntil } from './own-reviews.ts'
import type { ReviewRow } from './review-parts.ts'

/** An item of an order, as its address names it. */
export interface ReviewedLine {
  customerId: string
  orderId: string
  variantId: string
}

export interface ReviewableLine {
  productId: string
  quantity: number
  review: ReviewRow | undefined
}

/** The item with its review, if it may be written or changed now. The product must still be known to the shop. */
export async function reviewableLine(db: Queries, line: ReviewedLine): Promise<ReviewableLine> {
  const [found] = await db
    .select({
      productId: orderLines.productId,
      quantity: orderLines.quantity,
      fulfilment: orders.fulfilment,
      review: reviews,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(reviews, isOf(orderLines))
    .where(
      and(
        eq(orders.id, line.orderId),
        eq(orders.customerId, line.customerId),
        eq(orderLines.variantId, line.variantId),
      ),
    )
  if (!found) throw notFound('There is no such item')
  const { fulfilment, review, ...ordered } = found
  if (!hasGoods(fulfilment)) throw new Problem('ORDER_NOT_ALLOWED', 'The order was not delivered')
  if (review && editableUntil(review) < new Date())
    throw new Problem('REVIEW_CLOSED', 'The review cannot be changed any more')
  return { ...ordered, review: review ?? undefined }
}

const isOf = (line: typeof orderLines) =>
  and(eq(reviews.orderId, line.orderId), eq(reviews.variantId, line.variantId))
