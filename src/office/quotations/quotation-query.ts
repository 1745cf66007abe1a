import type {
  OfficeQuotation,
  OfficeQuotationChange,
  OfficeQuotationPage,
  QuotationState,
} from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { RecordAsk } from '../../flows/record/use-record.ts'
import { readPageNumber } from '../../lib/page-number.ts'
import { namesOf, oneOf } from '../query.ts'
import type { Change } from '../use-edit.ts'

export const quotationStates = namesOf<QuotationState>({
  open: true,
  accepted: true,
  declined: true,
  expired: true,
})
const quotationPageSize = 50

type QuotationQuery = { state: QuotationState; pageNumber: number; pageSize: number }

/** What the address asks for. */
export const readQuotationQuery = (search: URLSearchParams): QuotationQuery => ({
  state: oneOf(quotationStates, search.get('state')) ?? 'open',
  pageNumber: readPageNumber(search),
  pageSize: quotationPageSize,
})

export const readQuotations = ({
  client,
  id,
  signal,
}: RecordAsk<QuotationQuery>): Promise<OfficeQuotationPage> =>
  dataOf(client.GET('/api/office/quotations', { params: { query: id }, signal }))

export const readQuotation = ({ client, id, signal }: RecordAsk): Promise<OfficeQuotation> =>
  dataOf(client.GET('/api/office/quotations/{id}', { params: { path: { id } }, signal }))

export const changeQuotation =
  (id: string, body: OfficeQuotationChange): Change =>
  (client, signal) =>
    dataOf(client.PUT('/api/office/quotations/{id}', { params: { path: { id } }, body, signal }))
