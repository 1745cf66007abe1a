import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes } from './columns.ts'

/** Pictures that staff uploaded, in each width and format. */
export const pictureFiles = pgTable(
  'picture_files',
  {
    pictureId: text('picture_id').notNull(),
    name: text().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pictureId, table.name] })],
)
