import { fromPromise } from 'xstate'
import type { ReadRows } from '../../../../machines/import/import.machine.ts'
import type { OfficeImport, OfficeImportProgress } from '../../../../openapi/generated/schema.ts'
import { dataOf, ShopProblem } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'
import { mostBytes, readFile } from './read-file.ts'

/** The effects of an import: reading a file here, and the rest at the server. */
export const importWith = (client: ShopClient) => ({
  readFile: fromPromise<ReadRows, { file: unknown }>(({ input }) =>
    // The cast is safe: only the hook chooses files.
    readFile(input.file as File),
  ),
  preview: fromPromise<OfficeImport, { rows: ReadRows | undefined }>(async ({ input, signal }) => {
    const { name = '', text = '' } = input.rows ?? {}
    if (text.trim() === '') throw { code: 'EMPTY_FILE' }
    if (new Blob([text]).size > mostBytes) throw { code: 'FILE_TOO_LARGE' }
    return dataOf(client.POST('/api/office/imports', { body: { name, text }, signal })).catch(
      (problem: unknown) => {
        throw faultOfFile(problem) ?? problem
      },
    )
  }),
  open: fromPromise<OfficeImport, { id: string }>(({ input: { id }, signal }) =>
    dataOf(client.GET('/api/office/imports/{id}', { params: { path: { id } }, signal })),
  ),
  runStep: fromPromise<OfficeImportProgress, { id: string }>(({ input: { id }, signal }) =>
    dataOf(client.POST('/api/office/imports/{id}/steps', { params: { path: { id } }, signal })),
  ),
})

/** Why the server cannot read the rows at all, by what it says of them. */
const faultsOfFiles: Record<string, string> = {
  noRows: 'NO_ROWS',
  tooManyRows: 'TOO_MANY_ROWS',
  lacksColumns: 'LACKS_COLUMNS',
  doubleColumns: 'DOUBLE_COLUMNS',
}

function faultOfFile(problem: unknown): { code: string } | undefined {
  if (!(problem instanceof ShopProblem)) return undefined
  const code = faultsOfFiles[problem.errors?.[0]?.code ?? '']
  return code === undefined ? undefined : { code }
}
