import { eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { quotationNotices, quotations } from '../../db/schema/quotations.ts'
import { nowhere } from '../orders/erasure-of-orders.ts'

/** Removes the person from their quotations, whose numbers and prices stay; what is open is not accepted any more. */
export async function eraseFromQuotations(tx: Queries, customerId: string): Promise<void> {
  const rows = await tx
    .update(quotations)
    .set({
      state: sql`case ${quotations.state} when 'open' then 'declined' else ${quotations.state} end`,
      deliveryAddress: nowhere,
      billingAddress: null,
      approvedBy: null,
      purchaseOrder: null,
    })
    .where(eq(quotations.customerId, customerId))
    .returning({ id: quotations.id })
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(quotationNotices).where(inArray(quotationNotices.quotationId, ids))
}
