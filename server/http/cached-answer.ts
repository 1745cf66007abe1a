import type { FastifyReply } from 'fastify'
import { entityTag, isKnown } from './entity-tag.ts'
import { acceptedBy, leastPacked, pack, type Packing } from './packing.ts'

/** An answer with its headers, ready to be sent many times: unpacked, and packed in each coding that was asked for. */
export interface CachedAnswer {
  status: number
  plain: Form
  /** Absent where packing gains nothing, as for a PNG. */
  packed?: Map<Packing, Form | Promise<Form>>
  /** Called when the answer takes more memory: the cache counts it. Absent on an answer that is in no cache. */
  onGrown?: (bytes: number) => void
}

interface Form {
  body: Buffer
  tag: string
  headers: Readonly<Record<string, string>>
  knownHeaders: Readonly<Record<string, string>>
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

export function makeAnswer({ body, type, status = 200, headers, vary }: AnswerParts): CachedAnswer {
  const isPackable = !type.startsWith('image/') || type === 'image/svg+xml'
  const varying = [...(vary ? [vary] : []), ...(isPackable ? ['accept-encoding'] : [])]
  const shared = { ...headers, ...(varying.length > 0 && { vary: varying.join(', ') }) }
  const plain = formOf(body, entityTag(body), shared, { 'content-type': type })
  return { status, plain, ...(isPackable && { packed: new Map() }) }
}

function formOf(body: Buffer, tag: string, shared: Form['headers'], ofContent: Form['headers']): Form {
  const knownHeaders = { ...shared, etag: tag }
  return { body, tag, knownHeaders, headers: { ...knownHeaders, ...ofContent } }
}

export function jsonAnswer(value: unknown, headers: AnswerParts['headers']): CachedAnswer {
  return makeAnswer({
    body: Buffer.from(JSON.stringify(value)),
    type: 'application/json; charset=utf-8',
    headers,
    // Only some origins are allowed to read it (cross-origin.ts).
    vary: 'Origin',
  })
}

export function sizeOf({ plain, packed }: CachedAnswer): number {
  return [...(packed?.values() ?? [])].reduce(
    (sum, form) => sum + ('body' in form ? form.body.length : 0),
    plain.body.length,
  )
}

/** Sends the form that the client takes. Waits only when the answer was never sent in this coding before. */
export async function sendAnswer(reply: FastifyReply, answer: CachedAnswer): Promise<FastifyReply> {
  const { headers } = reply.request
  const form = await formFor(answer, headers['accept-encoding'])
  if (answer.status === 200 && isKnown(form.tag, headers['if-none-match']))
    return reply.code(304).headers(form.knownHeaders).send()
  return reply.code(answer.status).headers(form.headers).send(form.body)
}

function formFor(answer: CachedAnswer, acceptEncoding: string | string[] | undefined): Form | Promise<Form> {
  const { packing, takesPlain } = acceptedBy(acceptEncoding)
  const isSmall = answer.plain.body.length < leastPacked
  const { packed: forms } = answer
  if (!forms || !packing || (isSmall && takesPlain)) return answer.plain
  const form = forms.get(packing)
  if (form && 'body' in form) return form
  return (form ?? startPacking(answer, forms, packing)).catch(() => answer.plain)
}

function startPacking(
  answer: CachedAnswer,
  forms: NonNullable<CachedAnswer['packed']>,
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
async function packForm({ plain, onGrown }: CachedAnswer, packing: Packing): Promise<Form> {
  const { body, tag, knownHeaders, headers } = plain
  const { etag: _, ...shared } = knownHeaders
  const ofContent = { 'content-type': headers['content-type'] ?? '', 'content-encoding': packing }
  const isCached = onGrown !== undefined
  const name = isCached ? packing : `${packing}-once`
  return formOf(await pack(body, packing, { isCached }), tag.replace(/"$/, `-${name}"`), shared, ofContent)
}
