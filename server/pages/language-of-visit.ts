import { stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../http/operations.ts'

/** `?lang=` lasts until the browser is closed. The page's script keeps it too; this is for visitors without script. */
export function keepLanguageOfVisit({ url, protocol }: FastifyRequest, reply: FastifyReply): void {
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
export function englishGalleryAddress({ url, headers }: FastifyRequest): string | undefined {
  const [path = '', query] = url.split('?')
  const search = new URLSearchParams(query)
  if (!/^\/demo(?:\/|$)/.test(path) || search.has('lang')) return undefined
  if (languageOf(headers['accept-language']) !== 'english') return undefined
  search.set('lang', 'en')
  return `${path}?${search}`
}
