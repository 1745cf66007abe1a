import { stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * `?lang=` lasts until the browser is closed. The page's script keeps it too; this is for visitors without script. The cookie
 * is set on the raw response, which a kept page is written to.
 */
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
  reply.raw.setHeader('set-cookie', stringifySetCookie(cookie))
}
