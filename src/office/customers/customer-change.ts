import type {
  CustomerExport,
  NewCustomerRequest,
  OfficeCustomerDetail,
} from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ReadRecordArgs } from '../../flows/record/use-record.ts'
import type { Change } from '../hooks/use-edit.ts'

export const readCustomer = ({ client, id, signal }: ReadRecordArgs): Promise<OfficeCustomerDetail> =>
  dataOf(client.GET('/api/office/customers/{id}', { params: { path: { id } }, signal }))

/** What staff do with a customer. */
export const setActive =
  (id: string, isActive: boolean): Change =>
  (client, signal) =>
    dataOf(client.PUT('/api/office/customers/{id}', { params: { path: { id } }, body: { isActive }, signal }))

export const recordRequest =
  (id: string, body: NewCustomerRequest): Change =>
  (client, signal) =>
    dataOf(client.POST('/api/office/customers/{id}/requests', { params: { path: { id } }, body, signal }))

export const answerExport =
  (id: string): Change<CustomerExport> =>
  (client, signal) =>
    dataOf(client.POST('/api/office/customer-requests/{id}/export', { params: { path: { id } }, signal }))

export const answerErasure =
  (id: string): Change =>
  (client, signal) =>
    dataOf(client.POST('/api/office/customer-requests/{id}/erasure', { params: { path: { id } }, signal }))
