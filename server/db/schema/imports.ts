import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type {
  OfficeImportChange,
  OfficeImportFailure,
  OfficeImportFault,
  OfficeImportField,
  OfficeImportRow,
  OfficeImportState,
} from '../../../openapi/generated/schema.ts'
import { columnsInBoth, time } from './columns.ts'

export const imports = pgTable('imports', {
  id: text().primaryKey(),
  staffId: text('staff_id').notNull(),
  name: text().notNull(),
  ignoredColumns: text('ignored_columns').array().notNull(),
  columns: text().array().notNull().default([]),
  createdAt: time('created_at').notNull().defaultNow(),
})

export const importRows = pgTable(
  'import_rows',
  {
    importId: text('import_id').notNull(),
    line: integer().notNull(),
    code: text().notNull(),
    variant: text().notNull(),
    ...columnsInBoth('name'),
    cells: text().array().notNull().default([]),
    given: jsonb().$type<Partial<Record<OfficeImportField, string | null>>>().notNull(),
    kind: text().$type<OfficeImportRow['kind']>().notNull(),
    changes: jsonb().$type<OfficeImportChange[]>().notNull(),
    fault: jsonb().$type<OfficeImportFault>(),
    state: text().$type<OfficeImportState>().notNull(),
    failure: text().$type<OfficeImportFailure>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.line] })],
)
