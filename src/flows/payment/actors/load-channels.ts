import { fromPromise } from 'xstate'
import { paymentChannels } from '../../../../machines/payment-channels.ts'
import type { PaymentChannel } from '../../../../openapi/generated/schema.ts'
import { withoutOverlay } from '../../../api/loading-count.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

/** The channels in which an order that was placed can be paid now: those that a provider takes. */
export const loadChannelsWith = (client: ShopClient) =>
  fromPromise<{ channels: PaymentChannel[] }>(async ({ signal }) => {
    const options = await dataOf(client.GET('/api/payments/channels', { headers: withoutOverlay, signal }))
    const open = options.filter(
      ({ available, paymentChannel }) => available && paymentChannels[paymentChannel].needsProvider,
    )
    return { channels: open.map(({ paymentChannel }) => paymentChannel) }
  })
