import type { FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

/** Who a usable access token stands for. */
export interface Session {
  id: string
  customerId: string
}

/** Finds the living session of an access token; nothing when the token is bad, expired or its session has ended. */
export type FindSession = (accessToken: string) => Promise<Session | undefined>

declare module 'fastify' {
  interface FastifyRequest {
    /** On secured operations alone, and there always. */
    session?: Session
  }
}

const bearer = /^Bearer +([A-Za-z0-9._~+/-]+=*) *$/i

/** Lets a request pass that brings a usable token. Cookies never do. */
export function askForToken(findSession: FindSession) {
  return async (request: FastifyRequest): Promise<void> => {
    const [, token] = bearer.exec(request.headers.authorization ?? '') ?? []
    const session = token === undefined ? undefined : await findSession(token)
    if (!session) throw new Problem(401, 'UNAUTHORIZED', 'A valid access token is needed')
    request.session = session
  }
}
