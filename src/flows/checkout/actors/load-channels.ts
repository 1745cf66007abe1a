import { fromPromise } from 'xstate'
import type { PaymentChannelOption } from '../../../../openapi/generated/schema.ts'
import { withoutOverlay } from '../../../api/loading-count.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

export const loadChannelsWith = (client: ShopClient) =>
  fromPromise<PaymentChannelOption[]>(({ signal }) =>
    dataOf(client.GET('/api/payments/channels', { headers: withoutOverlay, signal })),
  )
