import type { OfficeOrder, OfficeOrderPage } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import type { RecordAsk } from '../../flows/record/actors/load-with.ts'
import { readPageNumber } from '../../lib/page-number.ts'

type Query = NonNullable<Parameters<typeof getOrders>[1]>

const getOrders = (
  client: ShopClient,
  query: {
    pageNumber?: number
    pageSize?: number
    keyword?: string
    view?: (typeof views)[number]
    payment?: OfficeOrder['payment']
    fulfilment?: OfficeOrder['fulfilment']
    paymentChannel?: OfficeOrder['paymentChannel']
    sort?: (typeof sorts)[number]
  },
  signal: AbortSignal,
) => dataOf(client.GET('/api/office/orders', { params: { query }, signal }))

/** Saved views, in the order of an order's life; `all` is none of the server's. */
export const views = ['toPack', 'unpaid', 'toRefund', 'readyToShip', 'shipped'] as const
const sorts = ['newest', 'oldest', 'totalAsc', 'totalDesc'] as const
export const filters = {
  payment: ['pending', 'paid', 'failed', 'refund'],
  fulfilment: ['pending', 'processing', 'readyToShip', 'shipped', 'delivered', 'complete', 'cancelOrder'],
  paymentChannel: ['card', 'promptPay', 'cashOnDelivery'],
} as const
export const pageSize = 50

const oneOf = <Word extends string>(words: readonly Word[], text: string | null) =>
  words.find((word) => word === text)

/** What the address asks for. Without a view it is what has to be packed, the oldest first. */
export function readOrderQuery(search: URLSearchParams) {
  const view = search.get('view') === 'all' ? undefined : (oneOf(views, search.get('view')) ?? 'toPack')
  const query = {
    pageNumber: readPageNumber(search),
    pageSize,
    keyword: search.get('keyword')?.slice(0, 100) || undefined,
    view,
    payment: oneOf(filters.payment, search.get('payment')),
    fulfilment: oneOf(filters.fulfilment, search.get('fulfilment')),
    paymentChannel: oneOf(filters.paymentChannel, search.get('paymentChannel')),
    sort: oneOf(sorts, search.get('sort')) ?? (view === undefined ? 'newest' : 'oldest'),
  }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as Query
}

export const readOrders = ({ client, id, signal }: RecordAsk<Query>): Promise<OfficeOrderPage> =>
  getOrders(client, id, signal)
