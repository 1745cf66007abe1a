import type {
  OfficeOrderDetail,
  OfficeOrderMove,
  OfficeRefundRequest,
  OfficeTracking,
} from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { SaveChange } from '../../flows/edit-record/use-edit-record.ts'
import type { RecordAsk } from '../../flows/record/use-record.ts'

/** What staff do with an order. */
export type OrderChange = { orderNumber: string; onSaved?: () => void } & (
  | { kind: 'move'; body: OfficeOrderMove }
  | { kind: 'tracking'; body: OfficeTracking }
  | { kind: 'refund'; body: OfficeRefundRequest }
  | { kind: 'note'; body: { text: string } }
)

export const readOrder = ({ client, id, signal }: RecordAsk): Promise<OfficeOrderDetail> =>
  dataOf(client.GET('/api/office/orders/{orderNumber}', { params: { path: { orderNumber: id } }, signal }))

export const saveOrderChange: SaveChange<OrderChange> = async (client, change, signal) => {
  await send(client, change, signal)
  change.onSaved?.()
}

const send: SaveChange<OrderChange> = (client, { orderNumber, ...change }, signal) => {
  const params = { path: { orderNumber } }
  switch (change.kind) {
    case 'move':
      return dataOf(
        client.POST('/api/office/orders/{orderNumber}/events', { params, body: change.body, signal }),
      )
    case 'tracking':
      return dataOf(
        client.PUT('/api/office/orders/{orderNumber}/tracking', { params, body: change.body, signal }),
      )
    case 'refund':
      return dataOf(
        client.POST('/api/office/orders/{orderNumber}/refunds', { params, body: change.body, signal }),
      )
    case 'note':
      return dataOf(
        client.POST('/api/office/orders/{orderNumber}/notes', { params, body: change.body, signal }),
      )
  }
}
