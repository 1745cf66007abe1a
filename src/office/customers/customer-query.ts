import type { OfficeCustomerPage, OfficeCustomerView, operations } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { RecordAsk } from '../../flows/record/use-record.ts'
import { readPageNumber } from '../../lib/page-number.ts'
import { given, namesOf, oneOf, type Paged } from '../query.ts'

/** `all` is none of the server's. */
export const views = namesOf<OfficeCustomerView>({ active: true, inactive: true, asked: true })
const customerPageSize = 50

type CustomerQuery = NonNullable<operations['officeListCustomers']['parameters']['query']> & Paged

/** What the address asks for. */
export function readCustomerQuery(search: URLSearchParams): CustomerQuery {
  return given<CustomerQuery>({
    pageNumber: readPageNumber(search),
    pageSize: customerPageSize,
    keyword: search.get('keyword')?.trim().slice(0, 100) || undefined,
    view: oneOf(views, search.get('view')),
  })
}

export const readCustomers = ({
  client,
  id,
  signal,
}: RecordAsk<CustomerQuery>): Promise<OfficeCustomerPage> =>
  dataOf(client.GET('/api/office/customers', { params: { query: id }, signal }))
