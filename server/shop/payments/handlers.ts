import type { IncomingHttpHeaders } from 'node:http'
import { isNotNull } from 'drizzle-orm'
import { branches } from '../../db/schema/content.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { baht } from '../common/measures.ts'
import { done, type Handlers } from '../common/handlers.ts'
import { channelNames, paymentChannels } from '../../../machines/payment-channels.ts'
import type { PaymentChannel, PaymentChannelOption } from '../../../openapi/generated/schema.ts'
import type { AmountLimits } from './providers/payment-provider.ts'
import { settleAfterwards } from './settle-attempts.ts'
import { applyProviderReport } from './apply-provider-report.ts'

export function paymentHandlers(deps: ShopDeps): Handlers {
  return {
    listPaymentChannels: () => listPaymentChannels(deps),
    receivePaymentEvents({ path, rawBody, requestHeaders, releaseSlot }) {
      releaseSlot()
      return done(receivePaymentEvents(deps, { provider: path.provider, rawBody, headers: requestHeaders }))
    },
  }
}

async function listPaymentChannels({
  database: { db },
  paymentProviders,
}: ShopDeps): Promise<PaymentChannelOption[]> {
  const hasCounter = (await db.$count(branches, isNotNull(branches.pickUpHours))) > 0
  const isOffered = (channel: PaymentChannel) =>
    paymentChannels[channel].paidBy === 'counter' ? hasCounter : paymentProviders.takes(channel)
  return channelNames.map((paymentChannel) =>
    isOffered(paymentChannel)
      ? { paymentChannel, available: true, ...limitsOf(paymentProviders.limitsOf(paymentChannel)) }
      : { paymentChannel, available: false, reason: 'notOffered' },
  )
}

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
  const { events, refunds, ...named } = await deps.paymentProviders
    .ofEvents(provider)
    .readEvents(rawBody, headers)
  for (const id of new Set([...events, ...refunds].map(({ attemptId }) => attemptId))) {
    const isOfAttempt = ({ attemptId }: { attemptId: string }) => attemptId === id
    const report = { ...named, events: events.filter(isOfAttempt), refunds: refunds.filter(isOfAttempt) }
    const { orderId } = await applyProviderReport(deps.database.db, { id, provider }, report)
    await settleAfterwards(deps, orderId)
  }
}
