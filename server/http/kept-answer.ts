import type { ServerResponse } from 'node:http'
import { entityTag, isKnown } from './entity-tag.ts'
import { commonHeaders } from './security-headers.ts'

/** An answer as it goes out, made once. */
export interface KeptAnswer {
  body: Buffer
  tag: string
  headers: string[]
  /** The headers of "you have it already". */
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

/** Straight to the socket: this is the way of most requests, and all about it is decided. */
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
