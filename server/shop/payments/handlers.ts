import { listPaymentChannels } from './list-payment-channels.ts'
import { receivePaymentEvent } from './receive-payment-event.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import type { Handlers } from '../common/handlers.ts'

export function paymentHandlers(parts: ShopDeps): Handlers {
  return {
    listPaymentChannels: async () => listPaymentChannels(parts),
    async receivePaymentEvent({ headers, body, rawBody }) {
      await receivePaymentEvent(parts, { signature: headers['Payment-Signature'], rawBody, event: body })
      return { ok: true }
    },
  }
}
