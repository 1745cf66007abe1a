import { isIPv6 } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify'
import { contractOperations, type ContractOperation } from '../../openapi/contract-document.ts'
import { admit, releaseSlotUntilBody, leaving, type AdmissionQueue } from './admission.ts'
import type { IsAllowedOrigin } from './cross-origin.ts'
import type { ResponseCaches } from './response-cache.ts'
import type { Queries } from '../db/database.ts'
import type { FindSession, Session } from '../shop/common/session.ts'
import { routeOf } from './contract-addresses.ts'
import type { Handlers, OperationId } from '../shop/common/handlers.ts'
import { checkBodyOf, readJsonBodies } from './json-bodies.ts'
import type { Made } from './answer-cache.ts'
import { jsonAnswer, sendAnswer } from './cached-answer.ts'
import { refuseUnstorableText } from './storable-text.ts'
import { requireStaff, requireSameOrigin, setOfficeCookie, type OfficeAuth } from './office-auth.ts'
import { publicReads } from './public-reads.ts'
import { staleHeader, type ReplicaReads } from './replica-reads.ts'
import { requestChecks } from './validation.ts'
import { Problem } from '../shop/common/problem.ts'

interface OperationDeps {
  handlers: Handlers
  /** Where public reads are answered by replicas as well: the handlers of these reads on one of them. */
  replica?: { reads: ReplicaReads; handlersOn: (db: Queries) => Handlers } | undefined
  findSession: FindSession
  caches: ResponseCaches
  isAllowedOrigin: IsAllowedOrigin
  office: OfficeAuth
  queue: AdmissionQueue
  searchQueue: AdmissionQueue
}

/** Without `on` by the handlers of the primary. */
type Handle = (request: FastifyRequest, reply: FastifyReply, on?: Handlers) => Promise<unknown>

/** Each operation has types of its own (public-reads.ts). */
interface PublicRead {
  cacheControl: string
  tags: (answer: unknown, query: unknown) => readonly string[]
  countsStock?: true
}

/** Serves every operation of the contract, each by its handler, and refuses whatever the contract does not allow. */
export function serveOperations(app: FastifyInstance, deps: OperationDeps): void {
  readJsonBodies(app)
  // Handlers are typed against the contract and tested, so the serialiser drops no field silently.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  for (const operation of contractOperations) app.route(routeFor(operation, deps))
}

function routeFor(operation: ContractOperation, deps: OperationDeps): RouteOptions {
  const enter = admit(queueFor(operation, deps))
  const hasBody = operation.requestBody !== undefined
  const id = operation.operationId as OperationId
  const handle = handlerOf(operation, deps)
  const read = publicReads[id] as PublicRead | undefined
  return {
    method: operation.method as HTTPMethods,
    url: routeOf(operation),
    config: { isBodyRaw: operation.isBodyRaw },
    ...(operation.bodyLimit !== undefined && { bodyLimit: operation.bodyLimit }),
    onRequest: [
      ...(operation.secured ? [enter, askFor(operation, deps)] : []),
      ...(operation.secured && hasBody ? [releaseSlotUntilBody] : []),
      ...(operation.operationId === 'officeSignIn' ? [requireSameOrigin(deps.office.settings)] : []),
      checkBodyOf(operation),
      ...(read ? [answerFromCache(deps.caches)] : []),
      ...(operation.secured || hasBody ? [] : [enter]),
    ],
    ...requestChecks(operation),
    preValidation: [...(hasBody ? [enter] : []), refuseUnstorableText],
    handler: leaving(read ? answerOnce(read, handle, deps) : answerAnew(handle)),
  }
}

function queueFor({ operationId, secured }: ContractOperation, { queue, searchQueue }: OperationDeps) {
  return ({ query }: FastifyRequest) => {
    const isSearch =
      !secured && typeof query === 'object' && query !== null && 'keyword' in query && query.keyword !== ''
    return isSearch || operationId === 'resolveQuickOrder' ? searchQueue : queue
  }
}

function handlerOf(
  { operationId, parameters }: ContractOperation,
  { handlers, isAllowedOrigin, office }: OperationDeps,
): Handle {
  const handlerIn = (some: Handlers) => {
    const handler = some[operationId as OperationId] as ((call: object) => Promise<unknown>) | undefined
    if (!handler) throw new Error(`The operation ${operationId} has no handler`)
    return handler
  }
  const usual = handlerIn(handlers)
  const headerNames = parameters.filter((one) => one.in === 'header').map(({ name }) => name)
  return async (request, reply, on) => {
    const handler = on ? handlerIn(on) : usual
    const { params, query, body, session, staff, ip, rawBody = '' } = request
    // Node lower-cases header names; handlers expect them as the contract writes them.
    const headers = Object.fromEntries(headerNames.map((name) => [name, request.headers[name.toLowerCase()]]))
    const language = languageOf(request.headers['accept-language'])
    return handler({
      path: params,
      query,
      headers,
      body,
      session,
      staff,
      setOfficeCookie: (token: string | undefined) => setOfficeCookie(request, reply, office.settings, token),
      language,
      clientNetwork: networkOf(ip),
      userAgent: request.headers['user-agent'] ?? '',
      isFromAnotherSite: isFromAnotherSite(request, isAllowedOrigin),
      releaseSlot: () => request.admission?.leave(),
      rawBody,
      requestHeaders: request.headers,
    })
  }
}

/** Browsers set this header themselves; a page cannot forge it. */
function isFromAnotherSite({ headers }: FastifyRequest, isAllowed: IsAllowedOrigin): boolean {
  return headers['sec-fetch-site'] === 'cross-site' && !isAllowed(headers.origin)
}

/** Thai is the default: English only if the client lists it before Thai or alone. */
export function languageOf(acceptLanguage: string | undefined): 'thai' | 'english' {
  const [first] = (acceptLanguage ?? '').toLowerCase().match(/\b(?:th|en)\b/) ?? []
  return first === 'en' ? 'english' : 'thai'
}

/** Cached answers are sent before admission: they need no database connection. */
function answerFromCache({ answers }: ResponseCaches) {
  return (request: FastifyRequest, reply: FastifyReply, next: () => void) => {
    const cached = answers.current(request.url)
    if (cached) void sendAnswer(reply, cached)
    else next()
  }
}

/** One reading answers all who ask for the same address meanwhile. */
function answerOnce(read: PublicRead, handle: Handle, { caches, replica }: OperationDeps) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const tagsOf = (value: unknown) => read.tags(value, request.query)
    const made = (value: unknown): Made => ({
      answer: jsonAnswer(value, { 'cache-control': read.cacheControl }),
      tags: tagsOf(value),
    })
    const make = async () => made(await handle(request, reply))
    const answer = await caches.answers.get(request.url, async () => {
      if (!replica) return make()
      const { reads, handlersOn } = replica
      const onReplica = (db: Queries) => handle(request, reply, handlersOn(db))
      const near = read.countsStock ? undefined : await reads.read(onReplica, tagsOf)
      if (near !== undefined) return made(near)
      return reads.readWithFallback(make, async (db) => {
        const value = await onReplica(db)
        return {
          answer: jsonAnswer(value, { 'cache-control': staleHeader }),
          tags: tagsOf(value),
          isLate: true,
        }
      })
    })
    return sendAnswer(reply, answer)
  }
}

function answerAnew(handle: Handle) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = await handle(request, reply)
    reply.header('cache-control', 'no-store')
    if (answer instanceof Readable) reply.type('text/csv; charset=utf-8')
    return answer
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every secured operation, and only there. */
    session?: Session
  }
}

const bearer = /^Bearer +([A-Za-z0-9._~+/-]+=*) *$/i

const askFor = (operation: ContractOperation, { findSession, office }: OperationDeps) =>
  operation.secured === 'staff' ? requireStaff(operation, office) : askForToken(findSession)

/** Lets only requests with a valid access token pass; cookies are never accepted as proof of a shopper. */
function askForToken(findSession: FindSession) {
  return async (request: FastifyRequest): Promise<void> => {
    const [, token] = bearer.exec(request.headers.authorization ?? '') ?? []
    const session = token === undefined ? undefined : await findSession(token)
    if (!session) throw new Problem('UNAUTHORIZED', 'A valid access token is needed')
    request.session = session
  }
}

/** The network of one household or phone: the whole IPv4 address, or the first 64 bits of an IPv6 address. */
function networkOf(address: string): string {
  const [, plain] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (plain !== undefined) return plain
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const between = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array.from({ length: between }, () => '0'), ...after]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
