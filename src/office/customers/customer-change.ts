import type {
  CustomerExport,
  NewCustomerRequest,
  OfficeCustomerDetail,
} from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { SaveChange } from '../../flows/edit-record/use-edit-record.ts'
import type { RecordAsk } from '../../flows/record/use-record.ts'

/** What staff do with a customer. */
export type CustomerChange =
  | { kind: 'change'; id: string; isActive: boolean }
  | { kind: 'record'; id: string; body: NewCustomerRequest }
  | { kind: 'export'; requestId: string; onAnswer: (exported: CustomerExport) => void }
  | { kind: 'erase'; requestId: string }

export const readCustomer = ({ client, id, signal }: RecordAsk): Promise<OfficeCustomerDetail> =>
  dataOf(client.GET('/api/office/customers/{id}', { params: { path: { id } }, signal }))

export const saveCustomerChange: SaveChange<CustomerChange> = async (client, change, signal) => {
  const params = { path: { id: 'id' in change ? change.id : change.requestId } }
  switch (change.kind) {
    case 'change': {
      const body = { isActive: change.isActive }
      return dataOf(client.PUT('/api/office/customers/{id}', { params, body, signal }))
    }
    case 'record':
      return dataOf(client.POST('/api/office/customers/{id}/requests', { params, body: change.body, signal }))
    case 'export':
      return change.onAnswer(
        await dataOf(client.POST('/api/office/customer-requests/{id}/export', { params, signal })),
      )
    case 'erase':
      return dataOf(client.POST('/api/office/customer-requests/{id}/erasure', { params, signal }))
  }
}
