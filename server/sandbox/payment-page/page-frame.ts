import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { html, Html } from '../html.ts'
import { paymentPageWords } from './words.ts'

/** The shop's look in a separate style sheet: the page represents an external provider and uses none of the shop's files. */
const paymentPageStyle = `
:root { color-scheme: light; --paper: #fbf9f4; --paper-2: #f4f0e7; --sheet: #fffefb; --ink: #1f1b16; --ink-2: #4a433a;
  --ink-3: #6a6257; --line: #ded6c7; --line-2: #8a8072; --red: #8c1c1c; --red-deep: #6f1414; --notice: #7a4b00;
  --notice-tint: #faefd6; --danger: #a3211a; --danger-tint: #fbe7e2; --process: #1d4e89; --process-tint: #e3ecf7 }
*, *::before, *::after { box-sizing: border-box }
html { -webkit-text-size-adjust: 100% }
body { margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: break-word;
  font: 400 1rem/1.7 Anuphan, 'Noto Sans Thai', Thonburi, 'Leelawadee UI', Tahoma, system-ui, sans-serif;
  font-variant-numeric: tabular-nums }
h1, h2, p, dl, dd, ul { margin: 0; padding: 0 }
ul { list-style: none }
h1 { font-size: clamp(1.5rem, 1.28rem + .95vw, 2rem); line-height: 1.42; font-weight: 600; text-wrap: balance }
h2 { font-size: 1.125rem; line-height: 1.5; font-weight: 600 }
p { text-wrap: pretty }
a { color: var(--red); text-underline-offset: .2em }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px }
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

export type PageLanguage = 'th' | 'en'

interface PaymentPageFrame {
  language: PageLanguage
  title: string
  body: Html
  /** The address of this page in the other language. */
  other?: string
  /** Seconds after which the page reloads itself. */
  lookAgain?: number
  /** The origin that its forms finally redirect to, if it is not this server. */
  shopOrigin?: string
}

const style = new Html(`<style>${paymentPageStyle}</style>`)
const styleHash = `sha256-${createHash('sha256').update(paymentPageStyle).digest('base64')}`

/** Answers with a page of the sandbox payment provider: plain HTML without a script. */
export function sendPaymentPage(
  reply: FastifyReply,
  { language, title, body, other, lookAgain, shopOrigin }: PaymentPageFrame,
): FastifyReply {
  const words = paymentPageWords[language]
  const otherLanguage = language === 'th' ? 'en' : 'th'
  // A browser follows a form's answer to another origin only where the policy names it.
  const formAction = ["'self'", ...(shopOrigin ? [shopOrigin] : [])].join(' ')
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'same-origin')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src '${styleHash}'; img-src data:; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(
      html`<!doctype html>
        <html lang="${language}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            ${lookAgain !== undefined && html`<meta http-equiv="refresh" content="${lookAgain}" />`}
            <title>${title} · แผ่น Phaen</title>
            <link rel="icon" href="data:," />
            ${style}
          </head>
          <body>
            <aside class="notice">${words.sandbox}</aside>
            <div class="page">
              <header class="top">
                <div class="brand">${mark}แผ่น <span lang="en">Phaen</span></div>
                ${other && html`<a href="${other}" lang="${otherLanguage}" hreflang="${otherLanguage}">${words.otherLanguage}</a>`}
              </header>
              <main>${body}</main>
            </div>
          </body>
        </html>`.text,
    )
}

const mark = new Html(
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M3 27 19 19l18 8-16 9z" fill="#C9BEA9"/><path d="M3 20.5 19 12.5l18 8-16 9z" fill="#F4F0E7" stroke="#8A8072" stroke-width=".7"/><path d="M3 13 19 5l18 8-16 9z" fill="#8C1C1C"/><path d="M3 13v2.4l18 9V22zM37 13v2.4l-16 9V22z" fill="#6F1414"/></svg>',
)
