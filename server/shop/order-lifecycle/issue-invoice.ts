import { eq, max, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { invoices } from '../../db/schema/orders.ts'
import { bangkok } from '../common/bangkok-clock.ts'

type InvoiceRow = typeof invoices.$inferSelect

/** `6911` for November 2026: the year of the Buddhist era and the month, in Thailand. */
export function invoiceMonth(time: Date): string {
  const inThailand = new Date(time.getTime() + bangkok)
  const year = inThailand.getUTCFullYear() + 543
  return `${String(year).slice(-2)}${String(inThailand.getUTCMonth() + 1).padStart(2, '0')}`
}

/** `PHT-6911-00042` */
export const invoiceNumber = ({ month, serial }: Pick<InvoiceRow, 'month' | 'serial'>): string =>
  `PHT-${month}-${String(serial).padStart(5, '0')}`

/** Gives a paid order the next invoice number of the month. The lock leaves no gap and no number twice. */
export async function issueInvoice(tx: Queries, orderId: string, issuedAt = new Date()): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('invoices'))`)
  const month = invoiceMonth(issuedAt)
  const [last] = await tx
    .select({ serial: max(invoices.serial) })
    .from(invoices)
    .where(eq(invoices.month, month))
  await tx.insert(invoices).values({ orderId, month, serial: (last?.serial ?? 0) + 1, issuedAt })
}
