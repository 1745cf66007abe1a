import { channelNames } from '../../../machines/payment-channels.ts'
import type {
  OfficeOrder,
  OfficeOrderPage,
  OfficeOrderSort,
  OfficeOrderView,
  operations,
} from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ReadRecordArgs } from '../../flows/record/use-record.ts'
import { given, keywordOf, namesOf, oneOf, pageOf, type Paged } from '../query.ts'
import type { Change } from '../hooks/use-edit.ts'

type Query = NonNullable<operations['officeListOrders']['parameters']['query']> & Paged

/** Saved views, in the order of an order's life; `all` is none of the server's. */
export const views = namesOf<OfficeOrderView>({
  toPack: true,
  unpaid: true,
  toRefund: true,
  readyToShip: true,
  readyToPickUp: true,
  shipped: true,
})
const sorts = namesOf<OfficeOrderSort>({ newest: true, oldest: true, totalAsc: true, totalDesc: true })
export const filters = {
  payment: namesOf<OfficeOrder['payment']>({ pending: true, paid: true, failed: true, refund: true }),
  fulfilment: namesOf<OfficeOrder['fulfilment']>({
    pending: true,
    processing: true,
    readyToShip: true,
    shipped: true,
    delivered: true,
    readyToPickUp: true,
    pickedUp: true,
    complete: true,
    cancelOrder: true,
  }),
  paymentChannel: channelNames,
}

/** When a day begins in Thailand, or the one after so many; undefined for a text that is no day. */
export function startOfDay(day: string | null, later = 0): string | undefined {
  const start = /^\d{4}-\d\d-\d\d$/.test(day ?? '') ? Date.parse(`${day}T00:00:00+07:00`) : Number.NaN
  return Number.isNaN(start) ? undefined : new Date(start + later * 86_400_000).toISOString()
}

/** What the address asks for. Without a view it is what has to be packed, the oldest first. */
export function readOrderQuery(search: URLSearchParams) {
  const view = search.get('view') === 'all' ? undefined : (oneOf(views, search.get('view')) ?? 'toPack')
  return given<Query>({
    ...pageOf(search),
    keyword: keywordOf(search),
    view,
    payment: oneOf(filters.payment, search.get('payment')),
    fulfilment: oneOf(filters.fulfilment, search.get('fulfilment')),
    paymentChannel: oneOf(filters.paymentChannel, search.get('paymentChannel')),
    placedFrom: startOfDay(search.get('from')),
    placedBefore: startOfDay(search.get('to'), 1),
    sort: oneOf(sorts, search.get('sort')) ?? (view === undefined ? 'newest' : 'oldest'),
  })
}

const maxPrinted = 50

/** The orders of which the address wants something printed. */
export const orderNumbersIn = (search: URLSearchParams) =>
  [...new Set(search.getAll('of'))].slice(0, maxPrinted)

/** All orders that the address asks for, as a file for a spreadsheet. */
export const exportOrders = (search: URLSearchParams): Change<Blob> => {
  const { pageNumber: _, pageSize: __, sort: ___, ...query } = readOrderQuery(search)
  return (client, signal) =>
    dataOf(client.GET('/api/office/order-export', { params: { query }, parseAs: 'blob', signal }))
}

export const readOrders = ({ client, id, signal }: ReadRecordArgs<Query>): Promise<OfficeOrderPage> =>
  dataOf(client.GET('/api/office/orders', { params: { query: id }, signal }))
