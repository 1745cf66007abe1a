import type { OfficeCustomerPage, OfficeCustomerView, operations } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ReadRecordArgs } from '../../flows/record/use-record.ts'
import { given, keywordOf, namesOf, oneOf, pageOf, type Paged } from '../query.ts'

/** `all` is none of the server's. */
export const views = namesOf<OfficeCustomerView>({ active: true, inactive: true, asked: true })

type CustomerQuery = NonNullable<operations['officeListCustomers']['parameters']['query']> & Paged

/** What the address asks for. */
export function readCustomerQuery(search: URLSearchParams): CustomerQuery {
  return given<CustomerQuery>({
    ...pageOf(search),
    keyword: keywordOf(search),
    view: oneOf(views, search.get('view')),
  })
}

export const readCustomers = ({
  client,
  id,
  signal,
}: ReadRecordArgs<CustomerQuery>): Promise<OfficeCustomerPage> =>
  dataOf(client.GET('/api/office/customers', { params: { query: id }, signal }))
