import { and, eq, max, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { invoices, orders } from '../../db/schema/orders.ts'
import { creditNotes, refunds } from '../../db/schema/refunds.ts'
import { invoiceMonth } from './issue-invoice.ts'
import { sum, type Refund } from './refund-rows.ts'

type CreditNoteRow = typeof creditNotes.$inferSelect

/** `PHC-6911-00042` */
export const creditNoteNumber = ({ month, serial }: Pick<CreditNoteRow, 'month' | 'serial'>): string =>
  `PHC-${month}-${String(serial).padStart(5, '0')}`

/**
 * Issues a credit note for a confirmed refund of an order with a tax invoice. The note before this one says what is left of the
 * invoice. If the refund fails later, its note stays and covers the refunds that replace it, since the shop still owes the money.
 * Call under the lock of the order; the second lock leaves no gap between numbers.
 */
export async function issueCreditNote(
  tx: Queries,
  { id: refundId, orderId, isExcess }: Refund,
  issuedAt = new Date(),
): Promise<void> {
  const [invoiced] = await tx
    .select({ totalSatang: orders.totalSatang })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(invoices.orderId, orderId)))
  if (!invoiced || isExcess) return
  const notes = await tx.select().from(creditNotes).where(eq(creditNotes.orderId, orderId))
  const rows = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.isExcess, false)))
  const isNoted = ({ id }: Refund) => notes.some((note) => note.refundId === id)
  const givenSatang = sum(
    rows.flatMap((row) => (row.state === 'confirmed' || isNoted(row) ? row.amountSatang : [])),
  )
  const notedSatang = sum(notes.map((note) => note.originalSatang - note.correctedSatang))
  if (givenSatang <= notedSatang) return
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('credit notes'))`)
  const month = invoiceMonth(issuedAt)
  const [last] = await tx
    .select({ serial: max(creditNotes.serial) })
    .from(creditNotes)
    .where(eq(creditNotes.month, month))
  await tx.insert(creditNotes).values({
    refundId,
    orderId,
    month,
    serial: (last?.serial ?? 0) + 1,
    issuedAt,
    originalSatang: invoiced.totalSatang - notedSatang,
    correctedSatang: invoiced.totalSatang - givenSatang,
  })
}
