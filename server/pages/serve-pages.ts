import { randomBytes } from 'node:crypto'
import { parseCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fillTemplate } from './fill-template.ts'
import { internalFetch } from './internal-fetch.ts'
import { keepLanguageOfVisit } from './language-of-visit.ts'
import type { PageRenderer } from './page-renderer.ts'
import { siteOrigin } from './site-origin.ts'

const internalOrigin = 'http://shop.internal'

/** Answers an address of the shop with its page, rendered in the visitor's language. */
export function pageServer(app: FastifyInstance, renderer: PageRenderer, shopUrl: string) {
  const fetch = internalFetch(app)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // A redirect to `//name` would lead to another host.
    if (/^\/[/\\]/.test(request.url)) return reply.redirect(`/${request.url.replace(/^[/\\]+/, '')}`, 308)
    const cookies = readCookies(request.headers.cookie)
    const nonce = randomBytes(16).toString('base64')
    const { renderPage, ...template } = await renderer.load(request.url)
    const answer = await renderPage({
      url: request.url,
      languageCookie: cookies['visit-language'] ?? cookies['current-language'],
      hasAccessToken: Boolean(cookies.access_token),
      nonce,
      fetch,
      apiOrigin: internalOrigin,
      origin: siteOrigin(shopUrl, request),
      pictureOf: template.pictureOf,
    })
    reply.header('vary', 'cookie')
    keepLanguageOfVisit(request, reply)
    if (answer.kind === 'redirect') return reply.redirect(answer.to, 302)
    const policy = template.contentSecurityPolicy?.(nonce)
    if (policy) reply.header('content-security-policy', policy)
    return reply
      .status(answer.status)
      .header('cache-control', 'private, no-cache')
      .type('text/html; charset=utf-8')
      .send(fillTemplate(template, answer))
  }
}

/** Reads cookies as the browser's code does: decodes escapes and ignores a value with invalid ones. */
function readCookies(header: string | undefined) {
  return parseCookie(header ?? '', {
    decode(text) {
      try {
        return text.replace(/(?:%[\dA-F]{2})+/gi, decodeURIComponent)
      } catch {
        return undefined
      }
    },
  })
}
