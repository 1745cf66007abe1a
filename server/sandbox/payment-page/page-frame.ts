import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { html, Html } from '../html.ts'
import { paymentPageStyle } from './style.ts'
import { paymentPageWords } from './words.ts'

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
