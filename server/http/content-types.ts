import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ContractOperation } from '../../openapi/contract-document.ts'
import { Problem } from './problem.ts'

const jsonTypes = ['application/json', 'application/json-patch+json', 'application/problem+json']

/** Bodies are JSON, read by one parser whatever kind of JSON they are called. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(jsonTypes, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
}

/** The body must be called what the operation says it is. */
export function checkContentType(operation: ContractOperation, request: FastifyRequest): void {
  const accepted = Object.keys(operation.requestBody?.content ?? {})
  const sent = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (accepted.length > 0 && !accepted.includes(sent ?? ''))
    throw new Problem(415, 'UNSUPPORTED_MEDIA_TYPE', `The body must be ${accepted.join(' or ')}`)
}
