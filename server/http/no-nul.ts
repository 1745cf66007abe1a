import type { FastifyInstance } from 'fastify'
import { Problem } from './problem.ts'

/** U+0000 cannot be kept in the database and means nothing good: no text of a request may hold it. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if ([request.params, request.query, request.body].some(holdsNul))
      throw new Problem(400, 'VALIDATION', 'U+0000 is not allowed')
  })
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || holdsNul(inner))
}
