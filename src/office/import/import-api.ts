import type { OfficeImports } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ReadRecordArgs } from '../../flows/record/use-record.ts'
import type { Change } from '../hooks/use-edit.ts'

export const readImports = ({ client, signal }: ReadRecordArgs): Promise<OfficeImports> =>
  dataOf(client.GET('/api/office/imports', { signal }))

export const exportGoods: Change<Blob> = (client, signal) =>
  dataOf(client.GET('/api/office/product-export', { parseAs: 'blob', signal }))
