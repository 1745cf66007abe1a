import { invalid } from '../../../common/problem.ts'
import {
  neverTried,
  unknownAttempt,
  PaymentProviderUnavailable,
  unknownPayment,
  type AttemptAtProvider,
  type PaymentProvider,
  type ProviderAnswer,
  type ProviderOrder,
  type StartedPayment,
} from '../payment-provider.ts'
import {
  addressAfter,
  answerAbout,
  answerAfterClosing,
  chargeIdIn,
  outcomeOf,
  waitsForScan,
} from './omise-answers.ts'
import { OmiseClient, OmiseRefusal, type OmiseApi, type OmiseCharge } from './omise-client.ts'
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

/** A charge may bear a time a little off that of the shop's clock. */
const millisecondsOfSkew = 300_000

/** Of cards: https://docs.omise.co/currency-and-amount; of PromptPay: https://docs.omise.co/promptpay */
const limits = { minSatang: 2_000, maxSatang: 15_000_000 }

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

  /**
   * Omise knows no idempotency keys: a charge whose answer was lost is found by the attempt that is written on it. None begins
   * after the attempt's time, so that charges of later days are not searched.
   */
  const chargeOf = ({ id, providerId, createdAt, expiresAt }: Omit<AttemptAtProvider, 'amountSatang'>) =>
    providerId === null
      ? omise.findCharge(
          {
            from: new Date(createdAt.getTime() - millisecondsOfSkew),
            to: new Date(expiresAt.getTime() + millisecondsOfSkew),
          },
          ({ metadata }) => metadata.attempt_id === id,
        )
      : omise.charge(providerId)

  /** What is true of a charge now. */
  const about = async (charge: OmiseCharge): Promise<ProviderAnswer> => {
    const refunds = charge.status === 'successful' ? await omise.refunds(charge.id) : []
    return answerAbout(charge, refunds)
  }

  const ask = async (attempt: AttemptAtProvider): Promise<ProviderAnswer> => {
    const charge = await chargeOf(attempt).catch(unlessUnknown)
    return charge ? about(charge) : unknownAttempt
  }

  const close = async (attempt: AttemptAtProvider): Promise<ProviderAnswer> => {
    const known = await chargeOf(attempt).catch(unlessUnknown)
    // A charge of another account, whose keys the shop had before, may still be paid: it is asked for as long as it is open.
    if (!known) return { ...neverTried(attempt), canStillBePaid: attempt.providerId !== null }
    try {
      if (known.status === 'pending') await omise.expire(known.id)
    } catch (error) {
      // It was decided at that moment, or cannot be ended: the charge itself tells.
      if (!(error instanceof OmiseRefusal)) throw error
    }
    const charge = await omise.charge(known.id)
    return waitsForScan(charge) ? answerAfterClosing(charge) : about(charge)
  }

  const startCardPage = async (order: ProviderOrder): Promise<StartedPayment> => {
    const charge = order.providerId === null ? undefined : await omise.charge(order.providerId)
    const url = charge
      ? addressAfter(charge, order)
      : `${apiUrl.replace(/\/+$/, '')}/pay/omise/${order.attemptId}`
    return { kind: 'redirect', providerId: order.providerId, url }
  }

  const startPromptPay = async (order: ProviderOrder): Promise<StartedPayment> => {
    const known = await chargeOf({ ...order, id: order.attemptId })
    const charge = known ?? (await omise.createCharge(transferFields(order)))
    const uri = charge.source?.scannable_code?.image.download_uri ?? ''
    return { kind: 'qr', providerId: charge.id, code: { picture: await omise.picture(uri) } }
  }

  return {
    name: 'omise',
    starts: {
      card: (order) => answered(() => startCardPage(order)),
      promptPay: (order) => answered(() => startPromptPay(order)),
    },
    limits: { card: limits, promptPay: limits },
    ask: (attempt) => answered(() => ask(attempt)),
    close: (attempt) => answered(() => close(attempt)),
    async refund(attempt, { key, amountSatang }) {
      const charge = await answered(() => chargeOf(attempt).catch(unlessUnknown))
      if (!charge) return unknownPayment
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
      return id === undefined ? unknownAttempt : answered(async () => about(await omise.charge(id)))
    },
    page: {
      ...omiseCardPage(publicKey, formAddress),
      async submit(order, { omiseToken }) {
        if (!/^tokn_\w+$/.test(omiseToken ?? '')) throw invalid('There is no card token')
        const known = await answered(() => chargeOf({ ...order, id: order.attemptId }))
        const charge =
          known ?? (await omise.createCharge(chargeFields(order, omiseToken)).catch(unlessRefused))
        // Such as a token that was used: the shopper enters the card again.
        if (!charge) return { providerId: null, redirectUrl: order.returnTo.failed }
        return { providerId: charge.id, redirectUrl: addressAfter(charge, order) }
      },
    },
  }
}

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

async function answered<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof OmiseRefusal)) throw error
    throw new PaymentProviderUnavailable(`Omise refused: ${error.message}`)
  }
}

function unlessRefused(error: unknown): undefined {
  if (!(error instanceof OmiseRefusal)) throw error
}

function unlessUnknown(error: unknown): undefined {
  if (!(error instanceof OmiseRefusal) || error.message !== 'not_found') throw error
}
