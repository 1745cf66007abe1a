import { fromPromise } from 'xstate'
import type { PaymentChannelOption } from '../../../../openapi/generated/schema.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

export const loadChannelsWith = (client: ShopClient) =>
  fromPromise<PaymentChannelOption[]>(({ signal }) =>
    dataOf(client.quiet.GET('/api/payments/channels', { signal })),
  )
