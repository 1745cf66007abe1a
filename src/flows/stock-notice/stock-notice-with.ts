import { fromPromise } from 'xstate'
import type { StockNotice } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ShopClient } from '../../api/shop-client.ts'

const path = '/api/customers/stock-notices/{id}'

const callFor = (id: string, signal: AbortSignal) => ({ params: { path: { id } }, signal })

interface Input {
  variantId: string
}

export const stockNoticeWith = (client: ShopClient) => ({
  readNotice: fromPromise<StockNotice, Input>(({ input, signal }) =>
    dataOf(client.quiet.GET(path, callFor(input.variantId, signal))),
  ),
  askForNotice: fromPromise<StockNotice, Input>(({ input, signal }) =>
    dataOf(client.quiet.PUT(path, callFor(input.variantId, signal))),
  ),
  withdrawNotice: fromPromise<StockNotice, Input>(({ input, signal }) =>
    dataOf(client.quiet.DELETE(path, callFor(input.variantId, signal))),
  ),
})
