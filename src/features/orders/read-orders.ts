import type { Order, OrderPage } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ReadPageArgs } from '../../flows/paged-list/use-paged-list.ts'
import type { ReadRecordArgs } from '../../flows/record/use-record.ts'

/** Which orders are listed: all of them, or those that wait for their payment. */
export type OrdersQuery = { unpaid?: true }

export function readOrders({ client, query, pageNumber, pageSize, signal }: ReadPageArgs<OrdersQuery>) {
  return dataOf<OrderPage>(
    client.quiet.GET('/api/customers/orders', {
      params: { query: { ...query, pageNumber, pageSize } },
      signal,
    }),
  )
}

export function readOrder({ client, id, signal }: ReadRecordArgs): Promise<Order> {
  return dataOf(client.quiet.GET('/api/orders/{id}', { params: { path: { id } }, signal }))
}

/** A tax invoice is in Thai, whatever the language of the page. */
export function readOrderInThai({ client, id, signal }: ReadRecordArgs): Promise<Order> {
  const headers = { 'Accept-Language': 'th' }
  return dataOf(client.quiet.GET('/api/orders/{id}', { params: { path: { id } }, headers, signal }))
}
