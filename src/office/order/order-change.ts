import type {
  OfficeOrderDetail,
  OfficeOrderMove,
  OfficeRefundRequest,
  OfficeTracking,
} from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ReadRecordArgs } from '../../flows/record/use-record.ts'
import type { Change } from '../use-edit.ts'

export const readOrder = ({ client, id, signal }: ReadRecordArgs): Promise<OfficeOrderDetail> =>
  dataOf(client.GET('/api/office/orders/{orderNumber}', { params: { path: { orderNumber: id } }, signal }))

/** What staff do with an order. */
export const moveOrder =
  (orderNumber: string, body: OfficeOrderMove): Change =>
  (client, signal) =>
    dataOf(
      client.POST('/api/office/orders/{orderNumber}/events', {
        params: { path: { orderNumber } },
        body,
        signal,
      }),
    )

export const changeParcel =
  (orderNumber: string, body: OfficeTracking): Change =>
  (client, signal) =>
    dataOf(
      client.PUT('/api/office/orders/{orderNumber}/tracking', {
        params: { path: { orderNumber } },
        body,
        signal,
      }),
    )

export const refundOrder =
  (orderNumber: string, body: OfficeRefundRequest): Change =>
  (client, signal) =>
    dataOf(
      client.POST('/api/office/orders/{orderNumber}/refunds', {
        params: { path: { orderNumber } },
        body,
        signal,
      }),
    )

export const writeNote =
  (orderNumber: string, text: string): Change =>
  (client, signal) =>
    dataOf(
      client.POST('/api/office/orders/{orderNumber}/notes', {
        params: { path: { orderNumber } },
        body: { text },
        signal,
      }),
    )
