import { eq, and } from 'drizzle-orm'
import type { OfficeQuotationChange } from '../../../../openapi/generated/schema.ts'
import type { Queries } from '../../../db/database.ts'
import { quotationLines, quotationNotices, quotations } from '../../../db/schema/quotations.ts'
import { baht, satangOf } from '../../common/measures.ts'
import { invalid, refuseOldVersion } from '../../common/problem.ts'
import {
  goodsSatangOf,
  linesOf,
  lockQuotation,
  stateAfter,
  type QuotationLine,
} from '../../quotations/quotation-rows.ts'
import { changesBetween, writeAudit } from '../audit-log.ts'
import type { StaffMember } from '../staff-sessions.ts'

/** Writes other prices or another freight into an open quotation, and has its customer told. */
export async function changeQuotation(
  db: Queries,
  member: StaffMember,
  id: string,
  { version, lines: changed, shippingPrice }: OfficeQuotationChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockQuotation(tx, id)
    refuseOldVersion(before, version)
    const state = stateAfter(before, 'quotation.change')
    const lines = await linesOf(tx, id)
    const unknown = changed.findIndex((one) => !lines.some(({ position }) => position === one.position))
    if (unknown !== -1)
      throw invalid('There is no such line', [{ field: `lines.${unknown}.position`, code: 'unknown' }])
    const wanted = new Map(changed.map(({ position, unitPrice }) => [position, satangOf(unitPrice.amount)]))
    const after = lines.map((line) => ({
      ...line,
      unitPriceSatang: wanted.get(line.position) ?? line.unitPriceSatang,
    }))
    const shippingSatang = shippingPrice ? satangOf(shippingPrice.amount) : before.shippingSatang
    const changes = changesBetween(pricesOf(lines, before.shippingSatang), pricesOf(after, shippingSatang))
    if (changes.length === 0) return
    for (const { position, unitPriceSatang } of after) {
      if (!wanted.has(position)) continue
      const isIt = and(eq(quotationLines.quotationId, id), eq(quotationLines.position, position))
      await tx.update(quotationLines).set({ unitPriceSatang }).where(isIt)
    }
    const goodsSatang = goodsSatangOf(after)
    await tx
      .update(quotations)
      .set({ state, goodsSatang, shippingSatang, version: version + 1 })
      .where(eq(quotations.id, id))
    // One that still waits would say the same prices.
    await tx.delete(quotationNotices).where(eq(quotationNotices.quotationId, id))
    await tx.insert(quotationNotices).values({ quotationId: id, event: 'changed' })
    await writeAudit(tx, { staffId: member.id, action: 'changeQuotation', subject: id, changes })
  })
}

const pricesOf = (lines: readonly QuotationLine[], shippingSatang: number) => ({
  ...Object.fromEntries(
    lines.map(({ position, unitPriceSatang }) => [`unitPrice.${position}`, text(unitPriceSatang)]),
  ),
  shippingPrice: text(shippingSatang),
})

const text = (satang: number) => String(baht(satang).amount)
