import type { FastifyInstance, FastifyRequest } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import { contractDocument } from '../../openapi/contract-document.ts'
import { checkContentType, readJsonBodies } from './content-types.ts'
import { operationFinder } from './contract-addresses.ts'
import type { Handlers, OperationId } from './handlers.ts'
import { refuseNul } from './no-nul.ts'
import { Problem } from './problem.ts'
import { checkRequests } from './validation.ts'

type AnyHandler = (call: {
  path: unknown
  query: unknown
  headers: unknown
  body: unknown
}) => Promise<unknown>

/** Serves every operation of the contract, each by its handler. */
export async function serveOperations(app: FastifyInstance, handlers: Handlers): Promise<void> {
  const operationAt = operationFinder()
  app.addHook('onRequest', async (request) => {
    const operation = operationAt(request.method, request.routeOptions.url ?? '')
    if (operation) checkContentType(operation, request)
  })
  readJsonBodies(app)
  checkRequests(app)
  refuseNul(app)
  // Answers are written by handlers typed against the contract and proved by the tests; nothing is dropped in silence.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  await app.register(openapiGlue, {
    specification: structuredClone(contractDocument),
    operationResolver: (operationId) => answer(operationId as OperationId, handlers),
  })
}

function answer(operationId: OperationId, handlers: Handlers) {
  const handler = handlers[operationId] as AnyHandler | undefined
  return async ({ params, query, headers, body }: FastifyRequest) => {
    if (!handler) throw new Problem(501, 'INTERNAL', `The operation ${operationId} is not built yet`)
    return handler({ path: params, query, headers, body })
  }
}
