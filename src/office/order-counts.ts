import type { OfficeOrderCounts } from '../../openapi/generated/schema.ts'
import { dataOf } from '../api/problem.ts'
import { useRecord, type ReadRecordArgs } from '../flows/record/use-record.ts'
import { useLive } from './hooks/use-live.ts'

const readCounts = ({ client, signal }: ReadRecordArgs): Promise<OfficeOrderCounts> =>
  dataOf(client.GET('/api/office/order-counts', { signal }))

/** How many orders each view has; undefined until it is known. */
export function useOrderCounts(): { counts: OfficeOrderCounts | undefined; refresh: () => void } {
  const { view, refresh } = useRecord('counts', 'orders', readCounts)
  useLive(refresh)
  return { counts: view.kind === 'shown' ? view.item : undefined, refresh }
}
