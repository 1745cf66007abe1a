import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ContractOperation } from '../../openapi/contract-document.ts'
import { isTooIntricate } from './body-limits.ts'
import { hasRepeatedKeys } from './repeated-keys.ts'
import { invalid, Problem } from '../shop/common/problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The unparsed text of a JSON body. */
    rawBody?: string
  }
}

// The last type occurs only in responses; without a parser the glue would warn about it at each start.
const jsonTypes = ['application/json', 'application/json-patch+json', 'application/problem+json']

/** Reads every JSON media type as UTF-8 with one parser. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>(jsonTypes, { parseAs: 'buffer' }, (request, body, done) => {
    const text = textOf(body)
    if (text === undefined) return done(invalid('The body is not UTF-8'))
    request.rawBody = text
    parse(request, text, (failure, value) => {
      if (!failure && isTooIntricate(value)) done(invalid('The body has too many values or levels'))
      else if (!failure && hasRepeatedKeys(text, value)) done(invalid('A key is there twice'))
      else done(failure, value)
    })
  })
}

function textOf(body: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return undefined
  }
}

/** Requires a body of the media type that the operation declares, and refuses a body where none is declared. */
export function checkBodyOf(operation: ContractOperation) {
  const accepted = Object.keys(operation.requestBody?.content ?? {})
  const complaintAbout = accepted.length === 0 ? unwantedBody : wantedBody(accepted)
  return ({ headers }: FastifyRequest, _reply: FastifyReply, next: (refusal?: Error) => void): void =>
    next(complaintAbout(headers))
}

const hasBody = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0

function unwantedBody(headers: IncomingHttpHeaders): Problem | undefined {
  if (hasBody(headers)) return invalid('This operation takes no body')
  // Drops a Content-Type without a body, or Fastify looks for a parser.
  delete headers['content-type']
  return undefined
}

const wantedBody =
  (accepted: readonly string[]) =>
  (headers: IncomingHttpHeaders): Problem | undefined => {
    const named = headers['content-type']
    if (!isPlain(headers['content-encoding']))
      return new Problem('UNSUPPORTED_MEDIA_TYPE', 'The body must not be compressed')
    if (named === undefined && !hasBody(headers)) return invalid('The body is missing')
    return named !== undefined && isAccepted(named, accepted)
      ? undefined
      : new Problem('UNSUPPORTED_MEDIA_TYPE', `The body must be ${accepted.join(' or ')}`)
  }

const isPlain = (encoding: string | undefined) =>
  encoding === undefined || encoding.trim().toLowerCase() === 'identity'

function isAccepted(contentType: string, accepted: readonly string[]): boolean {
  const [type = '', ...parameters] = contentType.split(';').map((part) => part.trim().toLowerCase())
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))
  return accepted.includes(type) && (charset === undefined || /^charset="?utf-?8"?$/.test(charset))
}
