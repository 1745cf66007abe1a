import { and, asc, eq } from 'drizzle-orm'
import {
  nextState,
  stateAt,
  type QuotationEventType,
  type WrittenState,
} from '../../../machines/quotation-status/quotation-events.ts'
import type { Queries } from '../../db/database.ts'
import { quotationLines, quotations } from '../../db/schema/quotations.ts'
import { cutsSatang } from '../common/cutting.ts'
import { notFound, Problem } from '../common/problem.ts'

export type QuotationRow = typeof quotations.$inferSelect
export type QuotationLine = typeof quotationLines.$inferSelect

/** Another customer's quotation is not found. */
export async function findQuotation(db: Queries, id: string, customerId?: string): Promise<QuotationRow> {
  return theOne(await db.select().from(quotations).where(isIt(id, customerId)))
}

/** Locks the quotation until the end of the transaction. */
export async function lockQuotation(tx: Queries, id: string, customerId?: string): Promise<QuotationRow> {
  return theOne(await tx.select().from(quotations).where(isIt(id, customerId)).for('update'))
}

const isIt = (id: string, customerId: string | undefined) =>
  and(eq(quotations.id, id), customerId === undefined ? undefined : eq(quotations.customerId, customerId))

function theOne([quotation]: QuotationRow[]): QuotationRow {
  if (!quotation) throw notFound('There is no such quotation')
  return quotation
}

export async function linesOf(db: Queries, quotationId: string): Promise<QuotationLine[]> {
  const { quotationId: id, position } = quotationLines
  return db.select().from(quotationLines).where(eq(id, quotationId)).orderBy(asc(position))
}

/** Refuses what the statechart does not allow now. Returns the state afterwards. */
export function stateAfter(quotation: QuotationRow, event: QuotationEventType): WrittenState {
  const now = new Date()
  const next = nextState(quotation, event, now)
  if (next !== undefined) return next
  if (stateAt(quotation, now) === 'expired')
    throw new Problem('QUOTATION_EXPIRED', 'The quotation has expired')
  throw new Problem('QUOTATION_CLOSED', 'The quotation was answered')
}

/** Of all lines, with what is cut of them. */
export const goodsSatangOf = (
  lines: readonly Pick<typeof quotationLines.$inferInsert, 'unitPriceSatang' | 'quantity' | 'cutting'>[],
): number =>
  lines.reduce((sum, line) => sum + line.unitPriceSatang * line.quantity + cutsSatang(line.cutting), 0)

export const totalOf = ({ goodsSatang, shippingSatang }: QuotationRow): number => goodsSatang + shippingSatang
