import { expect, test } from 'vitest'
import type { OfficeImport, OfficeImportRow } from '../../../openapi/generated/schema.ts'
import { rowsIn, viewOf } from './import-rows.ts'
import { leftOutFile } from './left-out-file.ts'

const row = (line: number, more: Partial<OfficeImportRow>): OfficeImportRow => ({
  ...{ line, code: 'AC-CAST', variant: 'red', name: '', kind: 'changed', changes: [], state: 'waiting' },
  ...more,
})
const recordOf = (columns: string[], rows: OfficeImportRow[]): OfficeImport => ({
  ...{ id: 'im-1', name: 'prices.csv', createdAt: '2024-11-20T07:32:00Z', staffName: 'สมศรี ใจดี' },
  counts: { wrong: 0, same: 0, waiting: 0, changed: 0, added: 0, failed: 0 },
  ...{ columns, ignoredColumns: [], rows },
})
const reasonOf = ({ line }: OfficeImportRow) => `เพราะบรรทัด ${line}`

test('only what is left out is in the file, with its own cells and the reason at the end', () => {
  const record = recordOf(
    ['code', 'variant', 'price', 'remark'],
    [
      row(2, { state: 'done' }),
      row(3, { kind: 'wrong', cells: ['AC-CAST', 'red', '1,290', 'say "yes"'] }),
      row(4, { state: 'failed', cells: ['AC-CLR', 'clear'] }),
    ],
  )
  expect(leftOutFile(record, 'เหตุผล', reasonOf)).toBe(
    '\uFEFFcode,variant,price,remark,เหตุผล\r\n' +
      'AC-CAST,red,"1,290","say ""yes""",เพราะบรรทัด 3\r\n' +
      'AC-CLR,clear,,,เพราะบรรทัด 4\r\n',
  )
})

test('the reasons of an earlier such file make room for the new ones', () => {
  const record = recordOf(
    ['code', 'variant', 'เหตุผล'],
    [row(2, { kind: 'held', cells: ['AC-CAST', 'red', 'เก่า'] })],
  )
  expect(leftOutFile(record, 'เหตุผล', reasonOf)).toBe(
    '\uFEFFcode,variant,เหตุผล\r\nAC-CAST,red,เพราะบรรทัด 2\r\n',
  )
})

test('first is shown what is to be looked at, and else what there is', () => {
  const odd = row(2, { changes: [{ field: 'price', before: '9', after: '90', odd: 'tenfold' }] })
  const usual = row(3, { changes: [{ field: 'stock', before: '1', after: '2' }] })
  const held = row(4, { kind: 'held' })
  const added = row(5, { kind: 'added' })
  const same = row(6, { kind: 'same' })
  const rows = [odd, usual, held, added, same]
  expect(viewOf(null, rows)).toBe('watch')
  expect(viewOf('same', rows)).toBe('same')
  expect(viewOf('other', [usual, same])).toBe('changed')
  expect(viewOf(null, [same])).toBe('same')
  expect(rowsIn('watch', rows)).toEqual([odd, held, added])
  expect(rowsIn('wrong', rows)).toEqual([held])
  expect(rowsIn('all', rows)).toEqual(rows)
})
