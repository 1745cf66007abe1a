import { randomUUID } from 'node:crypto'
import { asc, desc, eq, lt, sql } from 'drizzle-orm'
import type {
  OfficeImport,
  OfficeImportCounts,
  OfficeImportRow,
  OfficeImports,
  OfficeImportUpload,
} from '../../../../openapi/generated/schema.ts'
import type { Queries } from '../../../db/database.ts'
import { insertAll } from '../../../db/insert-all.ts'
import { importRows, imports } from '../../../db/schema/imports.ts'
import { staff } from '../../../db/schema/staff.ts'
import { readVariantRows, type VariantRow } from '../../../import/variant-rows.ts'
import { inLanguage, type ApiLanguage } from '../../common/language.ts'
import { invalid, notFound } from '../../common/problem.ts'
import { keyOf, readBelongings, readGoods, readTakenIds, type Goods } from './goods.ts'
import { planProduct, type PlannedRow } from './plan.ts'

const keptDays = 7

/** Reads a file and keeps what each row would change. */
export async function previewImport(
  db: Queries,
  staffId: string,
  { name, text }: OfficeImportUpload,
): Promise<string> {
  const { rows, columns, ignoredColumns, fault } = await readVariantRows(text)
  if (fault) {
    const { code } = fault
    throw invalid(
      'The file cannot be read',
      fault.columns.length > 0 ? fault.columns.map((field) => ({ field, code })) : [{ field: 'text', code }],
    )
  }
  const groups = grouped(rows)
  const goods = await readGoods(db, [...groups.keys()])
  const belongings = await readBelongings(db)
  const takenIds = await readTakenIds(db, groups, goods)
  const id = randomUUID()
  await db.transaction(async (tx) => {
    await tx.delete(imports).where(lt(imports.createdAt, sql`now() - make_interval(days => ${keptDays})`))
    await tx.insert(imports).values({ id, staffId, name, columns, ignoredColumns })
    await insertAll(
      tx,
      importRows,
      [...groups].flatMap(([key, group]) =>
        planProduct(group, goods.get(key), belongings, takenIds).map(
          keptRow(id, goods.get(key), group[0]?.code ?? key),
        ),
      ),
    )
  })
  return id
}

export function grouped<Row extends VariantRow>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = keyOf(row.code)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

const keptRow =
  (importId: string, goods: Goods | undefined, firstCode: string) =>
  ({ line, variant, cells, given, kind, changes, fault }: PlannedRow): typeof importRows.$inferInsert => ({
    importId,
    line,
    // As the shop writes it, or the first row: by it a step finds the rows of a product.
    code: goods?.product.code ?? firstCode,
    variant,
    ...namesOf({ given, variant }, goods),
    cells,
    given,
    kind,
    changes,
    fault,
    state: kind === 'added' || kind === 'changed' ? 'waiting' : 'skipped',
  })

function namesOf({ given, variant }: Pick<PlannedRow, 'given' | 'variant'>, goods: Goods | undefined) {
  const known = goods?.variants.get(variant)
  const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' ')
  return {
    nameTh: joined(
      given.name_th ?? goods?.product.nameTh,
      given.color_th ?? known?.colorNameTh,
      given.size_th ?? known?.labelTh,
    ),
    nameEn: joined(
      given.name_en ?? goods?.product.nameEn,
      given.color_en ?? known?.colorNameEn,
      given.size_en ?? known?.labelEn,
    ),
  }
}

const countOf = (condition: ReturnType<typeof sql>) =>
  sql`count(*) filter (where ${condition})`.mapWith(Number)
const isDone = eq(importRows.state, 'done')
const counts = {
  wrong: countOf(sql`${importRows.kind} in ('wrong', 'held')`),
  same: countOf(eq(importRows.kind, 'same')),
  waiting: countOf(eq(importRows.state, 'waiting')),
  changed: countOf(sql`${isDone} and ${eq(importRows.kind, 'changed')}`),
  added: countOf(sql`${isDone} and ${eq(importRows.kind, 'added')}`),
  failed: countOf(eq(importRows.state, 'failed')),
}

export async function countRows(db: Queries, id: string): Promise<OfficeImportCounts> {
  const [found] = await db.select(counts).from(importRows).where(eq(importRows.importId, id))
  if (!found) throw notFound('There is no such import')
  return found
}

const summaries = (db: Queries) =>
  db
    .select({ import: imports, staffName: staff.name, counts })
    .from(imports)
    .innerJoin(staff, eq(staff.id, imports.staffId))
    .innerJoin(importRows, eq(importRows.importId, imports.id))
    .groupBy(imports.id, staff.id)

const toSummary = ({ import: one, ...rest }: Awaited<ReturnType<typeof summaries>>[number]) => ({
  id: one.id,
  name: one.name,
  createdAt: one.createdAt.toISOString(),
  ...rest,
})

const listed = 10

export async function listImports(db: Queries): Promise<OfficeImports> {
  const found = await summaries(db).orderBy(desc(imports.createdAt)).limit(listed)
  return { data: found.map(toSummary) }
}

export async function readImport(db: Queries, language: ApiLanguage, id: string): Promise<OfficeImport> {
  const [found] = await summaries(db).where(eq(imports.id, id))
  if (!found) throw notFound('There is no such import')
  const rows = await db
    .select()
    .from(importRows)
    .where(eq(importRows.importId, id))
    .orderBy(asc(importRows.line))
  return {
    ...toSummary(found),
    columns: found.import.columns,
    ignoredColumns: found.import.ignoredColumns,
    rows: rows.map(
      ({ line, code, variant, nameTh, nameEn, cells, kind, changes, fault, state, failure }) => ({
        line,
        code,
        variant,
        name: inLanguage(language, nameTh, nameEn),
        kind,
        changes,
        ...(fault && { fault }),
        state,
        ...(failure && { failure }),
        ...(isLeftOut({ kind, state }) && { cells }),
      }),
    ) satisfies OfficeImportRow[],
  }
}

const isLeftOut = ({ kind, state }: Pick<OfficeImportRow, 'kind' | 'state'>): boolean =>
  kind === 'wrong' || kind === 'held' || state === 'failed'
