import { fromPromise } from 'xstate'
import type { StockNotice } from '../../../openapi/generated/schema.ts'
import { withoutOverlay } from '../../api/loading-count.ts'
import { dataOf } from '../../api/problem.ts'
import type { ShopClient } from '../../api/shop-client.ts'

const path = '/api/customers/stock-notices/{id}'

/** Shows no overlay: the button itself says that it waits. */
const callFor = (id: string, signal: AbortSignal) => ({
  params: { path: { id } },
  headers: withoutOverlay,
  signal,
})

interface Input {
  variantId: string
}

export const stockNoticeWith = (client: ShopClient) => ({
  readNotice: fromPromise<StockNotice, Input>(({ input, signal }) =>
    dataOf(client.GET(path, callFor(input.variantId, signal))),
  ),
  askForNotice: fromPromise<StockNotice, Input>(({ input, signal }) =>
    dataOf(client.PUT(path, callFor(input.variantId, signal))),
  ),
  withdrawNotice: fromPromise<StockNotice, Input>(({ input, signal }) =>
    dataOf(client.DELETE(path, callFor(input.variantId, signal))),
  ),
})
