import { createHmac, randomBytes } from 'node:crypto'
import { stripeProvider } from '../../../server/shop/payments/providers/stripe/stripe-provider.ts'
import { openFakeServer, type FakeAnswer, type FakeRequest } from './fake-server.ts'
import type { ProviderUnderTest, SignedEvent } from './provider-under-test.ts'
import {
  intentBody,
  now,
  sessionBody,
  type FakeIntent,
  type FakeRefund,
  type FakeSession,
} from './stripe-objects.ts'
import { checkoutPage } from './stripe-pages.ts'

/*
 * Stripe's API as far as the shop uses it. Shapes: the published API reference and OpenAPI description
 * (https://docs.stripe.com/api/checkout/sessions/object, /api/payment_intents/object, /api/charges/object, /api/refunds/object,
 * /refunds#failed-refunds, /payments/promptpay, https://github.com/stripe/openapi) and the types of the package `stripe`; signatures:
 * https://docs.stripe.com/webhooks#verify-manually.
 */

const webhookSecret = 'whsec_fake'

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
    // https://docs.stripe.com/error-codes#resource-missing
    const error = { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${path}` }
    return { status: 404, body: { error } }
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
    const made = giveBack(form.payment_intent ?? '', Number(form.amount), form['metadata[refund_id]'])
    return typeof made === 'string' ? refused(made) : { body: made }
  }

  /** The refund, or why there is none. */
  function giveBack(intentId: string, amount: number, key?: string): FakeRefund | string {
    const session = [...sessions.values()].find((one) => one.intentId === intentId)
    const intent = intents.get(intentId)
    if (session?.paymentStatus !== 'paid' && intent?.status !== 'succeeded')
      return 'This PaymentIntent has no successful charge.'
    const given = refunds.filter((one) => one.payment_intent === intentId && one.status !== 'failed')
    const paid = session?.amount ?? intent?.amount ?? 0
    if (given.reduce((sum, refund) => sum + refund.amount, amount) > paid)
      return 'Refund amount is greater than unrefunded amount on charge.'
    const refund: FakeRefund = {
      id: next('re'),
      object: 'refund',
      payment_intent: intentId,
      amount,
      metadata: key === undefined ? {} : { refund_id: key },
      // The customer is asked by e-mail where the money of a PromptPay refund is to go.
      status: session ? 'succeeded' : 'requires_action',
      created: now(),
    }
    refunds.push(refund)
    return refund
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
  const paidAs = (attemptId: string) => transferOf(attemptId)?.id ?? ofAttempt(attemptId).intentId
  const refundsOf = (attemptId: string) =>
    refunds.filter((refund) => refund.payment_intent === paidAs(attemptId))
  const signed = (type: string, object: object): SignedEvent => {
    const body = JSON.stringify({ id: next('evt'), object: 'event', type, created: now(), data: { object } })
    const t = now()
    const v1 = createHmac('sha256', webhookSecret).update(`${t}.${body}`).digest('hex')
    return { body, headers: { 'stripe-signature': `t=${t},v1=${'0'.repeat(64)},v1=${v1}` } }
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
    refundByHand: async (attemptId, amountSatang) =>
      typeof giveBack(paidAs(attemptId), amountSatang) !== 'string',
    async failRefund(attemptId) {
      const failing = refundsOf(attemptId).findLast(({ status }) => status !== 'failed')
      Object.assign(failing ?? {}, { status: 'failed', failure_reason: 'lost_or_stolen_card' })
      return failing !== undefined
    },
    async finishRefunds() {
      for (const refund of refunds) if (refund.status === 'requires_action') refund.status = 'succeeded'
    },
    signedRefundEvent: async (attemptId) => signed('refund.updated', refundsOf(attemptId).at(-1) ?? {}),
    async signedEvent(attemptId) {
      const intent = transferOf(attemptId)
      return intent
        ? signed('payment_intent.succeeded', intentBody(intent))
        : signed('checkout.session.completed', sessionBody(ofAttempt(attemptId)))
    },
    books: async () => ({
      paid: [
        ...[...sessions.values()].filter(({ paymentStatus }) => paymentStatus === 'paid'),
        ...[...intents.values()].filter(({ status }) => status === 'succeeded'),
      ].reduce((sum, { amount }) => sum + amount, 0),
      refunded: refunds
        .filter(({ status }) => status !== 'failed')
        .reduce((sum, { amount }) => sum + amount, 0),
    }),
    started: async (attemptId) =>
      [...sessions.values(), ...intents.values()].filter((payment) => payment.attemptId === attemptId).length,
    trouble: server.trouble,
    close: server.close,
  }
}

const list = (data: object[]): FakeAnswer => ({ body: { object: 'list', data, has_more: false } })
const refused = (message: string): FakeAnswer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', message } },
})
