import { type SQL, sql } from 'drizzle-orm'
import type { Quantities } from '../../../openapi/generated/schema.ts'
import { inLanguage, type ApiLanguage } from './language.ts'

export interface CountedLine {
  quantity: number
  unitTh: string
  unitEn: string
}

/** What a line is counted by; nothing where that is not known any more. */
export function unitOf({ unitTh, unitEn }: Omit<CountedLine, 'quantity'>, language: ApiLanguage) {
  const unit = inLanguage(language, unitTh, unitEn)
  return unit === '' ? {} : { unit }
}

/** How many of each unit the lines are: what is sold by the sheet is not counted with rolls. */
export function quantitiesOf(lines: readonly CountedLine[], language: ApiLanguage): Quantities {
  const byUnit = new Map<string, CountedLine>()
  for (const line of lines) {
    const before = byUnit.get(line.unitTh)?.quantity ?? 0
    byUnit.set(line.unitTh, { ...line, quantity: before + line.quantity })
  }
  return [...byUnit.values()].map((counted) => ({
    quantity: counted.quantity,
    ...unitOf(counted, language),
  }))
}

/** The lines of a row of a list, as `quantitiesOf` takes them. `lines` is a select's end, from its `from` on. */
export const countedLines = (lines: SQL) => sql<CountedLine[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'quantity', quantity, 'unitTh', unit_th, 'unitEn', unit_en
  ) order by position), '[]') ${lines}
)`
