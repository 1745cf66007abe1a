import type { IncomingHttpHeaders } from 'node:http'
import type { ShopDeps } from '../common/shop-deps.ts'
import { baht } from '../common/measures.ts'
import type { Handlers } from '../common/handlers.ts'
import { channelNames } from '../../../machines/payment-channels.ts'
import type { PaymentChannelOption } from '../../../openapi/generated/schema.ts'
import type { AmountLimits } from './providers/payment-provider.ts'
import { settleAfterwards } from './settle-attempts.ts'
import { takeInEvents } from './take-in-events.ts'

export function paymentHandlers(deps: ShopDeps): Handlers {
  return {
    listPaymentChannels: async () => listPaymentChannels(deps),
    async receivePaymentEvents({ path, rawBody, requestHeaders }) {
      await receivePaymentEvents(deps, { provider: path.provider, rawBody, headers: requestHeaders })
      return { ok: true }
    },
  }
}

const listPaymentChannels = ({ paymentProviders }: ShopDeps): PaymentChannelOption[] =>
  channelNames.map((paymentChannel) =>
    paymentProviders.takes(paymentChannel)
      ? { paymentChannel, available: true, ...limitsOf(paymentProviders.limitsOf(paymentChannel)) }
      : { paymentChannel, available: false, reason: 'notOffered' },
  )

const limitsOf = (limits: AmountLimits | undefined): Pick<PaymentChannelOption, 'limits'> =>
  limits ? { limits: { min: baht(limits.minSatang), max: baht(limits.maxSatang) } } : {}

interface SignedBody {
  provider: string
  /** The unparsed body: the signature covers its bytes. */
  rawBody: string
  headers: IncomingHttpHeaders
}

/** Accepts the signed events of a payment provider. */
async function receivePaymentEvents(
  deps: ShopDeps,
  { provider, rawBody, headers }: SignedBody,
): Promise<void> {
  for (const event of await deps.paymentProviders.ofEvents(provider).readEvents(rawBody, headers)) {
    const { orderId } = await takeInEvents(deps.database.db, { id: event.attemptId, provider }, [event])
    await settleAfterwards(deps, orderId)
  }
}
