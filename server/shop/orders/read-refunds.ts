import { and, asc, eq } from 'drizzle-orm'
import type { CreditNote, Refund, TaxedAmount } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { orderLines } from '../../db/schema/orders.ts'
import { creditNotes, refundLines, refunds } from '../../db/schema/refunds.ts'
import { includedVat } from '../common/included-vat.ts'
import { baht } from '../common/measures.ts'
import { creditNoteNumber } from '../order-lifecycle/issue-credit-note.ts'

/** The refunds of an order with their credit notes, the oldest first, and their lines; those of no other order are read. */
export async function refundRowsOf(db: Queries, orderId: string) {
  const [rows, lines] = await Promise.all([
    db
      .select({ refund: refunds, note: creditNotes })
      .from(refunds)
      .leftJoin(creditNotes, eq(creditNotes.refundId, refunds.id))
      .where(eq(refunds.orderId, orderId))
      .orderBy(asc(refunds.askedAt), asc(refunds.id)),
    db
      .select({
        refundId: refundLines.refundId,
        position: refundLines.position,
        variantId: orderLines.variantId,
        quantity: refundLines.quantity,
      })
      .from(refundLines)
      .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
      .innerJoin(
        orderLines,
        and(eq(orderLines.orderId, refunds.orderId), eq(orderLines.position, refundLines.position)),
      )
      .where(eq(refunds.orderId, orderId))
      .orderBy(asc(refundLines.position)),
  ])
  return rows.map(({ refund, note }) => ({
    ...{ refund, note },
    lines: lines.filter(({ refundId }) => refundId === refund.id),
  }))
}

/** What went back of an order, or is to go back, with the credit notes, the oldest first. */
export async function readRefunds(db: Queries, orderId: string): Promise<Refund[]> {
  const rows = await refundRowsOf(db, orderId)
  return rows.map(({ refund, note, lines }) => ({
    id: refund.id,
    askedAt: refund.askedAt.toISOString(),
    amount: baht(refund.amountSatang),
    state: states[refund.state],
    ...(refund.confirmedAt && { doneAt: refund.confirmedAt.toISOString() }),
    reason: refund.reason,
    items: lines.map(({ variantId, quantity }) => ({ variantId, quantity })),
    shippingPrice: baht(refund.shippingSatang),
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
