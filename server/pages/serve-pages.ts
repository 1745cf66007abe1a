import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendAnswer } from '../http/cached-answer.ts'
import type { ResponseCaches } from '../http/response-cache.ts'
import { pageCache } from './page-cache.ts'
import type { PageRenderer } from './page-renderer.ts'
import { siteOrigin } from './site-origin.ts'
import { languageOf } from '../http/operations.ts'

interface PageServerOptions {
  renderer: PageRenderer
  caches: ResponseCaches
  shopUrl: string
  /** Whether customers may sign in with LINE. */
  hasLine: boolean
}

/** Read by `src/features/account/sign-in/sign-in-form.tsx`, so that no page asks whether to offer it. */
const lineMark = '<meta name="line-sign-in" content="on" />'

/** Answers an address of the shop with its page, rendered in the visitor's language. */
export function pageServer(app: FastifyInstance, { renderer, caches, shopUrl, hasLine }: PageServerOptions) {
  const find = pageCache(app, { renderer, caches, marks: hasLine ? lineMark : '' })
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const plain = plainAddress(request.url)
    if (plain !== undefined) return reply.redirect(plain, 308)
    const cookies = readCookies(request.headers.cookie)
    const languageCookie = cookies['visit-language'] ?? cookies['current-language']
    const inEnglish = languageCookie === undefined ? englishGalleryAddress(request) : undefined
    if (inEnglish !== undefined)
      return reply.header('vary', 'cookie, accept-language').redirect(inEnglish, 302)
    const page = await find({
      url: request.url,
      languageCookie,
      hasAccessToken: Boolean(cookies.access_token),
      accessToken: cookies.access_token,
      origin: siteOrigin(shopUrl, request),
    })
    setVisitLanguage(request, reply)
    return sendAnswer(reply, page)
  }
}

/** A proxy may ask with the whole address. */
const ofHost = /^https?:\/\/[^/?]*/i

/**
 * The address as it is to be written, if it was written in another way: `.` and `..` are resolved, and it starts with a single
 * slash, because `//name` would lead to another host.
 */
function plainAddress(url: string): string | undefined {
  const asked = url.replace(ofHost, '')
  const { pathname, search } = new URL(asked.replace(/^[/\\]+/, '/'), 'http://shop.internal')
  const plain = pathname.replace(/^\/+/, '/')
  return asked.split('?')[0] === plain ? undefined : plain + search
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

/** `?lang=` lasts until the browser is closed. The page's script keeps it too; this is for visitors without script. */
function setVisitLanguage({ url, protocol }: FastifyRequest, reply: FastifyReply): void {
  const value = new URLSearchParams(url.split('?')[1]).get('lang')
  if (value !== 'th' && value !== 'en') return
  const cookie = {
    name: 'visit-language',
    value,
    path: '/',
    sameSite: 'lax',
    secure: protocol === 'https',
  } as const
  reply.header('set-cookie', stringifySetCookie(cookie))
}

/** The flow gallery is for developers: until they choose a language, an English browser is led to it in English. */
function englishGalleryAddress({ url, headers }: FastifyRequest): string | undefined {
  const [path = '', query] = url.split('?')
  const search = new URLSearchParams(query)
  if (!/^\/demo(?:\/|$)/.test(path) || search.has('lang')) return undefined
  if (languageOf(headers['accept-language']) !== 'english') return undefined
  search.set('lang', 'en')
  return `${path}?${search}`
}
