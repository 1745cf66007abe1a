import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { entityTag, isKnown } from './entity-tag.ts'
import { acceptedBy, leastPacked, pack, type Packing } from './packing.ts'

/** An answer with its headers, ready to be sent many times: unpacked, and packed in each coding that was asked for. */
export interface KeptAnswer {
  status: number
  plain: Form
  /** Absent where packing gains nothing, as for a PNG. */
  packed?: Map<Packing, Form | Promise<Form>>
  /** Called when packed bytes have been added: a cache counts them. Absent where no cache keeps the answer. */
  onGrown?: (bytes: number) => void
}

interface Form {
  body: Buffer
  tag: string
  headers: string[]
  /** The headers of a 304 response. */
  knownHeaders: string[]
}

interface AnswerParts {
  body: Buffer
  type: string
  status?: number
  /** Sent with 304 as well. */
  headers: Readonly<Record<string, string>>
  /** Request headers besides Accept-Encoding that decide on the answer. */
  vary?: string
}

export function makeAnswer({ body, type, status = 200, headers, vary }: AnswerParts): KeptAnswer {
  const isPackable = !type.startsWith('image/') || type === 'image/svg+xml'
  const varying = [...(vary ? [vary] : []), ...(isPackable ? ['accept-encoding'] : [])]
  const shared = [
    ...Object.entries(headers).flat(),
    ...(varying.length > 0 ? ['vary', varying.join(', ')] : []),
  ]
  const plain = formOf(body, entityTag(body), shared, ['content-type', type])
  return { status, plain, ...(isPackable && { packed: new Map() }) }
}

function formOf(body: Buffer, tag: string, shared: string[], ofContent: string[]): Form {
  const knownHeaders = [...shared, 'etag', tag]
  return {
    body,
    tag,
    knownHeaders,
    headers: [...knownHeaders, ...ofContent, 'content-length', `${body.length}`],
  }
}

export function jsonAnswer(value: unknown, headers: AnswerParts['headers']): KeptAnswer {
  return makeAnswer({
    body: Buffer.from(JSON.stringify(value)),
    type: 'application/json; charset=utf-8',
    headers,
    // Only some origins are allowed to read it (cross-origin.ts).
    vary: 'Origin',
  })
}

/** Bytes of all forms. */
export function sizeOf({ plain, packed }: KeptAnswer): number {
  return [...(packed?.values() ?? [])].reduce(
    (sum, form) => sum + ('body' in form ? form.body.length : 0),
    plain.body.length,
  )
}

/**
 * Writes to the raw response: most requests take this path, and nothing is left for Fastify to decide. Waits only when
 * the answer was never sent in this coding before.
 */
export function writeAnswer(
  response: ServerResponse,
  answer: KeptAnswer,
  request: IncomingHttpHeaders,
): void | Promise<void> {
  const { packing, takesPlain } = acceptedBy(request['accept-encoding'])
  const isSmall = answer.plain.body.length < leastPacked
  const { packed: forms } = answer
  if (!forms || !packing || (isSmall && takesPlain)) return write(response, answer, answer.plain, request)
  const form = forms.get(packing)
  if (form && 'body' in form) return write(response, answer, form, request)
  const packed = (form ?? startPacking(answer, forms, packing)).catch(() => answer.plain)
  return packed.then((ready) => write(response, answer, ready, request))
}

function startPacking(
  answer: KeptAnswer,
  forms: NonNullable<KeptAnswer['packed']>,
  packing: Packing,
): Promise<Form> {
  const packed = packForm(answer, packing)
  forms.set(packing, packed)
  packed.then(
    (form) => {
      forms.set(packing, form)
      answer.onGrown?.(form.body.length)
    },
    () => forms.delete(packing),
  )
  return packed
}

/** Other bytes have another tag: a cache would otherwise answer a range of one form from the other. */
async function packForm({ plain, onGrown }: KeptAnswer, packing: Packing): Promise<Form> {
  const { body, tag, knownHeaders, headers } = plain
  const shared = knownHeaders.slice(0, -2)
  const type = headers[headers.indexOf('content-type') + 1] ?? ''
  const ofContent = ['content-type', type, 'content-encoding', packing]
  const isKept = onGrown !== undefined
  const name = isKept ? packing : `${packing}-once`
  return formOf(await pack(body, packing, { isKept }), tag.replace(/"$/, `-${name}"`), shared, ofContent)
}

function write(
  response: ServerResponse,
  { status }: KeptAnswer,
  { body, tag, headers, knownHeaders }: Form,
  request: IncomingHttpHeaders,
): void {
  if (status === 200 && isKnown(tag, request['if-none-match'])) {
    response.writeHead(304, knownHeaders).end()
  } else {
    response.writeHead(status, headers).end(body)
  }
}
