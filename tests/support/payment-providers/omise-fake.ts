import { createHmac, randomBytes } from 'node:crypto'
import { renderSVG } from 'uqr'
import type {
  OmiseApi,
  OmiseCharge,
  OmiseRefund,
} from '../../../server/shop/payments/providers/omise/omise-client.ts'
import { omiseProvider } from '../../../server/shop/payments/providers/omise/omise-provider.ts'
import type { TestApi } from '../api/open-api.ts'
import { bankPage, leadTo } from './fake-page.ts'
import { openFakeServer, type FakeAnswer, type FakeRequest } from './fake-server.ts'
import { omiseForm, type Card } from './omise-pages.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'

/*
 * Omise's API as far as the shop uses it. Shapes: https://docs.omise.co/charges-api, /sources-api, /promptpay, /refunds-api,
 * /api-errors, /api-webhooks and the test fixtures of their libraries (https://github.com/omise/omise-php, tests/fixtures). It
 * keeps no idempotency keys. Their pages do not say that the charge of a QR code can be expired or refunded by a call: here it
 * cannot be expired. Nor do they say how a refund fails later; its attribute `status` is called deprecated. Here that is 'failed'.
 */

const webhookSecret = Buffer.from('a fake secret of 32 bytes for us').toString('base64')
const otherSecret = Buffer.from('the secret that is replaced soon').toString('base64')

export async function omiseUnderTest(): Promise<ProviderUnderTest> {
  const charges: (OmiseCharge & { return_uri: string })[] = []
  const refunds: (OmiseRefund & { charge: string })[] = []
  let count = 0
  // Several fakes may serve one database.
  const run = randomBytes(6).toString('hex')
  const next = (prefix: string) => `${prefix}_test_${run}${(count += 1)}`

  function answer({ method, path, query, form }: FakeRequest): FakeAnswer {
    if (path.startsWith('/pictures/')) return { type: 'image/svg+xml', body: renderSVG(path) }
    const ofForm = omiseForm(path, query)
    if (ofForm) return ofForm
    const [, asking] = /^\/payments\/([^/]+)\/authorize$/.exec(path) ?? []
    if (asking !== undefined) return authorize(asking, { method, form })
    const [, id, verb] = /^\/charges\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? []
    if (path === '/charges' && method === 'POST') return create(form)
    if (path === '/charges') {
      const offset = Number(query.get('offset'))
      const since = Date.parse(query.get('from') ?? '')
      const until = Date.parse(query.get('to') ?? '')
      const isMeant = (time: number) => time >= since && time <= until
      const data = charges.toReversed().filter((charge) => isMeant(Date.parse(charge.created_at)))
      return { body: { object: 'list', total: data.length, data: data.slice(offset, offset + 100) } }
    }
    const charge = charges.find((one) => one.id === id)
    if (!charge) return refused(404, 'not_found')
    if (verb === 'refunds' && method === 'POST') return refund(charge, form)
    if (verb === 'refunds')
      return { body: { object: 'list', data: refunds.filter((one) => one.charge === charge.id) } }
    if (verb === 'expire') {
      if (charge.status !== 'pending' || charge.source) return refused(400, 'bad_request')
      charge.status = 'expired'
    }
    return { body: charge }
  }

  function create(form: Record<string, string>): FakeAnswer {
    const [, card] = /^tokn_test_(\w+)$/.exec(form.card ?? '') ?? []
    const isTransfer = form['source[type]'] === 'promptpay'
    if ((!card && !isTransfer) || form.currency !== 'thb') return refused(400, 'invalid_charge')
    if (Number(form.amount) > maxForCharge) return refused(400, 'invalid_amount')
    const now = new Date().toISOString()
    const id = next('chrg')
    const charge = {
      object: 'charge' as const,
      id,
      ...(isTransfer ? waiting : outcomes[card as Card]),
      authorize_uri: card === 'asks' ? `${address}/payments/${next('paym')}/authorize` : null,
      return_uri: form.return_uri ?? '',
      source: isTransfer ? sourceWith(`${address}/pictures/${id}`) : null,
      amount: Number(form.amount),
      refunded_amount: 0,
      currency: 'THB',
      created_at: now,
      paid_at: card === 'pays' ? now : null,
      metadata: { attempt_id: form['metadata[attempt_id]'] },
    }
    charges.push(charge)
    return { body: charge }
  }

  /** The bank's page of 3-D Secure, which a shopper may open again. */
  function authorize(id: string, { method, form }: Pick<FakeRequest, 'method' | 'form'>): FakeAnswer {
    const charge = charges.find((one) => one.authorize_uri?.endsWith(`/payments/${id}/authorize`))
    if (!charge) return refused(404, 'not_found')
    if (method === 'GET' && charge.status === 'pending') return bankPage(charge.amount)
    decide(charge, form.answer === 'approve' ? 'pays' : 'declines')
    return leadTo(charge.return_uri)
  }

  function refund(charge: OmiseCharge, form: Record<string, string>): FakeAnswer {
    const made = giveBack(charge, Number(form.amount), { refund_id: form['metadata[refund_id]'] })
    return made ? { body: made } : refused(400, 'failed_refund')
  }

  function giveBack(charge: OmiseCharge, amount: number, metadata = {}): OmiseRefund | undefined {
    if (charge.status !== 'successful' || charge.refunded_amount + amount > charge.amount) return undefined
    charge.refunded_amount += amount
    const status = 'closed' as const
    const made = { object: 'refund' as const, id: next('rfnd'), charge: charge.id, amount, status, metadata }
    refunds.push(made)
    return made
  }

  const server = await openFakeServer(answer)
  const address = `http://127.0.0.1:${server.port}`
  const api: OmiseApi = { secretKey: 'skey_test_fake', address, timeout: 500 }
  const known = (attemptId: string) => charges.findLast(({ metadata }) => metadata.attempt_id === attemptId)
  const ofAttempt = (attemptId: string) => {
    const found = known(attemptId)
    if (!found) throw new Error(`Omise knows no charge of ${attemptId}`)
    return found
  }
  /** A QR code is scanned; the form for cards posts what Omise's script puts into it. */
  const submit = (card: Card) => async (shop: TestApi, attemptId: string) => {
    const transfer = known(attemptId)?.source && known(attemptId)
    if (transfer) return card === 'asks' ? undefined : decide(transfer, card)
    await shop.app.inject({
      method: 'POST',
      url: `/pay/omise/${attemptId}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `omiseToken=tokn_test_${card}`,
    })
  }
  const sign = (secret: string, signed: string) =>
    createHmac('sha256', Buffer.from(secret, 'base64')).update(signed).digest('hex')
  const signed = (key: string, data: object) => {
    const body = JSON.stringify({ object: 'event', id: next('evnt'), key, data })
    const time = String(Math.floor(Date.now() / 1000))
    const signatures = [otherSecret, webhookSecret].map((secret) => sign(secret, `${time}.${body}`))
    return { body, headers: { 'omise-signature': signatures.join(','), 'omise-signature-timestamp': time } }
  }
  const refundsOf = (attemptId: string) =>
    refunds.filter(({ charge }) => charges.find(({ id }) => id === charge)?.metadata.attempt_id === attemptId)
  return {
    provider: omiseProvider({ ...api, publicKey: 'pkey_test_fake', webhookSecret, apiUrl: '' }),
    environment: {
      PAYMENT_PROVIDERS: 'omise',
      OMISE_PUBLIC_KEY: 'pkey_test_fake',
      OMISE_SECRET_KEY: api.secretKey,
      OMISE_WEBHOOK_SECRET: webhookSecret,
      OMISE_ADDRESS: address,
    },
    pay: submit('pays'),
    decline: submit('declines'),
    delay: submit('asks'),
    async approve(attemptId) {
      decide(ofAttempt(attemptId), 'pays')
    },
    async refundByHand(attemptId, amountSatang) {
      const charge = known(attemptId)
      return charge !== undefined && giveBack(charge, amountSatang) !== undefined
    },
    async failRefund(attemptId) {
      const failing = refundsOf(attemptId).findLast(({ status }) => status !== 'failed')
      const charge = charges.find(({ id }) => id === failing?.charge)
      if (!failing || !charge) return false
      failing.status = 'failed'
      charge.refunded_amount -= failing.amount
      return true
    },
    finishRefunds: async () => undefined,
    signedRefundEvent: async (attemptId) => signed('refund.create', refundsOf(attemptId).at(-1) ?? {}),
    signedEvent: async (attemptId) => signed('charge.complete', ofAttempt(attemptId)),
    books: async () => ({
      paid: charges.reduce((sum, { status, amount }) => sum + (status === 'successful' ? amount : 0), 0),
      refunded: charges.reduce((sum, charge) => sum + charge.refunded_amount, 0),
    }),
    started: async (attemptId) => charges.filter(({ metadata }) => metadata.attempt_id === attemptId).length,
    trouble: server.trouble,
    close: server.close,
  }
}

const outcomes: Record<Card, Pick<OmiseCharge, 'status' | 'failure_code'>> = {
  pays: { status: 'successful', failure_code: null },
  declines: { status: 'failed', failure_code: 'insufficient_fund' },
  asks: { status: 'pending', failure_code: null },
}

/** The highest amount by https://docs.omise.co/currency-and-amount and /promptpay, in satang. */
const maxForCharge = 15_000_000
const waiting = { status: 'pending', failure_code: null } as const

const sourceWith = (picture: string): OmiseCharge['source'] => ({
  type: 'promptpay',
  flow: 'offline',
  scannable_code: { image: { download_uri: picture } },
})

function decide(charge: OmiseCharge, card: 'pays' | 'declines'): void {
  if (charge.status !== 'pending') return
  const outcome =
    card === 'pays'
      ? { status: 'successful' as const }
      : { status: 'failed' as const, failure_code: 'payment_rejected' }
  Object.assign(charge, outcome, card === 'pays' && { paid_at: new Date().toISOString() })
}

const refused = (status: number, code: string): FakeAnswer => ({
  status,
  body: { object: 'error', location: 'https://www.omise.co/api-errors', code, message: code },
})
