import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Problem as ProblemBody } from '../../openapi/generated/schema.ts'
import { reasonOfBusy, reasonOfUnavailable } from '../db/unavailable.ts'
import {
  invalid,
  notFound,
  overloaded,
  Problem,
  productNotFound,
  unavailable,
} from '../shop/common/problem.ts'
import { statusOf } from './problem-status.ts'

/** Every failure leaves as problem+json with a code that has a translation. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure)
}

export function answerFailure(error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply) {
  const problem = error instanceof Problem ? error : fromFramework(error, request.url)
  const asked = { req: request, responseTime: reply.elapsedTime }
  // There is one such line for each request while it lasts: without a stack.
  if (problem.code === 'UNAVAILABLE')
    request.log.error({ ...asked, reason: reasonOfUnavailable(error) }, 'the database does not answer')
  else if (problem.code === 'OVERLOADED')
    request.log.warn({ ...asked, reason: reasonOfBusy(error) ?? problem.message }, 'overloaded')
  else if (statusOf[problem.code] >= 500) request.log.error({ ...asked, err: error }, 'request failed')
  return sendProblem(reply, problem)
}

/** `status` overrides the code's own status for answers outside of the contract, such as a health probe's. */
export function sendProblem(reply: FastifyReply, problem: Problem, status = statusOf[problem.code]) {
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds)
  return reply
    .status(status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(problemBody(problem, status, reply.request.id))
}

export const problemBody = (
  { code, message, detail, errors, attemptsLeft, limit }: Problem,
  status: number,
  traceId: string,
): ProblemBody => ({
  type: `urn:phaen:problem:${code.toLowerCase().replaceAll('_', '-')}`,
  title: message,
  status,
  code,
  ...(detail !== undefined && { detail }),
  ...(errors && { errors }),
  ...(attemptsLeft !== undefined && { attemptsLeft }),
  ...(limit && { limit }),
  traceId,
})

/** A connection becomes free within this time, unless the load stays. */
const retryAfterSeconds = 2

function fromFramework(error: FastifyError, url: string): Problem {
  if (error.code === 'FST_ERR_BAD_URL') return nothingAt(url)
  if (error.statusCode === 413) return new Problem('TOO_LARGE', 'The body is too large')
  if (error.statusCode === 415) return new Problem('UNSUPPORTED_MEDIA_TYPE', error.message)
  if (error.statusCode !== undefined && error.statusCode < 500) return invalid(error.message)
  if (reasonOfBusy(error) !== undefined) return overloaded(retryAfterSeconds)
  if (reasonOfUnavailable(error) !== undefined) return unavailable(retryAfterSeconds)
  return new Problem('INTERNAL', 'Something went wrong')
}

const productAddress = /^\/(?:thai|english|standard)\/api\/products\/[^/]+$/

/** An address that cannot be decoded names nothing: not found, with the product's own code under its address. */
function nothingAt(url: string): Problem {
  return productAddress.test(url.split('?')[0] ?? url) ? productNotFound() : notFound()
}
