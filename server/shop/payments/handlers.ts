import { listPaymentChannels } from './list-payment-channels.ts'
import { receivePaymentEvent } from './receive-payment-event.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import type { Handlers } from '../common/handlers.ts'

export function paymentHandlers(deps: ShopDeps): Handlers {
  return {
    listPaymentChannels: async () => listPaymentChannels(deps),
    async receivePaymentEvent({ headers, body, rawBody }) {
      await receivePaymentEvent(deps, { signature: headers['Payment-Signature'], rawBody, event: body })
      return { ok: true }
    },
  }
}
