import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ContractOperation } from '../../openapi/contract-document.ts'
import { operationsAt } from './contract-addresses.ts'

/** Headers that the shop's client sends with any request: the token, the language and the type of a body. */
const usualHeaders = ['accept-language', 'authorization', 'content-type']
/** Headers of answers that the client reads, beside those that every page may read. */
const readHeaders = 'retry-after'
/** Seconds for which a browser remembers what is allowed. */
const rememberedFor = '600'

const isApi = /^\/(?:[^/?]+\/)?api\//

/** Decides whether the pages of an origin may use the API. */
export type IsAllowedOrigin = (origin: string | undefined) => boolean

export const allowedOrigins = (origins: readonly string[]): IsAllowedOrigin => {
  const allowed = new Set(origins.filter(Boolean).map((origin) => origin.toLowerCase()))
  return (origin) => origin !== undefined && allowed.has(origin)
}

/**
 * Lets pages of other origins use the API: those that are allowed, with the methods and headers that the contract
 * declares at the address. No cookie takes part, so credentials are not allowed. Everybody else hears what they hear today,
 * and their browser keeps the answer from them.
 */
export function allowCrossOrigin(app: FastifyInstance, isAllowed: IsAllowedOrigin): void {
  app.addHook('onRequest', (request, reply, next) => {
    if (!isApi.test(request.url)) return next()
    reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (origin === undefined || !isAllowed(origin)) return next()
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', readHeaders)
    if (request.method !== 'OPTIONS' || !answerPreflight(request, reply)) next()
  })
}

/** Returns whether the request was a preflight. */
function answerPreflight(request: FastifyRequest, reply: FastifyReply): boolean {
  const operations = operationsAt(request.url.split('?')[0] ?? '')
  if (operations.length === 0 || request.headers['access-control-request-method'] === undefined) return false
  void reply
    .code(204)
    .header('access-control-allow-methods', operations.map(({ method }) => method).join(', '))
    .header('access-control-allow-headers', headersOf(operations).join(', '))
    .header('access-control-max-age', rememberedFor)
    .header('cache-control', 'no-store')
    .send()
  return true
}

function headersOf(operations: readonly ContractOperation[]): string[] {
  const declared = operations
    .flatMap(({ parameters }) => parameters)
    .filter((parameter) => parameter.in === 'header')
    .map(({ name }) => name.toLowerCase())
  return [...new Set([...usualHeaders, ...declared])]
}
