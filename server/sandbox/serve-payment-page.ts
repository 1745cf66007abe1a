import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { channelWords } from '../shop/common/order-words.ts'
import type { ShopDeps } from '../shop/common/shop-deps.ts'
import { acceptFormPosts, fieldOf } from '../http/form-posts.ts'
import { formView, groupDigits } from './payment-page/form-view.ts'
import { sendPaymentPage } from './payment-page/page-frame.ts'
import type { SandboxLanguage } from './send-page.ts'
import { readCard, sandboxCards, type CardFaults, type CardForm } from './payment-page/read-card.ts'
import { stateView, type Shown } from './payment-page/state-view.ts'
import { recordedEvents, type SandboxPayment } from './payment-page/sandbox-ledger.ts'
import { openSandboxBank } from './payment-page/sandbox-bank.ts'
import {
  abandonPayment,
  readDuePayment,
  sandboxOutcomes,
  decidePayment,
  isByCard,
  type SandboxOutcome,
} from './payment-page/decide-payment.ts'
import { choiceView } from './payment-page/choice-view.ts'
import { paymentPageWords } from './payment-page/words.ts'
import { amountText } from './html.ts'

interface Place {
  Params: { attemptId: string }
}

const page = '/sandbox/pay/:attemptId(^[A-Za-z0-9_-]{1,64}$)'

/** Serves the sandbox's payment page as an external provider would host it, with tables of its own. */
export async function servePaymentPage(app: FastifyInstance, deps: ShopDeps): Promise<void> {
  const { db } = deps.database
  const { shopUrl } = deps.settings
  const bank = openSandboxBank(app, deps)
  const shopOrigin = URL.canParse(shopUrl) ? new URL(shopUrl).origin : undefined

  const showForm = (
    request: FastifyRequest,
    reply: FastifyReply,
    payment: SandboxPayment,
    filling: { form: Partial<CardForm>; faults: CardFaults; isDeclined: boolean },
  ) => {
    const shown = shownPayment(payment, askedIn(request))
    const { language } = shown
    const { attemptId } = payment
    return sendPaymentPage(reply, {
      language,
      title: paymentPageWords[language].title,
      body: formView(shown, filling),
      other: `/sandbox/pay/${attemptId}?lang=${language === 'th' ? 'en' : 'th'}`,
      shopOrigin,
    })
  }

  /** Shows the form while the payment is open, otherwise its state; a paid one redirects to the shop. */
  const show = async (request: FastifyRequest, reply: FastifyReply, payment: SandboxPayment | undefined) => {
    if (!payment) return showUnknown(request, reply, shopUrl)
    const events = await recordedEvents(db, payment.attemptId)
    const types = events.map(({ type }) => type)
    if (types.includes('paid')) return reply.redirect(payment.successUrl, 303)
    if (payment.state === 'open' && !isByCard(payment)) {
      const shown = shownPayment(payment, askedIn(request))
      const title = paymentPageWords[shown.language].choiceTitle(shown.channel)
      return sendPaymentPage(reply, {
        language: shown.language,
        title,
        body: choiceView(shown, { title, isDeclined: types.includes('failed') }),
        shopOrigin,
      })
    }
    if (payment.state === 'open') {
      const form = sandboxForm(askedIn(request).card)
      return showForm(request, reply, payment, { form, faults: {}, isDeclined: types.includes('failed') })
    }
    return showState(request, reply, payment, types.includes('expired'))
  }

  /** The shop's address to return to when the payment is paid or in process, otherwise the given one. */
  const wayBack = async (payment: SandboxPayment, otherwise: string): Promise<string> => {
    if (payment.state === 'inProcess') return payment.pendingUrl
    const events = await recordedEvents(db, payment.attemptId)
    return events.some(({ type }) => type === 'paid') ? payment.successUrl : otherwise
  }

  const settle = async (request: FastifyRequest<Place>, reply: FastifyReply, outcome: SandboxOutcome) => {
    const payment = await decidePayment(db, request.params.attemptId, outcome)
    if (!payment) return showUnknown(request, reply, shopUrl)
    await bank.deliver(payment.attemptId)
    return reply.redirect(await wayBack(payment, shownPayment(payment, askedIn(request)).address), 303)
  }

  await app.register(async (scope) => {
    acceptFormPosts(scope)

    scope.get<Place>(page, async (request, reply) => {
      const payment = await readDuePayment(db, request.params.attemptId)
      if (payment) await bank.deliver(payment.attemptId)
      return show(request, reply, payment)
    })

    scope.post<Place>(page, async (request, reply) => {
      const payment = await readDuePayment(db, request.params.attemptId)
      if (payment && !isByCard(payment)) {
        const outcome = sandboxOutcomes.find((one) => one === fieldOf(request, 'outcome'))
        if (outcome) return settle(request, reply, outcome)
        if (payment.state === 'open') reply.status(400)
        return show(request, reply, payment)
      }
      const form = {
        number: fieldOf(request, 'number'),
        expiry: fieldOf(request, 'expiry'),
        cvc: fieldOf(request, 'cvc'),
      }
      const read = readCard(form, new Date())
      if ('faults' in read) {
        if (payment?.state !== 'open') return show(request, reply, payment)
        reply.status(400)
        const filled = { number: form.number, expiry: form.expiry }
        return showForm(request, reply, payment, { form: filled, faults: read.faults, isDeclined: false })
      }
      return settle(request, reply, read.card)
    })

    scope.post<Place>(`${page}/cancel`, async (request, reply) => {
      const payment = await abandonPayment(db, request.params.attemptId)
      if (!payment) return showUnknown(request, reply, shopUrl)
      await bank.deliver(payment.attemptId)
      return reply.redirect(await wayBack(payment, payment.failedUrl), 303)
    })
  })
}

function sandboxForm(number: string): Partial<CardForm> {
  if (!Object.hasOwn(sandboxCards, number)) return {}
  const inFourYears = String(new Date().getUTCFullYear() + 4).slice(-2)
  return { number: groupDigits(number), expiry: `12/${inFourYears}`, cvc: '123' }
}

function showState(
  request: FastifyRequest,
  reply: FastifyReply,
  payment: SandboxPayment,
  isExpired: boolean,
) {
  const { language } = shownPayment(payment, askedIn(request))
  const words = paymentPageWords[language]
  if (payment.state === 'inProcess') {
    const body = stateView(language, {
      title: words.inProcess,
      text: words.inProcessText,
      back: payment.pendingUrl,
      isInProcess: true,
    })
    return sendPaymentPage(reply, { language, title: words.inProcess, body, lookAgain: 3 })
  }
  const title = isExpired ? words.expired : words.over
  const text = isExpired ? words.expiredText : words.overText
  return sendPaymentPage(reply, {
    language,
    title,
    body: stateView(language, { title, text, back: payment.failedUrl }),
  })
}

function showUnknown(request: FastifyRequest, reply: FastifyReply, shopUrl: string) {
  const { language = 'th' } = askedIn(request)
  const { unknown, unknownText } = paymentPageWords[language]
  const body = stateView(language, { title: unknown, text: unknownText, back: shopUrl || '/' })
  return sendPaymentPage(reply.status(404), { language, title: unknown, body })
}

interface Asked {
  language: SandboxLanguage | undefined
  card: string
}

function askedIn({ url }: Pick<FastifyRequest, 'url'>): Asked {
  const { searchParams } = new URL(url, 'http://sandbox.invalid')
  const language = searchParams.get('lang')
  return {
    language: language === 'th' || language === 'en' ? language : undefined,
    card: searchParams.get('card') ?? '',
  }
}

/** `?lang=` wins, then the language that the shop has asked for. */
function shownPayment(payment: SandboxPayment, { language }: Asked): Shown {
  const shownLanguage = language ?? (payment.language === 'english' ? 'en' : 'th')
  const address = addressOf(payment.attemptId)
  return {
    language: shownLanguage,
    orderNumber: payment.orderNumber,
    channel: channelWords(shownLanguage === 'en' ? 'english' : 'thai')[payment.channel],
    amount: amountText(payment.amountSatang),
    until: timeOfDay.format(payment.expiresAt),
    address: `${address}?lang=${shownLanguage}`,
    cancelAddress: `${address}/cancel?lang=${shownLanguage}`,
  }
}

const addressOf = (attemptId: string) => `/sandbox/pay/${attemptId}`

const timeOfDay = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Bangkok',
})
