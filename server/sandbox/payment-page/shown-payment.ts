import type { FastifyRequest } from 'fastify'
import { baht } from '../../shop/common/measures.ts'
import type { PageLanguage } from './page-frame.ts'
import type { Shown } from './state-view.ts'
import type { SandboxPayment } from './sandbox-ledger.ts'

/** The query of the page's address. */
export interface Asked {
  language: PageLanguage | undefined
  /** A sandbox card to prefill. */
  card: string
}

export function askedIn({ url }: Pick<FastifyRequest, 'url'>): Asked {
  const { searchParams } = new URL(url, 'http://sandbox.invalid')
  const language = searchParams.get('lang')
  return {
    language: language === 'th' || language === 'en' ? language : undefined,
    card: searchParams.get('card') ?? '',
  }
}

/** `?lang=` wins, then the language that the shop has asked for. */
export function shownPayment(payment: SandboxPayment, { language }: Asked): Shown {
  const shownLanguage = language ?? (payment.language === 'english' ? 'en' : 'th')
  const address = addressOf(payment.attemptId)
  return {
    language: shownLanguage,
    orderNumber: payment.orderNumber,
    amount: amountText(payment.amountSatang),
    until: timeOfDay.format(payment.expiresAt),
    address: `${address}?lang=${shownLanguage}`,
    cancelAddress: `${address}/cancel?lang=${shownLanguage}`,
  }
}

const addressOf = (attemptId: string) => `/sandbox/pay/${attemptId}`

const amountText = (satang: number) =>
  `฿${baht(satang).amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

const timeOfDay = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Bangkok',
})
