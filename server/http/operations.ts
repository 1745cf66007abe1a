import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import {
  contractDocument,
  contractOperations,
  type ContractOperation,
} from '../../openapi/contract-document.ts'
import { admit, AdmissionQueue, leaving, usualAdmission, type AdmissionLimits } from './admission.ts'
import type { IsAllowedOrigin } from './cross-origin.ts'
import { networkOf } from './network-of.ts'
import type { ResponseCaches } from './response-cache.ts'
import type { FindSession } from '../shop/common/session.ts'
import { askForToken } from './bearer.ts'
import { operationFinder, routeOf } from './contract-addresses.ts'
import type { Handlers, OperationId } from '../shop/common/handlers.ts'
import { checkBodyOf, readJsonBodies } from './json-bodies.ts'
import { jsonAnswer, writeAnswer } from './kept-answer.ts'
import { refuseUnstorableText } from './storable-text.ts'
import { publicReads, publicWrites } from './public-reads.ts'
import { checkRequests } from './validation.ts'

interface OperationDeps {
  handlers: Handlers
  findSession: FindSession
  caches: ResponseCaches
  /** Sent with every answer. */
  commonHeaders: Readonly<Record<string, string>>
  isAllowedOrigin: IsAllowedOrigin
  /** How many requests work at once, and how many wait. */
  admission?: AdmissionLimits | undefined
}

type Handle = (request: FastifyRequest) => Promise<unknown>

/** Serves every operation of the contract, each by its handler, and refuses whatever the contract does not allow. */
export async function serveOperations(app: FastifyInstance, deps: OperationDeps): Promise<void> {
  const queue = new AdmissionQueue(deps.admission ?? usualAdmission)
  const byId = new Map(contractOperations.map((operation) => [operation.operationId, operation]))
  readJsonBodies(app)
  checkRequests(app, operationFinder())
  // Handlers are typed against the contract and tested, so the serialiser drops no field silently.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  await app.register(openapiGlue, {
    specification: structuredClone(contractDocument),
    operationResolver: (operationId) => {
      const operation = byId.get(operationId)
      if (!operation) throw new Error(`The contract has no ${operationId}`)
      return routeFor(operation, deps, queue)
    },
  })
}

function routeFor(operation: ContractOperation, deps: OperationDeps, queue: AdmissionQueue): RouteOptions {
  const { handlers, findSession, caches, isAllowedOrigin } = deps
  const id = operation.operationId as OperationId
  const handle = handlerOf(operation, handlers, isAllowedOrigin)
  const isRead = publicReads[id] !== undefined
  return {
    method: operation.method as HTTPMethods,
    url: routeOf(operation),
    onRequest: [
      ...(operation.secured ? [admit(queue), askForToken(findSession)] : []),
      checkBodyOf(operation),
      ...(isRead ? [answerFromMemory(caches)] : []),
      ...(operation.secured ? [] : [admit(queue)]),
    ],
    preValidation: refuseUnstorableText,
    handler: leaving(isRead ? readAndKeep(id, handle, deps) : changeAndForget(id, handle, caches)),
  }
}

function handlerOf(
  { operationId, parameters }: ContractOperation,
  handlers: Handlers,
  isAllowedOrigin: IsAllowedOrigin,
): Handle {
  const handler = handlers[operationId as OperationId] as ((call: object) => Promise<unknown>) | undefined
  if (!handler) throw new Error(`The operation ${operationId} has no handler`)
  const headerNames = parameters.filter((one) => one.in === 'header').map(({ name }) => name)
  return async (request) => {
    const { params, query, body, session, ip, rawBody = '' } = request
    // Node lower-cases header names; handlers expect them as the contract writes them.
    const headers = Object.fromEntries(headerNames.map((name) => [name, request.headers[name.toLowerCase()]]))
    const language = languageOf(request.headers['accept-language'])
    return handler({
      path: params,
      query,
      headers,
      body,
      session,
      language,
      clientNetwork: networkOf(ip),
      userAgent: request.headers['user-agent'] ?? '',
      isFromAnotherSite: isFromAnotherSite(request, isAllowedOrigin),
      givePlaceBack: () => request.admission?.leave(),
      rawBody,
    })
  }
}

/** Browsers say so by themselves, and no page can change it. */
function isFromAnotherSite({ headers }: FastifyRequest, isAllowed: IsAllowedOrigin): boolean {
  return headers['sec-fetch-site'] === 'cross-site' && !isAllowed(headers.origin)
}

/** Thai is the default: English only if the client lists it before Thai or alone. */
export function languageOf(acceptLanguage: string | undefined): 'thai' | 'english' {
  const [first] = (acceptLanguage ?? '').toLowerCase().match(/\b(?:th|en)\b/) ?? []
  return first === 'en' ? 'english' : 'thai'
}

function answerFromMemory({ answers }: ResponseCaches) {
  return (request: FastifyRequest, reply: FastifyReply, next: () => void) => {
    const { method, url = '' } = request.raw
    const kept = method === 'GET' ? answers.find(url) : undefined
    if (!kept) return next()
    reply.hijack()
    void writeAnswer(reply.raw, kept, request.headers)
  }
}

function readAndKeep(id: OperationId, handle: Handle, { caches, commonHeaders }: OperationDeps) {
  const read = publicReads[id]
  const headers = { ...commonHeaders, 'cache-control': read?.cacheControl ?? 'no-store' }
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const ticket = caches.answers.ticket()
    const answer = jsonAnswer(await handle(request), headers)
    if (read) caches.answers.keep(request.raw.url ?? '', answer, ticket, read.topics)
    reply.hijack()
    await writeAnswer(reply.raw, answer, request.headers)
  }
}

function changeAndForget(id: OperationId, handle: Handle, { answers, pages }: ResponseCaches) {
  const topic = publicWrites[id]
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = await handle(request)
    if (topic) {
      answers.forget(topic)
      pages.forget(topic)
    }
    reply.header('cache-control', 'no-store')
    return answer
  }
}
