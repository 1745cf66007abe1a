import { and, desc, eq, sql } from 'drizzle-orm'
import { unitSatang } from '../../../machines/quantity-prices.ts'
import type { QuickOrderLine, SavedList, SavedListSummary } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { savedLists, type SavedLine } from '../../db/schema/saved-lists.ts'
import type { ApiLanguage } from '../common/language.ts'
import { baht } from '../common/measures.ts'
import { notFound } from '../common/problem.ts'
import { resolveLines } from './resolve-lines.ts'

export const summary = {
  id: savedLists.id,
  name: savedLists.name,
  savedAt: savedLists.savedAt,
  lineCount: sql<number>`jsonb_array_length(${savedLists.lines})`,
}

type SummaryRow = Omit<SavedListSummary, 'savedAt'> & { savedAt: Date }
export const toSummary = ({ savedAt, ...row }: SummaryRow): SavedListSummary => ({
  ...row,
  savedAt: savedAt.toISOString(),
})

/** Refuses another customer's list as not found. */
export const theirList = (customerId: string, id: string) =>
  and(eq(savedLists.id, id), eq(savedLists.customerId, customerId))

export const noSuchList = () => notFound('No such list')

/** The lists of a customer, what was saved last first. */
export async function readSavedLists(
  db: Queries,
  customerId: string,
): Promise<{ lists: SavedListSummary[] }> {
  const rows = await db
    .select(summary)
    .from(savedLists)
    .where(eq(savedLists.customerId, customerId))
    .orderBy(desc(savedLists.savedAt), desc(savedLists.id))
  return { lists: rows.map(toSummary) }
}

/** A list with what its lines mean and cost today. */
export async function openSavedList(
  db: Queries,
  customerId: string,
  id: string,
  language: ApiLanguage,
): Promise<SavedList> {
  const [row] = await db
    .select({ ...summary, saved: savedLists.lines })
    .from(savedLists)
    .where(theirList(customerId, id))
  if (!row) throw noSuchList()
  const { saved, ...list } = row
  const texts = saved.map(({ code, quantity }) => `${code} ${quantity}`)
  const resolved = await resolveLines(db, language, texts)
  return {
    ...toSummary(list),
    lines: resolved.map((line, index) => withChange(line, saved[index])),
  }
}

/** Says what changed since the list was saved: another variant is never taken for the one that was meant. */
function withChange(line: QuickOrderLine, saved: SavedLine | undefined): QuickOrderLine {
  if (!saved) return line
  const before = baht(saved.satang)
  const { match, ...rest } = line
  if (match?.variantId !== saved.variantId) {
    const offers = match ? [match] : line.offers
    return { ...rest, state: match ? 'choose' : line.state, offers, since: { change: 'gone', before } }
  }
  const now = unitSatang(match, line.quantity)
  if (now === saved.satang) return line
  return { ...line, since: { change: now > saved.satang ? 'dearer' : 'cheaper', before } }
}

/** All that is kept of a customer's lists, for the customer. */
export async function exportSavedLists(db: Queries, customerId: string) {
  const rows = await db
    .select()
    .from(savedLists)
    .where(eq(savedLists.customerId, customerId))
    .orderBy(desc(savedLists.savedAt), desc(savedLists.id))
  return rows.map(({ name, savedAt, lines }) => ({
    name,
    savedAt: savedAt.toISOString(),
    lines: lines.map(({ code, quantity, satang }) => ({ code, quantity, price: baht(satang) })),
  }))
}
