import { createHash } from 'node:crypto'
import { parseCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { html, Html } from './html.ts'

/** The shop's look in one small style sheet: the sandbox works even when the app is not built. */
const pageStyle = `
:root { color-scheme: light; --paper: #fbf9f4; --paper-2: #f4f0e7; --sheet: #fffefb; --ink: #1f1b16; --ink-2: #4a433a;
  --ink-3: #6a6257; --line: #ded6c7; --line-2: #8a8072; --red: #8c1c1c; --red-deep: #6f1414; --notice: #7a4b00;
  --notice-tint: #faefd6; --danger: #a3211a; --danger-tint: #fbe7e2; --good: #1e6337; --good-tint: #e2f0e4 }
*, *::before, *::after { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: break-word;
  font: 400 1rem/1.7 Anuphan, 'Noto Sans Thai', Thonburi, 'Leelawadee UI', Tahoma, system-ui, sans-serif;
  font-variant-numeric: tabular-nums }
h1, h2, h3, p, ul, dl, dd { margin: 0; padding: 0 }
ul { list-style: none }
h1 { font-size: clamp(1.5rem, 1.28rem + .95vw, 2.125rem); line-height: 1.42; font-weight: 600 }
h2 { font-size: clamp(1.25rem, 1.14rem + .5vw, 1.5rem); line-height: 1.46; font-weight: 600 }
h3 { font-size: 1.0625rem; line-height: 1.5; font-weight: 600 }
a { color: var(--red); text-underline-offset: .2em }
a:hover { color: var(--red-deep) }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px }
code, .code { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; overflow-wrap: anywhere }
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
input, select { font: inherit; color: inherit; min-height: 44px; width: 100%; max-width: 360px; padding: 8px 12px;
  background: var(--sheet); border: 1px solid var(--line-2); border-radius: 2px }
.button { font: inherit; font-weight: 500; padding: 8px 20px; border: 1px solid var(--line-2); border-radius: 2px;
  background: var(--sheet); color: var(--ink); text-decoration: none; cursor: pointer }
.button:hover { background: var(--paper-2) }
.button.main { background: var(--red); border-color: var(--red); color: #fff }
.button.main:hover { background: var(--red-deep) }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; background: var(--sheet) }
th, td { text-align: start; vertical-align: top; padding: 10px 12px; border-bottom: 1px solid var(--line) }
th { font-weight: 600; font-size: .875rem; color: var(--ink-2) }
.number { text-align: end; white-space: nowrap }
`

export type SandboxLanguage = 'th' | 'en'

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

/** Answers with a page of the sandbox: plain HTML without a script, in the frame that all of them share. */
export function sendSandboxPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SandboxPage,
): FastifyReply {
  const language = sandboxLanguage(request)
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src '${styleHash}'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(documentOf(page, language, request.url.split('?')[0] ?? '/sandbox').text)
}

const styleHash = `sha256-${createHash('sha256').update(pageStyle).digest('base64')}`
const style = new Html(`<style>${pageStyle}</style>`)

function documentOf({ title, body }: SandboxPage, language: SandboxLanguage, path: string): Html {
  const { skip, menu, sandbox, orders, shop, other } = words[language]
  const otherLanguage = language === 'th' ? 'en' : 'th'
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · แผ่น Phaen</title>
        <link rel="icon" href="data:," />
        ${style}
      </head>
      <body>
        <a class="skip" href="#content">${skip}</a>
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
        </main>
      </body>
    </html>`
}

const link = (href: string, name: string, path: string) =>
  html`<a href="${href}" ${href === path && new Html('aria-current="page"')}>${name}</a>`
