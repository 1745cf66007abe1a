import type { ServerResponse } from 'node:http'
import { entityTag, isKnown } from './entity-tag.ts'
import { commonHeaders } from './security-headers.ts'

/** A serialised answer with its headers, ready to be sent many times. */
export interface KeptAnswer {
  body: Buffer
  tag: string
  headers: string[]
  /** The headers of a 304 response. */
  knownHeaders: string[]
}

export function makeAnswer(value: unknown, cacheControl: string): KeptAnswer {
  const body = Buffer.from(JSON.stringify(value))
  const tag = entityTag(body)
  const knownHeaders = [...Object.entries(commonHeaders).flat(), 'cache-control', cacheControl, 'etag', tag]
  const contentHeaders = [
    'content-type',
    'application/json; charset=utf-8',
    'content-length',
    `${body.length}`,
  ]
  return { body, tag, headers: [...knownHeaders, ...contentHeaders], knownHeaders }
}

/** Writes to the raw response: most requests take this path, and nothing is left for Fastify to decide. */
export function writeAnswer(
  response: ServerResponse,
  { body, tag, headers, knownHeaders }: KeptAnswer,
  ifNoneMatch: string | undefined,
): void {
  if (ifNoneMatch !== undefined && isKnown(tag, ifNoneMatch)) {
    response.writeHead(304, knownHeaders).end()
  } else {
    response.writeHead(200, headers).end(body)
  }
}
