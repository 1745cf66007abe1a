import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { notFound, Problem } from './problem.ts'

/** Every failure leaves as problem+json with a code that has a translation. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    const problem = error instanceof Problem ? error : fromFramework(error)
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
    return sendProblem(reply, problem)
  })
}

export function sendProblem(reply: FastifyReply, problem: Problem) {
  return reply
    .status(problem.status)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem.toBody(reply.request.id))
}

function fromFramework(error: FastifyError): Problem {
  // A word in the path that does not fit names nothing.
  if (error.validationContext === 'params') return notFound()
  if (error.validation)
    return new Problem(400, 'VALIDATION', error.message, error.validation.map(toFieldProblem))
  if (error.statusCode === 413) return new Problem(413, 'TOO_LARGE', 'The body is too large')
  if (error.statusCode === 415) return new Problem(415, 'UNSUPPORTED_MEDIA_TYPE', error.message)
  if (error.statusCode !== undefined && error.statusCode < 500)
    return new Problem(400, 'VALIDATION', error.message)
  return new Problem(500, 'INTERNAL', 'Something went wrong')
}

type Finding = NonNullable<FastifyError['validation']>[number]

function toFieldProblem({ instancePath, keyword, params }: Finding) {
  const named = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty
  const steps = instancePath.split('/').slice(1)
  return { field: [...steps, ...(typeof named === 'string' ? [named] : [])].join('.'), code: keyword }
}
