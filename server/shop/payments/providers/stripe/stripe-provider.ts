import Stripe from 'stripe'
import { reasonOf } from '../../../common/logged-error.ts'
import { invalid, Problem } from '../../../common/problem.ts'
import {
  PaymentProviderUnavailable,
  type AttemptAtProvider,
  type PaymentProvider,
  type ProviderAnswer,
  type ProviderEvent,
  type ProviderOrder,
} from '../payment-provider.ts'

export interface StripeKeys {
  secretKey: string
  webhookSecret: string
  /** Where the API is, if it is not Stripe's own address. */
  api?: Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol' | 'timeout'>
}

type Session = Stripe.Checkout.Session

const nothingKnown: ProviderAnswer = { isInProcess: false, events: [] }
/** Stripe refuses a page that would end within 30 minutes. The shop closes its pages itself, earlier. */
const secondsLonger = 31 * 60

/** Cards by Stripe's Checkout: the card is entered on Stripe's page, and 3-D Secure is shown there. */
export function stripeProvider({ secretKey, webhookSecret, api }: StripeKeys): PaymentProvider {
  const stripe = new Stripe(secretKey, { timeout: 10_000, maxNetworkRetries: 0, telemetry: false, ...api })

  const create = async (order: ProviderOrder) =>
    checked(
      await stripe.checkout.sessions.create(sessionOf(order), {
        // With more time the parameters differ, which Stripe refuses under the same key.
        idempotencyKey: `${order.attemptId}-${order.expiresAt.getTime()}`,
      }),
    )
  const retrieve = async (id: string) =>
    checked(await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] }))
  const refundsOf = async (intent: string) =>
    (await stripe.refunds.list({ payment_intent: intent, limit: 100 })).data

  async function answerAbout(session: Session): Promise<ProviderAnswer> {
    const isPaid = session.payment_status === 'paid'
    const intent = intentOf(session)
    const refunds = isPaid && intent ? await refundsOf(intent.id) : []
    return {
      isInProcess: session.status === 'complete' && !isPaid,
      events: eventsOf(session, intent, refunds),
    }
  }

  async function refund(session: Session, attemptId: string): Promise<void> {
    const intent = intentOf(session)
    if (session.payment_status !== 'paid' || !intent) return
    const refunds = await refundsOf(intent.id)
    const failed = refunds.filter(({ status }) => status === 'failed' || status === 'canceled')
    if (refunds.length > failed.length) return
    await stripe.refunds.create(
      { payment_intent: intent.id, metadata: { attempt_id: attemptId } },
      { idempotencyKey: `refund-${attemptId}-${failed.length}` },
    )
  }

  const whenKnown = (
    { providerId }: AttemptAtProvider,
    work: (id: string) => Promise<unknown> = async () => undefined,
  ): Promise<ProviderAnswer> =>
    answered(async () => {
      if (providerId === null) return nothingKnown
      await work(providerId)
      return answerAbout(await retrieve(providerId))
    })

  return {
    name: 'stripe',
    channels: ['card'],
    start: (order) =>
      answered(async () => {
        const session = order.providerId ? await retrieve(order.providerId) : await create(order)
        // A page that was completed has no address any more.
        return { kind: 'redirect', providerId: session.id, url: session.url ?? order.returnTo.pending }
      }),
    ask: (attempt) => whenKnown(attempt),
    close: (attempt) =>
      whenKnown(attempt, async (id) => {
        const { status } = await retrieve(id)
        if (status === 'open') await stripe.checkout.sessions.expire(id).catch(unlessDecided)
      }),
    refund: (attempt) => whenKnown(attempt, async (id) => refund(await retrieve(id), attempt.id)),
    readEvents: (rawBody, headers) =>
      answered(async () => {
        const event = verified(stripe, rawBody, String(headers['stripe-signature']), webhookSecret)
        const id = await sessionIdOf(stripe, event.data.object)
        // What an event says may be late: what counts is what Stripe answers now.
        return id === undefined ? [] : (await answerAbout(await retrieve(id))).events
      }),
  }
}

/** The package takes the answer of a failed server for a session when the body is JSON without an error in it. */
function checked(session: Session): Session {
  if (session.object !== 'checkout.session') throw new PaymentProviderUnavailable('Stripe sent no session')
  return session
}

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

const intentOf = ({ payment_intent: intent }: Session): Stripe.PaymentIntent | undefined =>
  intent !== null && typeof intent === 'object' ? intent : undefined

function eventsOf(
  session: Session,
  intent: Stripe.PaymentIntent | undefined,
  refunds: readonly Stripe.Refund[],
): ProviderEvent[] {
  const attemptId = session.metadata?.attempt_id
  const amountSatang = session.amount_total
  if (attemptId === undefined || amountSatang === null || session.currency !== 'thb') return []
  const event = (id: string, type: ProviderEvent['type'], created: number, failureCode?: string) => ({
    id,
    type,
    attemptId,
    amountSatang,
    occurredAt: new Date(created * 1000),
    ...(failureCode !== undefined && { failureCode }),
  })
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : undefined
  if (session.payment_status === 'paid') {
    const given = refunds.filter(({ status }) => status === 'succeeded')
    const isWhole = given.reduce((sum, { amount }) => sum + amount, 0) >= amountSatang
    const last = given.toSorted((one, other) => one.created - other.created).at(-1)
    return [
      event(`${session.id}.paid`, 'paid', charge?.created ?? session.created),
      ...(isWhole && last ? [event(`${last.id}.refunded`, 'refunded', last.created)] : []),
    ]
  }
  const refusal = intent?.last_payment_error
  if (refusal && session.status !== 'complete') {
    const id = `${charge?.id ?? intent.id}.failed`
    return [event(id, 'failed', charge?.created ?? session.created, codeOf(refusal))]
  }
  return session.status === 'expired'
    ? [event(`${session.id}.expired`, 'expired', session.expires_at ?? session.created)]
    : []
}

const codeOf = ({ decline_code: declined, code }: Stripe.PaymentIntent.LastPaymentError): string =>
  declined ?? code ?? 'card_declined'

function verified(stripe: Stripe, rawBody: string, signature: string, secret: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret)
  } catch {
    throw invalid('The signature is wrong or too old', [{ field: 'Stripe-Signature', code: 'signature' }])
  }
}

/** Events are about a Checkout session, or about its payment or refund; of another object nothing is told. */
async function sessionIdOf(stripe: Stripe, object: Stripe.Event.Data.Object): Promise<string | undefined> {
  const {
    object: kind,
    id,
    payment_intent: intent,
  } = object as {
    object?: string
    id?: string
    payment_intent?: string | null
  }
  if (kind === 'checkout.session') return id
  const payment = kind === 'payment_intent' ? id : intent
  if (!payment) return undefined
  const { data } = await stripe.checkout.sessions.list({ payment_intent: payment, limit: 1 })
  return data[0]?.id
}

/** The page was completed or closed at that moment: it is read again. */
function unlessDecided(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
}

async function answered<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem) throw error
    // The package also fails with errors of other kinds when an answer is not as it expects.
    throw new PaymentProviderUnavailable(`Stripe: ${reasonOf(error)}`)
  }
}
