import type { OfficeCustomerPage, OfficeCustomerView } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { RecordAsk } from '../../flows/record/actors/load-with.ts'
import { readPageNumber } from '../../lib/page-number.ts'

/** `all` is none of the server's. */
export const views = ['active', 'inactive', 'asked'] as const satisfies OfficeCustomerView[]
export const customerPageSize = 50

type CustomerQuery = {
  pageNumber: number
  pageSize: number
  keyword?: string
  view?: OfficeCustomerView
}

/** What the address asks for. */
export function readCustomerQuery(search: URLSearchParams): CustomerQuery {
  const keyword = search.get('keyword')?.trim().slice(0, 100)
  const view = views.find((one) => one === search.get('view'))
  return {
    pageNumber: readPageNumber(search),
    pageSize: customerPageSize,
    ...(keyword && { keyword }),
    ...(view && { view }),
  }
}

export const readCustomers = ({
  client,
  id,
  signal,
}: RecordAsk<CustomerQuery>): Promise<OfficeCustomerPage> =>
  dataOf(client.GET('/api/office/customers', { params: { query: id }, signal }))
