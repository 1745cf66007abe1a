import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { OfficeImportCounts, OfficeImportFailure } from '../../../../openapi/generated/schema.ts'
import type { Queries } from '../../../db/database.ts'
import { codeOf } from '../../../db/retry-transactions.ts'
import { importRows, imports } from '../../../db/schema/imports.ts'
import { notFound } from '../../common/problem.ts'
import { readBelongings, readGoods, readTakenIds, type Belongings } from './goods.ts'
import { countRows, grouped } from './imports.ts'
import { isOvertaken, planProduct, type PlannedRow } from './plan.ts'
import { writeGoods, type Plan } from './write.ts'

/** With the other rows of their products, so many are written at once; between two steps an import can be stopped. */
const rowsAtOnce = 500

/** Writes the next products of an import. Whoever asks again goes on where the last step ended. */
export async function runImportStep(db: Queries, staffId: string, id: string): Promise<OfficeImportCounts> {
  await db.transaction(async (tx) => {
    // Two who run it at once take turns.
    const [found] = await tx.select({ id: imports.id }).from(imports).where(eq(imports.id, id)).for('update')
    if (!found) throw notFound('There is no such import')
    const groups = await nextGroups(tx, id)
    if (groups.size === 0) return
    const goods = await readGoods(tx, [...groups.keys()], { isLocked: true })
    const belongings = await readBelongings(tx)
    const takenIds = await readTakenIds(tx, groups, goods)
    const fitting: Plan[] = []
    for (const [key, rows] of groups) {
      const known = goods.get(key)
      const planned = planProduct(rows.map(withoutUnchangedStock), known, belongings, takenIds)
      if (isOvertaken(planned, rows)) await settle(tx, id, [rows], 'overtaken')
      else fitting.push({ rows: planned, goods: known })
    }
    await writeAll(tx, { id, staffId, belongings }, fitting)
  })
  return countRows(db, id)
}

/**
 * What is sold between the preview and the run must not come back: a count that the preview showed as no change, as each row of an
 * export has one, is not written.
 */
function withoutUnchangedStock(row: PlannedRow): PlannedRow {
  if (row.changes.some(({ field }) => field === 'stock')) return row
  const { stock: _stock, ...given } = row.given
  return { ...row, given }
}

/** All rows of the products that come next, by the products. */
async function nextGroups(tx: Queries, id: string): Promise<Map<string, PlannedRow[]>> {
  const next = tx
    .select({ code: importRows.code })
    .from(importRows)
    .where(and(eq(importRows.importId, id), eq(importRows.state, 'waiting')))
    .orderBy(asc(importRows.line))
    .limit(rowsAtOnce)
  const rows = await tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, id), inArray(importRows.code, next)))
    .orderBy(asc(importRows.line))
  return grouped(rows.map(({ fault, ...row }): PlannedRow => ({ ...row, ...(fault && { fault }) })))
}

interface Run {
  id: string
  staffId: string
  belongings: Belongings
}

/** Together, which is quick; when the database refuses something, each product alone, so that it holds back no other. */
async function writeAll(tx: Queries, run: Run, plans: readonly Plan[]): Promise<void> {
  if (plans.length === 0) return
  const { id, staffId, belongings } = run
  try {
    const writing = plans.filter(({ rows }) => rows.some(({ changes }) => changes.length > 0))
    if (writing.length > 0)
      await tx.transaction((savepoint) =>
        writeGoods(savepoint, { staffId, action: 'importProduct' }, writing, belongings),
      )
    await settle(
      tx,
      id,
      plans.map(({ rows }) => rows),
    )
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (plans.length === 1) await settle(tx, id, [plans[0]?.rows ?? []], 'refused')
    else for (const plan of plans) await writeAll(tx, run, [plan])
  }
}

/** A constraint of the database, and not a lost connection or a lock that another transaction holds. */
const isRefusal = (error: unknown): boolean => codeOf(error)?.startsWith('23') === true

async function settle(
  tx: Queries,
  id: string,
  groups: readonly (readonly PlannedRow[])[],
  failure?: OfficeImportFailure,
): Promise<void> {
  const lines = groups.flatMap((rows) => rows.map(({ line }) => line))
  await tx
    .update(importRows)
    .set(failure ? { state: 'failed', failure } : { state: 'done' })
    .where(
      and(
        eq(importRows.importId, id),
        eq(importRows.state, 'waiting'),
        sql`${importRows.line} = any (${sql.param(lines)}::int[])`,
      ),
    )
}
