import { createHmac, randomBytes } from 'node:crypto'
import { stripeProvider } from '../../../server/shop/payments/providers/stripe/stripe-provider.ts'
import { openFakeServer, type FakeAnswer, type FakeRequest } from './fake-server.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'
import { checkoutPage } from './stripe-pages.ts'

/*
 * Stripe's API as far as the shop uses it. Shapes: the published API reference and OpenAPI description
 * (https://docs.stripe.com/api/checkout/sessions/object, /api/payment_intents/object, /api/charges/object, /api/refunds/object,
 * /payments/promptpay, https://github.com/stripe/openapi) and the types of the package `stripe`; signatures:
 * https://docs.stripe.com/webhooks#verify-manually.
 */

interface FakeSession {
  id: string
  attemptId: string
  amount: number
  status: 'open' | 'complete' | 'expired'
  paymentStatus: 'unpaid' | 'paid'
  intentId: string
  declined: boolean
  expiresAt: number
  /** Of Stripe's own page. */
  url: string
  successUrl: string
  cancelUrl: string
}

/** A payment intent of its own, for a QR code. */
interface FakeIntent {
  id: string
  attemptId: string
  amount: number
  status: 'requires_action' | 'requires_payment_method' | 'processing' | 'succeeded' | 'canceled'
}

interface FakeRefund {
  id: string
  object: 'refund'
  payment_intent: string
  amount: number
  status: 'succeeded' | 'requires_action'
  metadata: Record<string, string>
  created: number
}

const webhookSecret = 'whsec_fake'
const now = () => Math.floor(Date.now() / 1000)

export async function stripeUnderTest(): Promise<ProviderUnderTest> {
  const sessions = new Map<string, FakeSession>()
  const intents = new Map<string, FakeIntent>()
  const refunds: FakeRefund[] = []
  let count = 0
  // Several fakes may serve one database.
  const run = randomBytes(6).toString('hex')
  const next = (prefix: string) => `${prefix}_test_${run}${(count += 1)}`

  function answer(request: FakeRequest): FakeAnswer {
    const { method, path, query, form } = request
    const [, shown] = /^\/c\/pay\/([^/]+)/.exec(path) ?? []
    const seen = shown === undefined ? undefined : sessions.get(shown)
    if (seen)
      return checkoutPage(
        request,
        { ...seen, isOpen: seen.status === 'open', isDeclined: seen.declined },
        (card) => (card === 'pays' ? complete(seen.attemptId, 'paid') : void (seen.declined = true)),
      )
    const [, id = '', verb] = /^\/v1\/checkout\/sessions\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? []
    if (method === 'POST' && path === '/v1/checkout/sessions') return create(form)
    if (path === '/v1/checkout/sessions') {
      const data = [...sessions.values()].filter(({ intentId }) => intentId === query.get('payment_intent'))
      return list(data.map(sessionBody))
    }
    const session = sessions.get(id)
    if (verb === 'expire' && session) {
      if (session.status !== 'open')
        return refused('Only Checkout Sessions with a status of open can be expired.')
      session.status = 'expired'
    }
    if (session) return { body: sessionBody(session) }
    const [, intentId = '', act] = /^\/v1\/payment_intents\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? []
    const intent = intents.get(intentId)
    if (method === 'POST' && path === '/v1/payment_intents') return createIntent(form)
    if (intent && act === 'cancel') {
      if (!intent.status.startsWith('requires_'))
        return refused(`You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`)
      intent.status = 'canceled'
    }
    if (intent) return { body: intentBody(intent) }
    if (path === '/v1/refunds' && method === 'GET')
      return list(refunds.filter((refund) => refund.payment_intent === query.get('payment_intent')))
    if (path === '/v1/refunds') return createRefund(form)
    return { status: 404, body: { error: { type: 'invalid_request_error', message: `No such ${path}` } } }
  }

  function create(form: Record<string, string>): FakeAnswer {
    const expiresAt = Number(form.expires_at)
    if (expiresAt < now() + 30 * 60) return refused('expires_at must be at least 30 minutes from now.')
    if (form['line_items[0][price_data][currency]'] !== 'thb') return refused('Invalid currency')
    const id = next('cs')
    const session: FakeSession = {
      id,
      attemptId: form['metadata[attempt_id]'] ?? '',
      amount: Number(form['line_items[0][price_data][unit_amount]']),
      status: 'open',
      paymentStatus: 'unpaid',
      intentId: next('pi'),
      declined: false,
      expiresAt,
      url: `${address}/c/pay/${id}`,
      successUrl: form.success_url ?? '',
      cancelUrl: form.cancel_url ?? '',
    }
    sessions.set(session.id, session)
    return { body: sessionBody(session) }
  }

  function createIntent(form: Record<string, string>): FakeAnswer {
    const isPromptPay =
      form['allowed_payment_method_types[0]'] === 'promptpay' &&
      form['payment_method_data[type]'] === 'promptpay'
    if (!isPromptPay || form.currency !== 'thb' || form.confirm !== 'true')
      return refused('Invalid payment method')
    if (!form['payment_method_data[billing_details][email]']) return refused('Missing required param: email.')
    const intent: FakeIntent = {
      id: next('pi'),
      attemptId: form['metadata[attempt_id]'] ?? '',
      amount: Number(form.amount),
      status: 'requires_action',
    }
    intents.set(intent.id, intent)
    return { body: intentBody(intent) }
  }

  function createRefund(form: Record<string, string>): FakeAnswer {
    const intentId = form.payment_intent ?? ''
    const amount = Number(form.amount)
    const session = [...sessions.values()].find((one) => one.intentId === intentId)
    const intent = intents.get(intentId)
    if (session?.paymentStatus !== 'paid' && intent?.status !== 'succeeded')
      return refused('This PaymentIntent has no successful charge.')
    const given = refunds.filter((refund) => refund.payment_intent === intentId)
    const paid = session?.amount ?? intent?.amount ?? 0
    if (given.reduce((sum, refund) => sum + refund.amount, amount) > paid)
      return refused('Refund amount is greater than unrefunded amount on charge.')
    const refund: FakeRefund = {
      id: next('re'),
      object: 'refund',
      payment_intent: intentId,
      amount,
      metadata: { refund_id: form['metadata[refund_id]'] ?? '' },
      // The customer is asked by e-mail where the money of a PromptPay refund is to go.
      status: session ? 'succeeded' : 'requires_action',
      created: now(),
    }
    refunds.push(refund)
    return { body: refund }
  }

  const server = await openFakeServer(answer)
  const address = `http://127.0.0.1:${server.port}`
  const ofAttempt = (attemptId: string): FakeSession => {
    const found = [...sessions.values()].findLast((session) => session.attemptId === attemptId)
    if (!found) throw new Error(`Stripe knows no session of ${attemptId}`)
    return found
  }
  const transferOf = (attemptId: string) =>
    [...intents.values()].findLast((intent) => intent.attemptId === attemptId)
  const decide = (intent: FakeIntent, status: FakeIntent['status']) => {
    if (intent.status === 'requires_action' || intent.status === 'processing') intent.status = status
  }
  const complete = (attemptId: string, paymentStatus: FakeSession['paymentStatus']): void => {
    const intent = transferOf(attemptId)
    if (intent) return decide(intent, paymentStatus === 'paid' ? 'succeeded' : 'processing')
    const session = ofAttempt(attemptId)
    if (session.status === 'open') Object.assign(session, { status: 'complete', paymentStatus })
  }
  return {
    provider: stripeProvider({
      secretKey: 'sk_test_fake',
      webhookSecret,
      address,
      timeout: 500,
    }),
    environment: {
      PAYMENT_PROVIDERS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_fake',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_ADDRESS: address,
    },
    pay: async (_api, attemptId) => complete(attemptId, 'paid'),
    delay: async (_api, attemptId) => complete(attemptId, 'unpaid'),
    async decline(_api, attemptId) {
      const intent = transferOf(attemptId)
      if (intent) decide(intent, 'requires_payment_method')
      else ofAttempt(attemptId).declined = true
    },
    async approve(attemptId) {
      const intent = transferOf(attemptId)
      if (intent) return decide(intent, 'succeeded')
      const session = ofAttempt(attemptId)
      if (session.status === 'complete') session.paymentStatus = 'paid'
    },
    async signedEvent(attemptId) {
      const intent = transferOf(attemptId)
      const event = {
        id: next('evt'),
        object: 'event',
        type: intent ? 'payment_intent.succeeded' : 'checkout.session.completed',
        created: now(),
        data: { object: intent ? intentBody(intent) : sessionBody(ofAttempt(attemptId)) },
      }
      const body = JSON.stringify(event)
      const t = now()
      const v1 = createHmac('sha256', webhookSecret).update(`${t}.${body}`).digest('hex')
      return { body, headers: { 'stripe-signature': `t=${t},v1=${'0'.repeat(64)},v1=${v1}` } }
    },
    books: async () => ({
      paid: [
        ...[...sessions.values()].filter(({ paymentStatus }) => paymentStatus === 'paid'),
        ...[...intents.values()].filter(({ status }) => status === 'succeeded'),
      ].reduce((sum, { amount }) => sum + amount, 0),
      refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
    }),
    started: async (attemptId) =>
      [...sessions.values(), ...intents.values()].filter((payment) => payment.attemptId === attemptId).length,
    trouble: server.trouble,
    close: server.close,
  }
}

function sessionBody(session: FakeSession): object {
  const isPaid = session.paymentStatus === 'paid'
  const charge = { id: `ch_${session.intentId}`, object: 'charge', created: now(), amount: session.amount }
  const isTouched = session.declined || session.status === 'complete'
  return {
    id: session.id,
    object: 'checkout.session',
    client_reference_id: session.attemptId,
    metadata: { attempt_id: session.attemptId },
    amount_total: session.amount,
    currency: 'thb',
    created: now(),
    expires_at: session.expiresAt,
    mode: 'payment',
    status: session.status,
    payment_status: session.paymentStatus,
    url: session.status === 'open' ? session.url : null,
    payment_intent: isTouched
      ? {
          id: session.intentId,
          object: 'payment_intent',
          latest_charge: charge,
          last_payment_error:
            session.declined && !isPaid
              ? { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }
              : null,
        }
      : null,
  }
}

function intentBody({ id, attemptId, amount, status }: FakeIntent): object {
  const isTouched = status === 'succeeded' || status === 'requires_payment_method'
  return {
    id,
    object: 'payment_intent',
    amount,
    currency: 'thb',
    created: now(),
    canceled_at: status === 'canceled' ? now() : null,
    metadata: { attempt_id: attemptId },
    status,
    latest_charge: isTouched ? { id: `ch_${id}`, object: 'charge', created: now(), amount } : null,
    last_payment_error:
      status === 'requires_payment_method'
        ? { type: 'card_error', code: 'payment_method_provider_decline' }
        : null,
    next_action:
      status === 'requires_action'
        ? {
            type: 'promptpay_display_qr_code',
            promptpay_display_qr_code: {
              data: `00020101021229370016A00000067701011102130000000000000${id}`,
              hosted_instructions_url: `https://payments.stripe.com/promptpay/instructions/${id}`,
              image_url_png: `https://qr.stripe.com/${id}.png`,
              image_url_svg: `https://qr.stripe.com/${id}.svg`,
            },
          }
        : null,
  }
}

const list = (data: object[]): FakeAnswer => ({ body: { object: 'list', data, has_more: false } })
const refused = (message: string): FakeAnswer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', message } },
})
