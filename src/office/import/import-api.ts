import type { OfficeImports } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import type { RecordAsk } from '../../flows/record/use-record.ts'

export const readImports = ({ client, signal }: RecordAsk): Promise<OfficeImports> =>
  dataOf(client.GET('/api/office/imports', { signal }))

export const exportGoods = (client: ShopClient, signal: AbortSignal): Promise<Blob> =>
  dataOf(client.GET('/api/office/product-export', { parseAs: 'blob', signal }))
