import { sql } from 'drizzle-orm'
import { bigint, customType, text, timestamp } from 'drizzle-orm/pg-core'

export const satang = (name: string) => bigint(name, { mode: 'number' })
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** Written by the database, never by the shop. */
export const derived = sql`null`
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

const required = (name: string) => text(name).notNull()

/** The columns of a text in both languages: `nameTh` and `nameEn`. */
export function columnsInBoth<Name extends string>(name: Name) {
  const column = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const columns = { [`${name}Th`]: required(`${column}_th`), [`${name}En`]: required(`${column}_en`) }
  // The type of an object is not found from computed names.
  return columns as Record<`${Name}Th` | `${Name}En`, ReturnType<typeof required>>
}
