import type { ContractOperation } from '../../../openapi/contract-document.ts'
import { objectsOf, placesOf, withValue } from './body-places.ts'
import { brokenValues } from './broken-values.ts'
import { goodRequest, type BrokenRequest } from './request.ts'

const wrongTaxIds = ['', '123', '010555123456x', '0-1055-51234-56-7', '1'.repeat(21)]

/** Every way in which the body of an operation can be invalid. */
export function brokenBodies(operation: ContractOperation): BrokenRequest[] {
  const request = goodRequest(operation)
  const [media] = Object.values(operation.requestBody?.content ?? {})
  if (!media) return [bodyWhereNoneIsTaken(operation)]
  const refused = (fault: string, body: unknown, field?: string, code = 'VALIDATION'): BrokenRequest => ({
    fault,
    request: { ...request, body },
    status: 400,
    code,
    ...(field !== undefined && { field }),
  })
  const places = placesOf(media.schema, media.example)
  const wrongValues = places.flatMap(({ steps, schema }) =>
    brokenValues(schema).map(({ fault, value }) => {
      const field = steps.join('.')
      const isTaxId = steps.at(-1) === 'taxId' && fault === 'too long'
      const body = withValue(media.example, steps, value)
      return refused(`${field}: ${fault}`, body, field, isTaxId ? 'TAX_ID_INVALID' : 'VALIDATION')
    }),
  )
  const missing = places
    .filter(({ required }) => required)
    .map(({ steps }) =>
      refused(`no ${steps.join('.')}`, withValue(media.example, steps, undefined), steps.join('.')),
    )
  const unknown = objectsOf(media.example).flatMap((steps) =>
    ['surprise', 'constructor', 'toString'].map((name) => {
      const field = [...steps, name].join('.')
      return refused(`unknown ${field}`, withValue(media.example, [...steps, name], 1), field)
    }),
  )
  const nul = places
    .filter(({ schema }) => schema.type === 'string')
    .map(({ steps }) => refused(`U+0000 in ${steps.join('.')}`, withValue(media.example, steps, 'a\0b')))
  const taxIds = places
    .filter(({ steps }) => steps.at(-1) === 'taxId')
    .flatMap(({ steps }) =>
      wrongTaxIds.map((taxId) => {
        const field = steps.join('.')
        return refused(`${field} "${taxId}"`, withValue(media.example, steps, taxId), field, 'TAX_ID_INVALID')
      }),
    )
  return [
    ...wrongValues,
    ...taxIds,
    ...missing,
    ...unknown,
    ...nul,
    ...wrongTexts(operation),
    ...wrongTypes(operation),
  ]
}

/** Bodies that are not JSON, or whose JSON has unsuitable content. */
function wrongTexts(operation: ContractOperation): BrokenRequest[] {
  const request = goodRequest(operation)
  const good = JSON.stringify(request.body)
  const bodies: [fault: string, body: unknown][] = [
    ['broken JSON', good.slice(0, -1)],
    ['two bodies', good + good],
    ['no JSON at all', 'surprise'],
    ['an empty text', ''],
    ['null', 'null'],
    ['a number', '5'],
    ['another container', Array.isArray(request.body) ? '{}' : '[]'],
    ['__proto__', '{"__proto__":{"isAdmin":true}}'],
    ['__proto__ inside', `{"a":{"__proto__":{"isAdmin":true}}}`],
    ['constructor.prototype', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['half a character', '{"\\ud800":"\\udc00"}'],
    ['not UTF-8', notUtf8(operation)],
  ]
  return bodies.map(([fault, body]) => ({
    fault,
    request: { ...request, body },
    status: 400,
    code: 'VALIDATION',
  }))
}

/** A good body, but a free text contains an incomplete UTF-8 character; read as U+FFFD, it would be valid. */
function notUtf8(operation: ContractOperation): Buffer {
  const [media] = Object.values(operation.requestBody?.content ?? {})
  const places = media ? placesOf(media.schema, media.example) : []
  const bound = ['pattern', 'enum', 'const', 'format']
  const free = places.find(({ schema }) => schema.type === 'string' && !bound.some((rule) => rule in schema))
  const body = free ? withValue(media?.example, free.steps, '@'.repeat(8)) : '@'.repeat(8)
  const text = JSON.stringify(body)
  const start = text.indexOf('@'.repeat(8))
  return Buffer.concat([
    Buffer.from(text.slice(0, start)),
    Buffer.from([0xe0, 0xb8]),
    Buffer.from(text.slice(start + 2)),
  ])
}

/** Bodies with a wrong content type, missing bodies and bodies that are too large. */
function wrongTypes(operation: ContractOperation): BrokenRequest[] {
  const request = goodRequest(operation)
  const { 'content-type': accepted = '', ...headers } = request.headers
  const otherJson = accepted === 'application/json' ? 'application/json-patch+json' : 'application/json'
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=a',
    otherJson,
  ]
  types.push(`${accepted}; charset=tis-620`, 'json', '*/*', 'application/jsonx', '')
  const { body: _, ...withoutBody } = request
  const bytes = Buffer.from(JSON.stringify(request.body))
  return [
    ...types.map((type) => ({
      fault: `content type "${type}"`,
      request: { ...request, headers: { ...headers, 'content-type': type } },
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
    })),
    {
      fault: 'no content type',
      request: { ...request, headers, body: bytes },
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
    },
    { fault: 'no body', request: withoutBody, status: 400, code: 'VALIDATION' },
    { fault: 'neither body nor type', request: { ...withoutBody, headers }, status: 400, code: 'VALIDATION' },
    {
      fault: 'too large',
      request: { ...request, body: `"${'x'.repeat(operation.bodyLimit ?? 64 * 1024)}"` },
      status: 413,
      code: 'TOO_LARGE',
    },
  ]
}

function bodyWhereNoneIsTaken(operation: ContractOperation): BrokenRequest {
  const request = goodRequest(operation)
  const headers = { ...request.headers, 'content-type': 'application/json' }
  return {
    fault: 'a body where none is taken',
    request: { ...request, headers, body: { surprise: 1 } },
    status: 400,
    code: 'VALIDATION',
  }
}
