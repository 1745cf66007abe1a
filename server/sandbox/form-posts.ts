import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalid } from '../shop/common/problem.ts'

/** Lets the routes of one scope read what a form sends, and refuses what a page of another house sends. */
export function acceptFormPosts(scope: FastifyInstance): void {
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8 * 1024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  )
  scope.addHook('onRequest', refuseOtherPages)
}

/** What a form or a program sent under a name; whatever is no text is nothing. */
export function fieldOf({ body }: Pick<FastifyRequest, 'body'>, name: string): string {
  const value: unknown =
    typeof body === 'object' && body !== null ? Object.getOwnPropertyDescriptor(body, name)?.value : undefined
  return typeof value === 'string' ? value : ''
}

/** Browsers say where a request comes from; programs, which nobody can trick into one, say nothing. */
async function refuseOtherPages({ method, headers }: FastifyRequest): Promise<void> {
  if (method === 'GET' || method === 'HEAD') return
  const site = headers['sec-fetch-site']
  const isFromElsewhere = site === undefined ? isOtherOrigin(headers) : site !== 'same-origin'
  if (isFromElsewhere)
    throw invalid('This comes from a page of another house', [{ field: 'Origin', code: 'other' }])
}

const isOtherOrigin = ({ origin, host }: FastifyRequest['headers']): boolean =>
  origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)
