import { html, Html } from '../html.ts'
import type { SandboxLanguage } from '../send-page.ts'
import { paymentPageWords } from './words.ts'

export interface Shown {
  language: SandboxLanguage
  orderNumber: string
  /** How it is paid, in words. */
  channel: string
  amount: string
  /** The time of day until which it can be paid. */
  until: string
  address: string
  cancelAddress: string
}

export function bill({ language, orderNumber, amount, until }: Shown): Html {
  const words = paymentPageWords[language]
  return html`<div class="bill">
    <dl>
      <div>
        <dt>${words.order}</dt>
        <dd>${orderNumber}</dd>
      </div>
      <div class="sum">
        <dt>${words.amount}</dt>
        <dd>${amount}</dd>
      </div>
    </dl>
    <p class="note">${words.payUntil(until)}</p>
  </div>`
}

interface State {
  title: string
  text: string
  back: string
  isInProcess?: boolean
}

/** The page without a form: the bank is deciding, or the payment is closed. */
export function stateView(
  language: SandboxLanguage,
  { title, text, back, isInProcess = false }: State,
): Html {
  return html`<section class="slip state" aria-labelledby="title">
    <span class="sign ${isInProcess && 'process'}">${isInProcess ? waiting : closed}</span>
    <div>
      <h1 id="title">${title}</h1>
      <p role="status">${text}</p>
    </div>
    <a class="button" href="${back}">${paymentPageWords[language].back}</a>
  </section>`
}

const waiting = new Html(
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M12 3a9 9 0 0 1 0 18Z" fill="currentColor"/></svg>',
)
const closed = new Html(
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M6 18 18 6"/></svg>',
)
