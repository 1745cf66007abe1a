import type {
  OfficeQuotation,
  OfficeQuotationChange,
  OfficeQuotationPage,
  QuotationState,
} from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ReadRecordArgs } from '../../flows/record/use-record.ts'
import { namesOf, oneOf, pageOf, type Paged } from '../query.ts'
import type { Change } from '../hooks/use-edit.ts'

export const quotationStates = namesOf<QuotationState>({
  open: true,
  accepted: true,
  declined: true,
  expired: true,
})

type QuotationQuery = { state: QuotationState } & Paged

/** What the address asks for. */
export const readQuotationQuery = (search: URLSearchParams): QuotationQuery => ({
  state: oneOf(quotationStates, search.get('state')) ?? 'open',
  ...pageOf(search),
})

export const readQuotations = ({
  client,
  id,
  signal,
}: ReadRecordArgs<QuotationQuery>): Promise<OfficeQuotationPage> =>
  dataOf(client.GET('/api/office/quotations', { params: { query: id }, signal }))

export const readQuotation = ({ client, id, signal }: ReadRecordArgs): Promise<OfficeQuotation> =>
  dataOf(client.GET('/api/office/quotations/{id}', { params: { path: { id } }, signal }))

export const changeQuotation =
  (id: string, body: OfficeQuotationChange): Change =>
  (client, signal) =>
    dataOf(client.PUT('/api/office/quotations/{id}', { params: { path: { id } }, body, signal }))
