import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ContractOperation } from '../../openapi/contract-document.ts'
import { invalid, Problem } from '../shop/common/problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    rawBody?: string
  }
  interface FastifyContextConfig {
    /** The handler reads the body itself. */
    isBodyRaw?: boolean
  }
}

const bodyTypes = ['application/json', 'application/json-patch+json']

/** Reads every JSON media type as UTF-8 with one parser. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>(bodyTypes, { parseAs: 'buffer' }, (request, body, done) => {
    const text = textOf(body)
    if (text === undefined) return done(invalid('The body is not UTF-8'))
    request.rawBody = text
    if (request.routeOptions.config.isBodyRaw) return done(null, text)
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

/** Above any request of the contract: the largest, a product of 120 variants with five tiers each, has fewer than 2,900 values. */
const maxValues = 3_000
const deepestNesting = 16

/**
 * Whether a parsed body has more values or levels than any operation takes. Checked before anything else looks at
 * the body, because the cost of later checks grows with both. Walks without recursion.
 */
function isTooIntricate(body: unknown): boolean {
  const waiting = [{ value: body, depth: 0 }]
  let count = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next
    count += 1
    if (count > maxValues || depth > deepestNesting) return true
    if (typeof value !== 'object' || value === null) continue
    for (const inner of Object.values(value)) waiting.push({ value: inner, depth: depth + 1 })
  }
  return false
}

const quote = 0x22
const backslash = 0x5c
const colon = 0x3a

/**
 * Whether a JSON text names a key twice in one object: the parser keeps the last of them, another program may keep the first.
 * Then the text has more members than what was parsed from it.
 */
const hasRepeatedKeys = (text: string, parsed: unknown): boolean =>
  membersWritten(text) !== membersParsed(parsed)

/** Of a text that was parsed without a fault: every colon outside of a string belongs to a member. */
function membersWritten(text: string): number {
  let count = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === quote) index = endOfString(text, index)
    else if (code === colon) count += 1
  }
  return count
}

/** Jumps from quote to quote, because a picture is a string of megabytes. */
function endOfString(text: string, start: number): number {
  let end = start
  do end = text.indexOf('"', end + 1)
  while (end > 0 && backslashesBefore(text, end) % 2 === 1)
  return end < 0 ? text.length : end
}

function backslashesBefore(text: string, index: number): number {
  let count = 0
  while (text.charCodeAt(index - 1 - count) === backslash) count += 1
  return count
}

function membersParsed(value: unknown): number {
  const waiting = [value]
  let count = 0
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next !== 'object' || next === null) continue
    const inner = Object.values(next)
    if (!Array.isArray(next)) count += inner.length
    for (const one of inner) waiting.push(one)
  }
  return count
}
