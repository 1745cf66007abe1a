import type { FlowCases } from '@phaen/statecharts'
import type { OfficeImport, OfficeImportCounts } from '../../openapi/generated/schema.ts'
import type { importMachine } from './import.machine.ts'

const none: OfficeImportCounts = { wrong: 0, same: 0, waiting: 0, changed: 0, added: 0, failed: 0 }
const record = (counts: Partial<OfficeImportCounts>): OfficeImport => ({
  id: 'im-1',
  name: 'prices.csv',
  createdAt: '2024-11-20T07:32:00Z',
  staffName: 'สมศรี ใจดี',
  counts: { ...none, ...counts },
  columns: ['code', 'variant', 'price'],
  ignoredColumns: [],
  rows: [],
})
const rows = { name: 'prices.csv', text: 'code,variant,price\nAC-CAST,red,1290', encoding: 'utf-8' as const }
const other = { name: 'pasted', text: 'code\tvariant\tstock\nAC-CLR,clear\t7' }
const step = (counts: Partial<OfficeImportCounts>) => ({ counts: { ...none, ...counts } })

export const cases: FlowCases<typeof importMachine> = {
  events: {
    'file.choose': [{ file: 'prices.csv' }, { file: 'photograph.jpg' }],
    'rows.paste': [{ rows: other }],
    'import.open': [{ id: 'im-2' }],
  },
  replies: {
    readFile: { done: [rows], error: [{ code: 'WORKBOOK' }] },
    preview: {
      done: [record({ waiting: 3, wrong: 1 }), record({ same: 4 })],
      error: [{ code: 'LACKS_COLUMNS' }, { code: 'OFFLINE' }],
    },
    runStep: {
      done: [step({ waiting: 1, changed: 2 }), step({ changed: 3 })],
      error: [{ code: 'OFFLINE' }],
    },
    open: {
      done: [
        record({ waiting: 3 }),
        record({ waiting: 1, changed: 2 }),
        record({ changed: 1, added: 1, failed: 1 }),
        record({ added: 1, waiting: 2 }),
        record({ failed: 1, waiting: 2 }),
      ],
      error: [{ code: 'OFFLINE' }, { code: 'NOT_FOUND' }],
    },
  },
  // What fails, and then is tried with something else, so that the test can observe what is held and what is forgotten.
  stories: [
    [
      { send: { type: 'file.choose', file: 'photograph.jpg' } },
      { actor: 'readFile', error: { code: 'WORKBOOK' } },
      { send: { type: 'rows.paste', rows: other } },
      { actor: 'preview', error: { code: 'OFFLINE' } },
      { send: { type: 'import.retry' } },
      { actor: 'preview', done: record({ waiting: 3 }) },
      { send: { type: 'run.start' } },
      { send: { type: 'run.stop' } },
      { actor: 'runStep', done: step({ waiting: 1, changed: 2 }) },
      { actor: 'open', done: record({ waiting: 1, changed: 2 }) },
      { send: { type: 'run.start' } },
      { actor: 'runStep', error: { code: 'OFFLINE' } },
      { send: { type: 'import.retry' } },
    ],
    [
      { send: { type: 'rows.paste', rows } },
      { actor: 'preview', error: { code: 'OFFLINE' } },
      { send: { type: 'rows.paste', rows: other } },
      { actor: 'preview', error: { code: 'OFFLINE' } },
      { send: { type: 'file.choose', file: 'prices.csv' } },
      { actor: 'readFile', error: { code: 'WORKBOOK' } },
    ],
  ],
}
