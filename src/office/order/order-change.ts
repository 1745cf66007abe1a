import type {
  OfficeOrderDetail,
  OfficeOrderMove,
  OfficeRefundRequest,
  OfficeTracking,
} from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ReadRecordArgs } from '../../flows/record/use-record.ts'
import type { Change } from '../hooks/use-edit.ts'

const ofOrder = (orderNumber: string) => ({ params: { path: { orderNumber } } })

export const readOrder = ({ client, id, signal }: ReadRecordArgs): Promise<OfficeOrderDetail> =>
  dataOf(client.GET('/api/office/orders/{orderNumber}', { ...ofOrder(id), signal }))

/** What staff do with an order. */
export const moveOrder =
  (orderNumber: string, body: OfficeOrderMove): Change =>
  (client, signal) =>
    dataOf(client.POST('/api/office/orders/{orderNumber}/events', { ...ofOrder(orderNumber), body, signal }))

export const changeParcel =
  (orderNumber: string, body: OfficeTracking): Change =>
  (client, signal) =>
    dataOf(client.PUT('/api/office/orders/{orderNumber}/tracking', { ...ofOrder(orderNumber), body, signal }))

export const refundOrder =
  (orderNumber: string, body: OfficeRefundRequest): Change =>
  (client, signal) =>
    dataOf(client.POST('/api/office/orders/{orderNumber}/refunds', { ...ofOrder(orderNumber), body, signal }))

export const writeNote =
  (orderNumber: string, text: string): Change =>
  (client, signal) =>
    dataOf(
      client.POST('/api/office/orders/{orderNumber}/notes', {
        ...ofOrder(orderNumber),
        body: { text },
        signal,
      }),
    )
