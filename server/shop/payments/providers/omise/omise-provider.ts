import { paymentChannels } from '../../../../../machines/payment-channels.ts'
import { invalid } from '../../../common/problem.ts'
import {
  nothingKnown,
  PaymentProviderUnavailable,
  type AttemptAtProvider,
  type PaymentProvider,
  type ProviderAnswer,
  type ProviderEvent,
  type ProviderOrder,
  type ProviderRefund,
  type StartedPayment,
} from '../payment-provider.ts'
import {
  OmiseClient,
  OmiseRefusal,
  type OmiseApi,
  type OmiseCharge,
  type OmiseRefund,
} from './omise-client.ts'
import { omiseCardPage } from './omise-card-page.ts'
import { isSignedByOmise } from './omise-signature.ts'

export interface OmiseKeys extends OmiseApi {
  publicKey: string
  webhookSecret: string
  /** The origin of the shop's API, which serves the page with Omise's card form. */
  apiUrl: string
  /** The origin of the card form, if it is not Omise's own. */
  formAddress?: string
}

/** A charge may bear a time a little before that of the shop's clock. */
const secondsOfSkew = 300

/**
 * Cards by Omise: its form turns a card into a token, the token is charged, and the bank's 3-D Secure page may follow.
 * PromptPay: a charge of such a source has a QR code, which is paid in the app of a bank.
 */
export function omiseProvider({
  publicKey,
  webhookSecret,
  apiUrl,
  formAddress,
  ...api
}: OmiseKeys): PaymentProvider {
  const omise = new OmiseClient(api)

  /** Omise knows no idempotency keys: a charge whose answer was lost is found by the attempt that is written on it. */
  const chargeOf = ({ id, providerId, createdAt }: Omit<AttemptAtProvider, 'amountSatang'>) =>
    providerId === null
      ? omise.findCharge(
          new Date(createdAt.getTime() - secondsOfSkew * 1000),
          ({ metadata }) => metadata.attempt_id === id,
        )
      : omise.charge(providerId)

  /** What is true of a charge now. */
  const about = async (charge: OmiseCharge): Promise<ProviderAnswer> => {
    const refunds = charge.status === 'successful' ? await omise.refunds(charge.id) : []
    return answerAbout(charge, refunds)
  }

  const ask = async (attempt: AttemptAtProvider): Promise<ProviderAnswer> => {
    const charge = await chargeOf(attempt)
    return charge ? about(charge) : nothingKnown
  }

  const close = async (attempt: AttemptAtProvider): Promise<ProviderAnswer> => {
    const known = await chargeOf(attempt)
    if (!known) return neverTried(attempt)
    try {
      if (known.status === 'pending') await omise.expire(known.id)
    } catch (error) {
      // It was decided at that moment, or cannot be ended: the charge itself tells.
      if (!(error instanceof OmiseRefusal)) throw error
    }
    const charge = await omise.charge(known.id)
    return waitsForScan(charge) ? answerAfterClosing(charge) : about(charge)
  }

  const startPage = async (order: ProviderOrder): Promise<StartedPayment> => {
    const charge = order.providerId === null ? undefined : await omise.charge(order.providerId)
    const url = charge
      ? addressAfter(charge, order)
      : `${apiUrl.replace(/\/+$/, '')}/pay/omise/${order.attemptId}`
    return { kind: 'redirect', providerId: order.providerId, url }
  }

  const startTransfer = async (order: ProviderOrder): Promise<StartedPayment> => {
    const known = await chargeOf({ ...order, id: order.attemptId })
    const charge = known ?? (await omise.createCharge(transferFields(order)).catch(refusedTransfer))
    const uri = charge.source?.scannable_code?.image.download_uri ?? ''
    return { kind: 'qr', providerId: charge.id, code: { picture: await omise.picture(uri) } }
  }

  return {
    name: 'omise',
    channels: ['card', 'promptPay'],
    // https://docs.omise.co/promptpay
    limits: { promptPay: { minSatang: 2_000, maxSatang: 15_000_000 } },
    start: (order) =>
      paymentChannels[order.paymentChannel].paidBy === 'transfer' ? startTransfer(order) : startPage(order),
    ask,
    close,
    async refund(attempt, { key, amountSatang }) {
      const charge = await chargeOf(attempt)
      if (!charge) throw new PaymentProviderUnavailable('Omise does not know the charge')
      try {
        // Omise knows no idempotency keys: a refund whose answer was lost is found by what the shop has written on it.
        const made = (await omise.refunds(charge.id)).find(({ metadata }) => metadata.refund_id === key)
        const refund =
          made ??
          (await omise.refund(charge.id, { amount: String(amountSatang), 'metadata[refund_id]': key }))
        return { ...outcomeOf(refund), providerRefundId: refund.id }
      } catch (error) {
        if (!(error instanceof OmiseRefusal)) throw error
        return { state: 'refused', refusal: error.message }
      }
    },
    async readEvents(rawBody, headers) {
      if (!isSignedByOmise(webhookSecret, rawBody, headers))
        throw invalid('The signature is wrong or too old', [{ field: 'Omise-Signature', code: 'signature' }])
      const id = chargeIdIn(JSON.parse(rawBody))
      // What an event says may be late: what counts is what Omise answers now.
      return id === undefined ? nothingKnown : about(await omise.charge(id))
    },
    page: {
      ...omiseCardPage(publicKey, formAddress),
      async submit(order, { omiseToken }) {
        if (!/^tokn_\w+$/.test(omiseToken ?? '')) throw invalid('There is no card token')
        const attempt = { id: order.attemptId, providerId: order.providerId, createdAt: order.createdAt }
        const charge =
          (await chargeOf(attempt)) ?? (await omise.createCharge(chargeFields(order, omiseToken)))
        return { providerId: charge.id, redirectUrl: addressAfter(charge, order) }
      },
    },
  }
}

/** Nobody has sent the form, and the page takes none any more. */
const neverTried = ({ id, amountSatang }: AttemptAtProvider): ProviderAnswer => ({
  ...nothingKnown,
  events: [{ id: `${id}.expired`, type: 'expired', attemptId: id, amountSatang, occurredAt: new Date() }],
})

const chargeFields = (order: ProviderOrder, card = ''): Record<string, string> => ({
  card,
  amount: String(order.amountSatang),
  currency: 'thb',
  description: order.orderNumber,
  // It proves nothing: the order is read there, and the charge with it.
  return_uri: order.returnTo.pending,
  'metadata[attempt_id]': order.attemptId,
})

const transferFields = (order: ProviderOrder): Record<string, string> => ({
  'source[type]': 'promptpay',
  amount: String(order.amountSatang),
  currency: 'thb',
  description: order.orderNumber,
  'metadata[attempt_id]': order.attemptId,
})

function addressAfter({ status, authorize_uri: bank }: OmiseCharge, { returnTo }: ProviderOrder): string {
  if (status === 'successful') return returnTo.success
  return status === 'pending' ? (bank ?? returnTo.pending) : returnTo.failed
}

/** Such as an amount above Omise's limit for PromptPay: the order can be paid in another channel. */
function refusedTransfer(error: unknown): never {
  if (!(error instanceof OmiseRefusal)) throw error
  throw new PaymentProviderUnavailable(`Omise refused the QR code: ${error.message}`)
}

/** A charge of a card is pending while the bank decides; that of a QR code, until somebody scans it. */
const waitsForScan = ({ status, source }: OmiseCharge) => status === 'pending' && source?.flow === 'offline'

function answerAbout(charge: OmiseCharge, refunds: readonly OmiseRefund[]): ProviderAnswer {
  const isInProcess = charge.status === 'pending' && !waitsForScan(charge)
  return {
    isInProcess,
    events: eventsOf(charge),
    refunds: refunds.flatMap((refund) => refundOf(charge, refund)),
    providerId: charge.id,
  }
}

/** It is not documented that a QR code can be ended early: one that still waits is over for the shopper only. */
const answerAfterClosing = (charge: OmiseCharge): ProviderAnswer => ({
  ...nothingKnown,
  events: eventsOf({ ...charge, status: 'expired' }),
  providerId: charge.id,
  canStillBePaid: true,
})

/** Omise calls the state of a refund deprecated: one without it is done. */
const outcomeOf = ({ status }: OmiseRefund) => {
  if (status === 'failed') return { state: 'refused' as const, refusal: 'failed_refund' }
  return { state: status === 'pending' ? ('sent' as const) : ('confirmed' as const) }
}

function refundOf(
  { metadata: { attempt_id: attemptId } }: OmiseCharge,
  refund: OmiseRefund,
): ProviderRefund[] {
  if (typeof attemptId !== 'string') return []
  const { id, amount: amountSatang, metadata } = refund
  const { refund_id: key } = metadata
  return [{ id, attemptId, amountSatang, ...outcomeOf(refund), ...(typeof key === 'string' && { key }) }]
}

function eventsOf(charge: OmiseCharge): ProviderEvent[] {
  const { id, status, amount, failure_code: failureCode, metadata, currency } = charge
  const attemptId = metadata.attempt_id
  if (typeof attemptId !== 'string' || currency.toLowerCase() !== 'thb') return []
  const event = (type: ProviderEvent['type']) => ({
    id: `${id}.${type}`,
    type,
    attemptId,
    amountSatang: amount,
    occurredAt: new Date(charge.paid_at ?? charge.created_at),
  })
  if (status === 'pending') return []
  if (status === 'expired') return [event('expired')]
  if (status !== 'successful') return [{ ...event('failed'), failureCode: failureCode ?? status }]
  return [event('paid')]
}

/** Events are about a charge or a refund of one; others are of no interest. */
function chargeIdIn(event: unknown): string | undefined {
  const { data } = event as { data?: { object?: string; id?: string; charge?: string } }
  if (data?.object === 'charge') return data.id
  return data?.object === 'refund' ? data.charge : undefined
}
