import { parseCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { html, Html } from './html.ts'
import { sendPage, type SandboxLanguage } from './send-page.ts'

const style = `
:root { --good: #1e6337; --good-tint: #e2f0e4 }
h1 { font-size: clamp(1.5rem, 1.28rem + .95vw, 2.125rem); line-height: 1.42; font-weight: 600 }
h2 { font-size: clamp(1.25rem, 1.14rem + .5vw, 1.5rem); line-height: 1.46; font-weight: 600 }
h3 { font-size: 1.0625rem; line-height: 1.5; font-weight: 600 }
a:hover { color: var(--red-deep) }
code { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; overflow-wrap: anywhere }
.skip { position: absolute; left: -100vw }
.skip:focus { left: 16px; top: 8px; background: var(--sheet); padding: 8px 16px }
.wide { max-width: 1080px; margin: 0 auto; padding: 0 clamp(16px, 4vw, 48px) }
.top { border-bottom: 1px solid var(--line); background: var(--sheet) }
.top .wide { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 24px }
.mark { font-size: 1.25rem; font-weight: 600; color: var(--ink); text-decoration: none }
.top nav { display: flex; flex-wrap: wrap; gap: 0 20px; margin-left: auto }
.top a, .button { min-height: 44px; display: inline-flex; align-items: center }
.top nav a { color: var(--ink-2) }
.top nav a[aria-current] { color: var(--red); font-weight: 600; text-decoration-thickness: 2px }
main { padding: clamp(24px, 4vw, 48px) 0 64px }
main > .wide { display: grid; gap: 40px }
h1 + .lead { margin-top: -28px }
section { display: grid; gap: 16px; min-width: 0 }
.lead { color: var(--ink-2); max-width: 68ch }
.cards { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr)) }
.card { background: var(--sheet); border: 1px solid var(--line); border-radius: 4px; padding: 16px 20px; display: grid;
  gap: 8px; align-content: start; min-width: 0 }
.row { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px }
.row.end { align-items: end }
.row.end a { min-height: 44px; display: inline-flex; align-items: center }
.list { display: grid; gap: 12px }
.facts { display: grid; grid-template-columns: auto 1fr; gap: 2px 16px }
.facts dt, .note { color: var(--ink-3); font-size: .875rem; line-height: 1.9 }
.login { font-size: 1.0625rem; font-weight: 600 }
.big { font-size: 1.375rem; font-weight: 600; letter-spacing: .08em }
.words { white-space: pre-wrap }
.tag { border-radius: 2px; padding: 0 8px; font-size: .8125rem; font-weight: 500; background: var(--paper-2); color: var(--ink-2) }
.tag.notice { background: var(--notice-tint); color: var(--notice) }
.tag.danger { background: var(--danger-tint); color: var(--danger) }
.tag.good { background: var(--good-tint); color: var(--good) }
label { display: grid; gap: 4px; font-weight: 500 }
input { font: inherit; color: inherit; min-height: 44px; width: 100%; max-width: 360px; padding: 8px 12px;
  background: var(--sheet); border: 1px solid var(--line-2); border-radius: 2px }
.button { font: inherit; font-weight: 500; padding: 8px 20px; border: 1px solid var(--line-2); border-radius: 2px;
  background: var(--sheet); color: var(--ink); text-decoration: none; cursor: pointer }
.button:hover { background: var(--paper-2) }
`

interface SandboxPage {
  title: string
  /** The sections under the title, made with `html`. */
  body: Html
}

const words = {
  th: {
    skip: 'ข้ามไปยังเนื้อหา',
    menu: 'เมนู',
    sandbox: 'โหมดทดลอง',
    orders: 'คำสั่งซื้อ',
    shop: 'ไปที่ร้าน',
    other: 'English',
  },
  en: {
    skip: 'Skip to the content',
    menu: 'Menu',
    sandbox: 'Sandbox',
    orders: 'Orders',
    shop: 'To the shop',
    other: 'ไทย',
  },
}

/** `?lang=`, else the language that the shop's pages keep in their cookies for the visit or for longer, else Thai. */
export function sandboxLanguage(request: FastifyRequest): SandboxLanguage {
  const asked = new URL(request.url, 'http://sandbox.invalid').searchParams.get('lang')
  const cookies = parseCookie(request.headers.cookie ?? '')
  const chosen = asked ?? cookies['visit-language'] ?? cookies['current-language']
  return chosen === 'en' ? 'en' : 'th'
}

/** Answers with a page of the sandbox, in the frame that all but the payment pages share. */
export function sendSandboxPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { title, body }: SandboxPage,
): FastifyReply {
  const language = sandboxLanguage(request)
  const path = request.url.split('?')[0] ?? '/sandbox'
  const { skip, menu, sandbox, orders, shop, other } = words[language]
  const otherLanguage = language === 'th' ? 'en' : 'th'
  return sendPage(reply, {
    ...{ language, title, style },
    images: "'self' data:",
    formAction: "'self'",
    body: html`<a class="skip" href="#content">${skip}</a>
      <header class="top">
        <div class="wide">
          <a class="mark" href="/sandbox">แผ่น Phaen</a>
          <span class="tag notice">${sandbox}</span>
          <nav aria-label="${menu}">
            ${link('/sandbox', sandbox, path)} ${link('/sandbox/orders', orders, path)}
            <a href="/">${shop}</a>
            <a href="${path}?lang=${otherLanguage}" lang="${otherLanguage}" hreflang="${otherLanguage}"
              >${other}</a
            >
          </nav>
        </div>
      </header>
      <main id="content">
        <div class="wide">
          <h1>${title}</h1>
          ${body}
        </div>
      </main>`,
  })
}

const link = (href: string, name: string, path: string) =>
  html`<a href="${href}" ${href === path && new Html('aria-current="page"')}>${name}</a>`
