import type { FastifyRequest } from 'fastify'
import type { FindSession, Session } from '../shop/common/session.ts'
import { Problem } from '../shop/common/problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every secured operation, and only there. */
    session?: Session
  }
}

const bearer = /^Bearer +([A-Za-z0-9._~+/-]+=*) *$/i

/** Lets only requests with a valid access token pass; cookies are never accepted as proof. */
export function askForToken(findSession: FindSession) {
  return async (request: FastifyRequest): Promise<void> => {
    const [, token] = bearer.exec(request.headers.authorization ?? '') ?? []
    const session = token === undefined ? undefined : await findSession(token)
    if (!session) throw new Problem('UNAUTHORIZED', 'A valid access token is needed')
    request.session = session
  }
}
