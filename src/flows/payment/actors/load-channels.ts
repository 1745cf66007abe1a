import { fromPromise } from 'xstate'
import { paymentChannels } from '../../../../machines/payment-channels.ts'
import type { OpenChannel } from '../../../../machines/payment/payment.machine.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

/** The channels in which an order that was placed can be paid now: those that a provider takes. */
export const loadChannelsWith = (client: ShopClient) =>
  fromPromise<{ channels: OpenChannel[] }>(async ({ signal }) => {
    const options = await dataOf(client.quiet.GET('/api/payments/channels', { signal }))
    const open = options.filter(
      ({ available, paymentChannel }) => available && paymentChannels[paymentChannel].needsProvider,
    )
    return { channels: open }
  })
