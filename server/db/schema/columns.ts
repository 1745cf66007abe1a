import { sql } from 'drizzle-orm'
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

export const satang = (name: string) => bigint(name, { mode: 'number' })
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** Written by the database, never by the shop. */
export const derived = sql`null`
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
