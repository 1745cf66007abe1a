import en from '../i18n/en/offline.json'
import th from '../i18n/th/offline.json'
import type { Language } from '../lib/language.ts'
import { telUrl } from '../lib/forms/phone-number.ts'
import { shopContact } from '../lib/shop-contact.ts'
import type { CachedPage } from './cached-pages.ts'

const words = { th, en }
const maxListed = 12

/** A connection is not yet the internet: the page is loaded again only when the shop answers. */
const retry =
  "addEventListener('online',()=>fetch(location.href,{method:'HEAD'}).then(()=>location.reload(),()=>{}))"

const style = `
*{box-sizing:border-box;margin:0}
body{display:grid;gap:24px;max-width:640px;margin:0 auto;min-height:100vh;align-content:center;padding:32px 16px;background:#fbf9f4;color:#1f1b16;font:16px/1.65 Anuphan,'Noto Sans Thai',system-ui,sans-serif}
b{font-size:1.375rem}h1{font-size:1.75rem;line-height:1.35}h2{font-size:1.125rem}ul{padding:0;list-style:none}
a{color:inherit}.actions{display:flex;flex-wrap:wrap;gap:12px}
.actions a{display:inline-flex;align-items:center;min-height:48px;padding:0 20px;border:1px solid #1f1b16;border-radius:2px;text-decoration:none}
.actions a:first-child{border-color:#8c1c1c;background:#8c1c1c;color:#fff}
.pages{border-top:1px solid #1f1b16}.pages a{display:flex;align-items:center;min-height:48px;border-bottom:1px solid #d9d2c4;text-decoration:none}
:focus-visible{outline:3px solid #1d4f91;outline-offset:2px}p{color:#4d463c}`

/** Says in the shopper's language that there is no network, and lists the pages that can still be read. */
export async function offlinePage(language: Language, pages: readonly CachedPage[]): Promise<Response> {
  const t = words[language]
  const { phone } = shopContact
  const listed = pages
    .slice(0, maxListed)
    .map(({ address, title }) => `<li><a href="${escaped(address)}">${title}</a></li>`)
    .join('')
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${t.title}</title><style>${style}</style></head><body><main style="display:contents"><b>แผ่น Phaen</b><div><h1>${t.title}</h1><p>${t.text}</p></div><ul><li>${t.cartSafe}</li><li>${t.nothingPaid}</li></ul><div class="actions"><a href="">${t.retry}</a><a href="${telUrl(phone)}">${t.call.replace('{{phone}}', phone)}</a></div><p>${t.retriesItself}</p>${listed && `<nav aria-labelledby="cached"><h2 id="cached">${t.cachedPages}</h2><ul class="pages">${listed}</ul></nav>`}</main><script>${retry}</script></body></html>`
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${await sha256(retry)}'`,
    "style-src 'unsafe-inline'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  return new Response(html, { status: 503, headers })
}

const escaped = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
}
