import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, time } from './columns.ts'

/** Pictures that staff uploaded, in each width and format. */
export const pictureFiles = pgTable(
  'picture_files',
  {
    pictureId: text('picture_id').notNull(),
    name: text().notNull(),
    bytes: bytes().notNull(),
    /** Absent once something shows it. */
    unsavedSince: time('unsaved_since'),
  },
  (table) => [primaryKey({ columns: [table.pictureId, table.name] })],
)
