import { invalid } from '../../../common/problem.ts'
import type {
  AttemptAtProvider,
  PaymentProvider,
  ProviderAnswer,
  ProviderEvent,
  ProviderOrder,
} from '../payment-provider.ts'
import { OmiseClient, OmiseRefusal, type OmiseApi, type OmiseCharge } from './omise-client.ts'
import { omiseCardPage } from './omise-card-page.ts'
import { isSignedByOmise } from './omise-signature.ts'

export interface OmiseKeys extends OmiseApi {
  publicKey: string
  webhookSecret: string
  /** The origin of the shop's API, which serves the page with Omise's card form. */
  apiUrl: string
}

/** A charge may bear a time a little before that of the shop's clock. */
const secondsOfSkew = 300
const nothingKnown: ProviderAnswer = { isInProcess: false, events: [] }

/** Cards by Omise: its form turns a card into a token, the token is charged, and the bank's 3-D Secure page may follow. */
export function omiseProvider({ publicKey, webhookSecret, apiUrl, ...api }: OmiseKeys): PaymentProvider {
  const omise = new OmiseClient(api)

  /** Omise knows no idempotency keys: a charge whose answer was lost is found by the attempt that is written on it. */
  const chargeOf = ({ id, providerId, createdAt }: Omit<AttemptAtProvider, 'amountSatang'>) =>
    providerId === null
      ? omise.findCharge(
          new Date(createdAt.getTime() - secondsOfSkew * 1000),
          ({ metadata }) => metadata.attempt_id === id,
        )
      : omise.charge(providerId)

  const about = async (
    attempt: AttemptAtProvider,
    change: (charge: OmiseCharge) => Promise<unknown> = async () => undefined,
  ): Promise<ProviderAnswer> => {
    const charge = await chargeOf(attempt)
    if (!charge) return nothingKnown
    try {
      await change(charge)
    } catch (error) {
      // It was decided or refunded at that moment, which the charge itself tells.
      if (!(error instanceof OmiseRefusal)) throw error
    }
    return answerAbout(await omise.charge(charge.id))
  }

  return {
    name: 'omise',
    channels: ['card'],
    async start(order) {
      const charge = order.providerId === null ? undefined : await omise.charge(order.providerId)
      const url = charge
        ? addressAfter(charge, order)
        : `${apiUrl.replace(/\/+$/, '')}/pay/omise/${order.attemptId}`
      return { kind: 'redirect', providerId: order.providerId, url }
    },
    ask: (attempt) => about(attempt),
    async close(attempt) {
      const answer = await about(attempt, async ({ id, status }) => {
        if (status === 'pending') await omise.expire(id)
      })
      return answer === nothingKnown ? neverTried(attempt) : answer
    },
    refund: (attempt) =>
      about(attempt, async ({ id, status, amount, refunded_amount: refunded }) => {
        if (status === 'successful' && refunded < amount)
          await omise.refund(id, { amount: String(amount - refunded), 'metadata[attempt_id]': attempt.id })
      }),
    async readEvents(rawBody, headers) {
      if (!isSignedByOmise(webhookSecret, rawBody, headers))
        throw invalid('The signature is wrong or too old', [{ field: 'Omise-Signature', code: 'signature' }])
      const id = chargeIdIn(JSON.parse(rawBody))
      // What an event says may be late: what counts is what Omise answers now.
      return id === undefined ? [] : answerAbout(await omise.charge(id)).events
    },
    page: {
      ...omiseCardPage(publicKey),
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
  isInProcess: false,
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

function addressAfter({ status, authorize_uri: bank }: OmiseCharge, { returnTo }: ProviderOrder): string {
  if (status === 'successful') return returnTo.success
  return status === 'pending' ? (bank ?? returnTo.pending) : returnTo.failed
}

function answerAbout(charge: OmiseCharge): ProviderAnswer {
  return { isInProcess: charge.status === 'pending', events: eventsOf(charge), providerId: charge.id }
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
  return charge.refunded_amount >= amount ? [event('paid'), event('refunded')] : [event('paid')]
}

/** Events are about a charge or a refund of one; others are of no interest. */
function chargeIdIn(event: unknown): string | undefined {
  const { data } = event as { data?: { object?: string; id?: string; charge?: string } }
  if (data?.object === 'charge') return data.id
  return data?.object === 'refund' ? data.charge : undefined
}
