import { listPaymentChannels } from '../domain/payments/list-payment-channels.ts'
import { receivePaymentEvent } from '../domain/payments/receive-payment-event.ts'
import type { ShopParts } from '../domain/shop-parts.ts'
import type { Handlers } from '../http/handlers.ts'

export function paymentHandlers(parts: ShopParts): Handlers {
  return {
    listPaymentChannels: async () => listPaymentChannels(parts),
    async receivePaymentEvent({ headers, body, rawBody }) {
      await receivePaymentEvent(parts, { signature: headers['Payment-Signature'], rawBody, event: body })
      return { ok: true }
    },
  }
}
