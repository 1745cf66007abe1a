import { asc, eq } from 'drizzle-orm'
import type { CreditNote, Refund, TaxedAmount } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { orderLines } from '../../db/schema/orders.ts'
import { creditNotes, refundLines, refunds } from '../../db/schema/refunds.ts'
import { includedVat } from '../common/included-vat.ts'
import { baht } from '../common/measures.ts'
import { creditNoteNumber } from '../order-lifecycle/issue-credit-note.ts'

/** What went back of an order, or is to go back, with the credit notes, the oldest first. */
export async function readRefunds(db: Queries, orderId: string): Promise<Refund[]> {
  const [rows, items] = await Promise.all([
    db
      .select({ refund: refunds, note: creditNotes })
      .from(refunds)
      .leftJoin(creditNotes, eq(creditNotes.refundId, refunds.id))
      .where(eq(refunds.orderId, orderId))
      .orderBy(asc(refunds.askedAt), asc(refunds.id)),
    db
      .select({
        refundId: refundLines.refundId,
        variantId: orderLines.variantId,
        quantity: refundLines.quantity,
      })
      .from(refundLines)
      .innerJoin(orderLines, eq(orderLines.position, refundLines.position))
      .where(eq(orderLines.orderId, orderId))
      .orderBy(asc(refundLines.position)),
  ])
  return rows.map(({ refund: { id, askedAt, amountSatang, shippingSatang, reason, ...refund }, note }) => ({
    id,
    askedAt: askedAt.toISOString(),
    amount: baht(amountSatang),
    state: states[refund.state],
    ...(refund.confirmedAt && { doneAt: refund.confirmedAt.toISOString() }),
    reason,
    items: items.flatMap(({ refundId, ...item }) => (refundId === id ? [item] : [])),
    shippingPrice: baht(shippingSatang),
    ...(note && { creditNote: toCreditNote(note) }),
  }))
}

const states = { requested: 'underWay', sent: 'underWay', refused: 'byHand', confirmed: 'done' } as const

/** The VAT of a note is that of the value before less that of the value after: so the notes add up to the invoice. */
export function toCreditNote(note: typeof creditNotes.$inferSelect): CreditNote {
  const [before, after] = [includedVat(note.originalSatang), includedVat(note.correctedSatang)]
  return {
    number: creditNoteNumber(note),
    issuedAt: note.issuedAt.toISOString(),
    before: taxed(before),
    after: taxed(after),
    difference: taxed({
      baseSatang: before.baseSatang - after.baseSatang,
      vatSatang: before.vatSatang - after.vatSatang,
    }),
  }
}

export const taxed = ({ baseSatang, vatSatang }: ReturnType<typeof includedVat>): TaxedAmount => ({
  base: baht(baseSatang),
  vat: baht(vatSatang),
  total: baht(baseSatang + vatSatang),
})
