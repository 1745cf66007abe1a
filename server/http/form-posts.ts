import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalid } from '../shop/common/problem.ts'

/** Parses form posts for the routes of one scope, and refuses posts from other origins. */
export function acceptFormPosts(scope: FastifyInstance): void {
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8 * 1024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  )
  scope.addHook('onRequest', refuseOtherPages)
}

/** A text field of a form or JSON body; undefined if it is not text. */
export function fieldOf({ body }: Pick<FastifyRequest, 'body'>, name: string): string {
  const value: unknown =
    typeof body === 'object' && body !== null ? Object.getOwnPropertyDescriptor(body, name)?.value : undefined
  return typeof value === 'string' ? value : ''
}

/** Browsers send the origin of a request; other clients, which cannot be tricked into one, send none. */
async function refuseOtherPages({ method, headers }: FastifyRequest): Promise<void> {
  if (method === 'GET' || method === 'HEAD') return
  const site = headers['sec-fetch-site']
  const isFromElsewhere = site === undefined ? isOtherOrigin(headers) : site !== 'same-origin'
  if (isFromElsewhere)
    throw invalid('This comes from a page of another house', [{ field: 'Origin', code: 'other' }])
}

const isOtherOrigin = ({ origin, host }: FastifyRequest['headers']): boolean =>
  origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)
