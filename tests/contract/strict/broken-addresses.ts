import { resolveSchema, type ContractOperation } from '../../../openapi/contract-document.ts'
import { officeCookie } from '../../support/api/staff.ts'
import { brokenTexts } from './broken-values.ts'
import { goodRequest, goodToken, type BrokenRequest, type ContractRequest } from './request.ts'

const refusalCode =
  (status: number, code: string) =>
  (fault: string, request: ContractRequest, field?: string): BrokenRequest => ({
    fault,
    request,
    status,
    code,
    ...(field !== undefined && { field }),
  })
const invalid = refusalCode(400, 'VALIDATION')

/** Every way in which the query of an operation can be invalid. */
export function brokenQueries(operation: ContractOperation): BrokenRequest[] {
  const request = goodRequest(operation)
  const known = operation.parameters.filter((one) => one.in === 'query')
  const withQuery = (...more: [string, string][]): ContractRequest => {
    const names = new Set(more.map(([name]) => name))
    return { ...request, query: [...request.query.filter(([name]) => !names.has(name)), ...more] }
  }
  const unknown = ['surprise', '__proto__', 'constructor', 'toString'].map((name) =>
    invalid(`unknown ${name}`, withQuery([name, '1']), name),
  )
  const broken = known.flatMap(({ name, schema, required, example }) => [
    ...brokenTexts(resolveSchema(schema)).map(({ fault, text }) =>
      invalid(`${name}: ${fault}`, withQuery([name, text]), name),
    ),
    invalid(`${name} twice`, withQuery([name, encode(example)], [name, encode(example)]), name),
    invalid(`U+0000 in ${name}`, withQuery([name, 'a%00b'])),
    invalid(`half a character in ${name}`, withQuery([name, '%E0%B8'])),
    ...(required ? [invalid(`no ${name}`, { ...request, query: [] }, name)] : []),
  ])
  return [...unknown, ...broken, invalid('U+0000 in a name', withQuery(['a%00b', '1']))]
}

/** Path parameters that match no resource. */
export function brokenPaths(operation: ContractOperation): BrokenRequest[] {
  const request = goodRequest(operation)
  return Object.keys(request.path).flatMap((name) => {
    const isProduct = operation.operationId === 'getProduct' && name === 'id'
    const gone = refusalCode(404, isProduct ? 'PRODUCT_NOT_FOUND' : 'NOT_FOUND')
    const words = ['%00', 'a%00b', '%20', 'x'.repeat(600), '%E0%B8%81', 'a%2Fb', '__proto__%20', '%ED%A0%80']
    return words.map((word) =>
      gone(`${name} ${word.slice(0, 20)}`, { ...request, path: { ...request.path, [name]: word } }),
    )
  })
}

/** Every way in which a header that the operation reads can be invalid. */
export function brokenHeaders(operation: ContractOperation): BrokenRequest[] {
  const request = goodRequest(operation)
  const known = operation.parameters.filter((one) => one.in === 'header')
  return known.flatMap(({ name, schema, required }) => {
    const { [name]: _, ...others } = request.headers
    const texts = brokenTexts(resolveSchema(schema)).map(({ fault, text }) =>
      invalid(`${name}: ${fault}`, { ...request, headers: { ...others, [name]: text } }, name),
    )
    return required ? [...texts, invalid(`no ${name}`, { ...request, headers: others }, name)] : texts
  })
}

/** Requests of a secured operation without a valid token; they get a 401 whatever else is wrong with them. */
export function withoutToken(operation: ContractOperation): BrokenRequest[] {
  if (!operation.secured) return []
  const request = goodRequest(operation)
  const { authorization: _, cookie: __, ...headers } = request.headers
  const refused = refusalCode(401, 'UNAUTHORIZED')
  const isStaffs = operation.secured === 'staff'
  const asCookies = [
    '',
    'office_session',
    'office_session=',
    'office_session=bad',
    `session=${goodToken}`,
    '=;=',
  ]
  const asTokens = [
    '',
    'Bearer',
    'Bearer ',
    'Bearer bad.token',
    goodToken,
    `Basic ${goodToken}`,
    `Bearer ${goodToken} ${goodToken}`,
  ]
  return [
    refused('no token', { ...request, headers }),
    refused('a cookie instead', { ...request, headers: { ...headers, cookie: `access_token=${goodToken}` } }),
    ...(isStaffs ? asCookies : asTokens).map((word) =>
      refused(`"${word}"`, {
        ...request,
        headers: { ...headers, [isStaffs ? 'cookie' : 'authorization']: word },
      }),
    ),
    isStaffs
      ? refused('a token', { ...request, headers: { ...headers, authorization: `Bearer ${goodToken}` } })
      : refused("the staff's cookie", { ...request, headers: { ...headers, ...officeCookie(goodToken) } }),
    refused('no token, unknown query', { ...request, headers, query: [['surprise', '1']] }),
    ...(request.body === undefined
      ? []
      : [
          refused('no token, broken body', { ...request, headers, body: '{' }),
          refused('no token, wrong type', {
            ...request,
            headers: { ...headers, 'content-type': 'text/plain' },
          }),
          refused('no token, too large', { ...request, headers, body: 'x'.repeat(70_000) }),
        ]),
  ]
}

const encode = (example: unknown) => encodeURIComponent(String(example))
