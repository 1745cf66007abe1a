import type { OfficeImportRow } from '../../../openapi/generated/schema.ts'

type Row = OfficeImportRow

const isWrong = ({ kind }: Row) => kind === 'wrong' || kind === 'held'
const isOdd = ({ changes }: Row) => changes.some(({ odd }) => odd !== undefined)

/** Which rows each view of a preview shows. */
const views = {
  watch: (row: Row) => isWrong(row) || row.kind === 'added' || isOdd(row),
  changed: ({ kind }: Row) => kind === 'changed',
  added: ({ kind }: Row) => kind === 'added',
  wrong: isWrong,
  same: ({ kind }: Row) => kind === 'same',
  all: () => true,
}
export type View = keyof typeof views
export const viewNames = Object.keys(views) as View[]

export const rowsIn = (view: View, rows: readonly Row[]): Row[] => rows.filter(views[view])

/** What the address asks for; without that, the first view that has something to look at. */
export function viewOf(asked: string | null, rows: readonly Row[]): View {
  const known = viewNames.find((view) => view === asked)
  return known ?? viewNames.find((view) => rows.some(views[view])) ?? 'all'
}

/** What is not in the shop for a reason, and can be mended and sent again. */
export const leftOutOf = (rows: readonly Row[]): Row[] => rows.filter(({ cells }) => cells !== undefined)
