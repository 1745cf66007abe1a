import { createHash } from 'node:crypto'
import { parseCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { html, Html } from './html.ts'
import { pageStyle } from './page-style.ts'

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
