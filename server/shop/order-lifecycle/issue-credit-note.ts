import { and, eq, max, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { invoices, orders } from '../../db/schema/orders.ts'
import { creditNotes } from '../../db/schema/refunds.ts'
import { invoiceMonth } from './issue-invoice.ts'
import type { Refund } from './refund-rows.ts'

type CreditNoteRow = typeof creditNotes.$inferSelect

/** `PHC-6911-00042` */
export const creditNoteNumber = ({ month, serial }: Pick<CreditNoteRow, 'month' | 'serial'>): string =>
  `PHC-${month}-${String(serial).padStart(5, '0')}`

/**
 * Corrects the tax invoice of an order, if it has one, by a refund that was confirmed. What the order was worth is what the
 * note before this one has left of it. Called under the lock of the order; the second lock leaves no gap between numbers.
 */
export async function issueCreditNote(
  tx: Queries,
  { id: refundId, orderId, amountSatang, isExcess }: Refund,
  issuedAt = new Date(),
): Promise<void> {
  const [invoiced] = await tx
    .select({ totalSatang: orders.totalSatang })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(invoices.orderId, orderId)))
  if (!invoiced || isExcess) return
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('credit notes'))`)
  const month = invoiceMonth(issuedAt)
  const [last] = await tx
    .select({ serial: max(creditNotes.serial) })
    .from(creditNotes)
    .where(eq(creditNotes.month, month))
  const [given] = await tx
    .select({
      satang: sql`coalesce(sum(${creditNotes.originalSatang} - ${creditNotes.correctedSatang}), 0)`.mapWith(
        Number,
      ),
    })
    .from(creditNotes)
    .where(eq(creditNotes.orderId, orderId))
  const originalSatang = invoiced.totalSatang - (given?.satang ?? 0)
  await tx.insert(creditNotes).values({
    refundId,
    orderId,
    month,
    serial: (last?.serial ?? 0) + 1,
    issuedAt,
    originalSatang,
    correctedSatang: originalSatang - amountSatang,
  })
}
