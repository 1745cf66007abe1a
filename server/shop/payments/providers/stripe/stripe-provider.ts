import Stripe from 'stripe'
import { reasonOf } from '../../../common/logged-error.ts'
import { invalid, Problem } from '../../../common/problem.ts'
import {
  neverTried,
  unknownAttempt,
  PaymentProviderUnavailable,
  PaymentProviderUnreachable,
  unknownPayment,
  type AskedAtProvider,
  type AttemptAtProvider,
  type PaymentProvider,
  type ProviderAnswer,
  type ProviderOrder,
  type RefundAnswer,
  type StartedPayment,
} from '../payment-provider.ts'
import {
  answerAbout,
  checked,
  closePayment,
  outcomeOf,
  paymentIdOf,
  retrievePayment,
} from './stripe-payments.ts'

export interface StripeKeys {
  secretKey: string
  webhookSecret: string
  /** The origin of the API, if it is not Stripe's own. */
  address?: string | undefined
  /** Milliseconds that an answer may take. */
  timeout?: number
}

/** Stripe refuses a page that would end within 30 minutes. The shop closes its pages itself, earlier. */
const secondsLonger = 31 * 60

/**
 * Cards by Stripe's Checkout: the card is entered on Stripe's page, and 3-D Secure is shown there. PromptPay by a payment
 * intent that is confirmed at once: its next action is the QR code.
 */
export function stripeProvider({
  secretKey,
  webhookSecret,
  address,
  timeout = 10_000,
}: StripeKeys): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    timeout,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(address !== undefined && apiAt(new URL(address))),
  })

  async function startCardPage(order: ProviderOrder): Promise<StartedPayment> {
    const session = checked<Stripe.Checkout.Session>(
      'checkout.session',
      order.providerId === null
        ? await stripe.checkout.sessions.create(sessionOf(order), {
            // With more time the parameters differ, which Stripe refuses under the same key.
            idempotencyKey: `${order.attemptId}-${order.expiresAt.getTime()}`,
          })
        : await stripe.checkout.sessions.retrieve(order.providerId),
    )
    // A page that was completed has no address any more.
    return { kind: 'redirect', providerId: session.id, url: session.url ?? order.returnTo.pending }
  }

  async function startPromptPay(order: ProviderOrder): Promise<StartedPayment> {
    const intent = checked<Stripe.PaymentIntent>(
      'payment_intent',
      order.providerId === null
        ? await stripe.paymentIntents.create(intentOf(order), { idempotencyKey: order.attemptId })
        : await stripe.paymentIntents.retrieve(order.providerId),
    )
    const payload = intent.next_action?.promptpay_display_qr_code?.data
    if (payload === undefined) throw new PaymentProviderUnavailable('Stripe sent no QR code')
    return { kind: 'qr', providerId: intent.id, code: { payload } }
  }

  const refundsOf = async (intent: Stripe.PaymentIntent) =>
    (await stripe.refunds.list({ payment_intent: intent.id, limit: 100 })).data

  async function read(id: string): Promise<ProviderAnswer> {
    const payment = await retrievePayment(stripe, id)
    return answerAbout(payment, payment.isPaid && payment.intent ? await refundsOf(payment.intent) : [])
  }

  /** Stripe forgets idempotency keys after a day: an earlier refund is found by what the shop has written on it. */
  async function refund(id: string, { key, amountSatang }: AskedAtProvider): Promise<RefundAnswer> {
    const payment = await retrievePayment(stripe, id).catch(unlessUnknown)
    if (!payment) return unknownPayment
    const { intent } = payment
    if (!intent) throw new PaymentProviderUnavailable('Stripe knows no payment of the attempt')
    const found = (await refundsOf(intent)).find(({ metadata }) => metadata?.refund_id === key)
    try {
      const made =
        found ??
        (await stripe.refunds.create(
          { payment_intent: intent.id, amount: amountSatang, metadata: { refund_id: key } },
          { idempotencyKey: `refund-${key}` },
        ))
      return { ...outcomeOf(made), providerRefundId: made.id }
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      return { state: 'refused', refusal: error.code ?? 'refused' }
    }
  }

  async function ask({ providerId }: AttemptAtProvider): Promise<ProviderAnswer> {
    const known = providerId === null ? undefined : await read(providerId).catch(unlessUnknown)
    return known ?? unknownAttempt
  }

  async function close(attempt: AttemptAtProvider): Promise<ProviderAnswer> {
    const { providerId: id } = attempt
    if (id === null) return unknownAttempt
    const payment = await retrievePayment(stripe, id).catch(unlessUnknown)
    // One of another account, whose keys the shop had before, may still be paid: it is asked for as long as it is open.
    if (!payment) return { ...neverTried(attempt), canStillBePaid: true }
    if (payment.isOpen) await closePayment(stripe, id).catch(unlessDecided)
    return read(id)
  }

  return {
    name: 'stripe',
    starts: {
      card: (order) => answered(() => startCardPage(order)),
      promptPay: (order) => answered(() => startPromptPay(order)),
    },
    ask: (attempt) => answered(() => ask(attempt)),
    close: (attempt) => answered(() => close(attempt)),
    refund: ({ providerId }, asked) =>
      answered(async () => (providerId === null ? unknownPayment : refund(providerId, asked))),
    readEvents: (rawBody, headers) =>
      answered(async () => {
        const event = verified(stripe, rawBody, String(headers['stripe-signature']), webhookSecret)
        const id = await paymentIdOf(stripe, event.data.object)
        // What an event says may be late: what counts is what Stripe answers now.
        return id === undefined ? unknownAttempt : read(id)
      }),
  }
}

const apiAt = ({ protocol, hostname, port }: URL): Partial<Stripe.StripeConfig> => ({
  protocol: protocol === 'http:' ? 'http' : 'https',
  host: hostname,
  ...(port !== '' && { port }),
})

const sessionOf = ({
  attemptId,
  orderNumber,
  amountSatang,
  language,
  expiresAt,
  returnTo,
}: ProviderOrder): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  allowed_payment_method_types: ['card'],
  client_reference_id: attemptId,
  metadata: { attempt_id: attemptId },
  line_items: [
    {
      quantity: 1,
      price_data: { currency: 'thb', unit_amount: amountSatang, product_data: { name: orderNumber } },
    },
  ],
  locale: language === 'thai' ? 'th' : 'en',
  success_url: returnTo.success,
  cancel_url: returnTo.failed,
  expires_at: Math.floor(expiresAt.getTime() / 1000) + secondsLonger,
})

const intentOf = ({
  attemptId,
  orderNumber,
  amountSatang,
  email,
}: ProviderOrder): Stripe.PaymentIntentCreateParams => ({
  amount: amountSatang,
  currency: 'thb',
  allowed_payment_method_types: ['promptpay'],
  // Stripe asks at this address where the money of a refund is to go.
  payment_method_data: { type: 'promptpay', billing_details: { email } },
  confirm: true,
  description: orderNumber,
  metadata: { attempt_id: attemptId },
})

function verified(stripe: Stripe, rawBody: string, signature: string, secret: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret)
  } catch {
    throw invalid('The signature is wrong or too old', [{ field: 'Stripe-Signature', code: 'signature' }])
  }
}

/** It was completed or closed at that moment: it is read again. */
function unlessDecided(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
}

function unlessUnknown(error: unknown): undefined {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.code !== 'resource_missing')
    throw error
}

async function answered<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem) throw error
    if (error instanceof Stripe.errors.StripeConnectionError)
      throw new PaymentProviderUnreachable(`Stripe: ${reasonOf(error)}`)
    // The package also fails with errors of other kinds when an answer is not as it expects.
    throw new PaymentProviderUnavailable(`Stripe: ${reasonOf(error)}`)
  }
}
