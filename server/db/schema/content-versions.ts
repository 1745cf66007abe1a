import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { OfficeContentBody } from '../../../openapi/generated/schema.ts'
import { time } from './columns.ts'

export const contentVersions = pgTable(
  'content_versions',
  {
    kind: text({ enum: ['news', 'blog', 'banner', 'page'] }).notNull(),
    id: text().notNull(),
    version: integer().notNull(),
    state: text({ enum: ['draft', 'planned', 'published'] }).notNull(),
    publishAt: time('publish_at'),
    hideAt: time('hide_at'),
    body: jsonb().$type<OfficeContentBody>().notNull(),
    savedAt: time('saved_at').notNull().defaultNow(),
    staffId: text('staff_id'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id, table.version] })],
)
