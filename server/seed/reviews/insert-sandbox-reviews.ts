import { and, eq, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { sandboxReviews } from '../../../sample-shop/reviews/sandbox-reviews.ts'
import { variants } from '../../db/schema/catalogue.ts'
import { reviews } from '../../db/schema/reviews.ts'

const day = 24 * 60 * 60_000

/** Reviews that were taken over: nobody of this shop wrote them, so they have no order. */
export async function insertSandboxReviews(db: NodePgDatabase): Promise<void> {
  const found = await db
    .select({ id: variants.id, productId: variants.productId, position: variants.position })
    .from(variants)
    .where(
      or(
        ...sandboxReviews.map(({ productId, variant }) =>
          and(eq(variants.productId, productId), eq(variants.position, variant)),
        ),
      ),
    )
  const now = Date.now()
  await db.insert(reviews).values(
    sandboxReviews.map(({ productId, variant, daysAgo, answer, ...said }, index) => {
      const writtenAt = new Date(now - daysAgo * day)
      const bought =
        found.find((one) => one.productId === productId && one.position === variant) ??
        found.find((one) => one.productId === productId)
      if (!bought) throw new Error(`The sample shop has no ${productId}`)
      return {
        ...said,
        id: `rv-sample-${index + 1}`,
        productId,
        variantId: bought.id,
        state: 'released' as const,
        writtenAt,
        changedAt: writtenAt,
        ...(answer !== undefined && { answer, answeredAt: new Date(writtenAt.getTime() + day) }),
      }
    }),
  )
}
