import { and, eq } from 'drizzle-orm'
import type { StockNotice } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { products, variants } from '../../db/schema/catalogue.ts'
import { stockNotices } from '../../db/schema/stock-notices.ts'
import { channelOf } from '../messages/message.ts'
import { findCustomer } from '../accounts/customer-row.ts'
import type { Call } from '../common/handlers.ts'
import { productNotFound } from '../common/problem.ts'
import { countHit } from '../common/rate-limit.ts'

/** Each may become a message that the shop pays for. */
const limits = [
  { max: 60, seconds: 60 * 60 },
  { max: 200, seconds: 30 * 24 * 60 * 60 },
]

interface Wish {
  customerId: string
  variantId: string
}

const isWish = ({ customerId, variantId }: Wish) =>
  and(eq(stockNotices.customerId, customerId), eq(stockNotices.variantId, variantId))

/** Whether the customer waits for a variant, and where the shop will write. */
export async function readStockNotice(db: Queries, wish: Wish): Promise<StockNotice> {
  const { login } = await findCustomer(db, wish.customerId)
  const [found] = await db
    .select({ noticeId: stockNotices.id })
    .from(variants)
    .leftJoin(stockNotices, and(eq(stockNotices.variantId, variants.id), isWish(wish)))
    .where(eq(variants.id, wish.variantId))
  if (!found) throw productNotFound()
  return { isAsked: found.noticeId !== null, channel: channelOf(login ?? ''), to: login ?? '' }
}

/** Asked for again, it is the same one, in the language of the newer request. */
export async function askForStockNotice(
  db: Queries,
  wish: Wish,
  language: Call<'askForStockNotice'>['language'],
): Promise<StockNotice> {
  const [known] = await db
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(variants.id, wish.variantId), eq(products.isForSale, true)))
  if (!known) throw productNotFound()
  await countHit(db, { action: 'stockNotice', key: wish.customerId, limits })
  await db
    .insert(stockNotices)
    .values({ ...wish, language })
    .onConflictDoUpdate({ target: [stockNotices.customerId, stockNotices.variantId], set: { language } })
  return readStockNotice(db, wish)
}

/** Withdraws the wish; without one there is nothing to do. */
export async function withdrawStockNotice(db: Queries, wish: Wish): Promise<StockNotice> {
  await db.delete(stockNotices).where(isWish(wish))
  return readStockNotice(db, wish)
}
