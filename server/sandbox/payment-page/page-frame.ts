import type { FastifyReply } from 'fastify'
import { html, Html } from '../html.ts'
import { sendPage, type SandboxLanguage } from '../send-page.ts'
import { paymentPageWords } from './words.ts'

const style = `
:root { --process: #1d4e89; --process-tint: #e3ecf7 }
html { -webkit-text-size-adjust: 100% }
h1 { font-size: clamp(1.5rem, 1.28rem + .95vw, 2rem); line-height: 1.42; font-weight: 600; text-wrap: balance }
h2 { font-size: 1.125rem; line-height: 1.5; font-weight: 600 }
p { text-wrap: pretty }
.notice { background: var(--notice-tint); color: var(--notice); font-weight: 500; font-size: .9375rem; line-height: 1.65;
  padding: 8px 16px; text-align: center; border-bottom: 1px solid #e8d3a2 }
.page { max-width: 944px; margin: 0 auto; padding: 0 16px 48px; display: grid; gap: 24px }
.top { display: flex; align-items: center; justify-content: space-between; padding-top: 12px }
.brand { display: flex; align-items: center; gap: 10px; font-size: 1.25rem; font-weight: 600 }
.brand svg { width: 36px; height: 36px }
.brand span { color: var(--ink-3); font-size: .9375rem; font-weight: 400 }
.top a { min-height: 44px; min-width: 44px; display: inline-flex; align-items: center; justify-content: end; color: var(--ink-2) }
.board { display: grid; gap: 24px }
.bill { background: var(--sheet); border: 1px solid var(--line); border-top: 4px double var(--red); padding: 16px 20px }
.bill div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; align-items: baseline }
.bill dt { color: var(--ink-2) }
.bill dd { text-align: end }
.bill .sum { border-top: 1px solid var(--ink); margin-top: 8px; padding-top: 8px }
.bill .sum dt { color: var(--ink); font-weight: 600 }
.bill .sum dd { font-size: 1.625rem; font-weight: 600; line-height: 1.3 }
.note { color: var(--ink-3); font-size: .875rem; line-height: 1.6 }
.slip { background: var(--sheet); border: 1px solid var(--line); border-radius: 4px; padding: 20px; display: grid; gap: 20px; align-content: start }
form { display: grid; gap: 20px }
.two { display: grid; grid-template-columns: repeat(auto-fit, minmax(132px, 1fr)); gap: 20px 16px; align-items: start }
.field { display: grid; gap: 4px; min-width: 0 }
label { font-weight: 500 }
input { font: inherit; font-size: 1.0625rem; color: inherit; height: 48px; width: 100%; padding: 0 12px; background: var(--sheet);
  border: 1px solid var(--line-2); border-radius: 2px }
input[name=number] { letter-spacing: .04em }
input:focus { outline: none; border: 2px solid var(--ink); padding: 0 11px }
input[aria-invalid] { border-color: var(--danger) }
.fault { color: var(--danger); font-size: .875rem; line-height: 1.6; display: flex; gap: 6px }
.fault svg { flex: none; width: 18px; height: 18px; margin-top: 2px }
.button { font: inherit; font-weight: 600; min-height: 48px; width: 100%; padding: 8px 20px; border: 1px solid var(--ink); border-radius: 2px;
  background: transparent; color: var(--ink); text-decoration: none; cursor: pointer; display: grid; place-items: center; text-align: center }
.button:hover { background: var(--paper-2) }
.button.main { background: var(--red); border-color: var(--red); color: #fff }
.button.main:hover { background: var(--red-deep) }
.said { padding: 12px 16px; border-left: 3px solid; display: grid; gap: 2px }
.said.danger { background: var(--danger-tint); border-color: var(--danger) }
.said.danger h2 { color: var(--danger) }
.state { display: grid; gap: 16px; max-width: 448px; width: 100%; margin: 0 auto }
.sign { width: 72px; height: 72px; display: grid; place-items: center; border-radius: 2px; background: var(--paper-2); color: var(--ink-2) }
.sign.process { background: var(--process-tint); color: var(--process) }
.sign svg { width: 40px; height: 40px }
.cards { display: grid; gap: 12px; align-content: start }
.cards ul { border-top: 1px solid var(--ink) }
.cards li { display: grid; grid-template-columns: 1fr auto; gap: 0 12px; align-items: center; border-bottom: 1px solid var(--line); padding: 6px 0 }
.cards .digits { font-weight: 500; letter-spacing: .04em; white-space: nowrap }
.cards a { grid-row: span 2; min-height: 44px; display: inline-flex; align-items: center }
@media (min-width: 860px) {
  .board { grid-template: 'slip bill' auto 'slip cards' 1fr / minmax(0, 1fr) 400px; gap: 32px 40px; align-items: start }
  .board .bill { grid-area: bill } .board .slip { grid-area: slip } .board .cards { grid-area: cards }
  .page { padding-inline: 24px; gap: 32px }
  .slip { padding: 28px }
}
`

interface PaymentPageFrame {
  language: SandboxLanguage
  title: string
  body: Html
  /** The address of this page in the other language. */
  other?: string
  /** Seconds after which the page reloads itself. */
  lookAgain?: number
  /** The origin that its forms finally redirect to, if it is not this server. */
  shopOrigin?: string
}

/** Answers with a page of the sandbox payment provider, which uses no file of the shop's pages. */
export function sendPaymentPage(
  reply: FastifyReply,
  { language, title, body, other, lookAgain, shopOrigin }: PaymentPageFrame,
): FastifyReply {
  const words = paymentPageWords[language]
  const otherLanguage = language === 'th' ? 'en' : 'th'
  return sendPage(reply.header('referrer-policy', 'same-origin'), {
    ...{ language, title, style },
    images: 'data:',
    // A browser follows a form's answer to another origin only where the policy names it.
    formAction: ["'self'", ...(shopOrigin ? [shopOrigin] : [])].join(' '),
    head: lookAgain !== undefined && html`<meta http-equiv="refresh" content="${lookAgain}" />`,
    body: html`<aside class="notice">${words.sandbox}</aside>
      <div class="page">
        <header class="top">
          <div class="brand">${mark}แผ่น <span lang="en">Phaen</span></div>
          ${other && html`<a href="${other}" lang="${otherLanguage}" hreflang="${otherLanguage}">${words.otherLanguage}</a>`}
        </header>
        <main>${body}</main>
      </div>`,
  })
}

const mark = new Html(
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M3 27 19 19l18 8-16 9z" fill="#C9BEA9"/><path d="M3 20.5 19 12.5l18 8-16 9z" fill="#F4F0E7" stroke="#8A8072" stroke-width=".7"/><path d="M3 13 19 5l18 8-16 9z" fill="#8C1C1C"/><path d="M3 13v2.4l18 9V22zM37 13v2.4l-16 9V22z" fill="#6F1414"/></svg>',
)
