import Fastify, { type FastifyInstance } from 'fastify'
import type { Database } from './db/database.ts'
import { operationsAt } from './http/contract-addresses.ts'
import { answerFailures, sendProblem } from './http/failures.ts'
import { serveHealth } from './http/health.ts'
import { serveOperations } from './http/operations.ts'
import { notFound, Problem } from './http/problem.ts'
import { commonHeaders } from './http/security-headers.ts'
import type { PageRenderer } from './pages/page-renderer.ts'
import { pageServer } from './pages/serve-pages.ts'
import { serveMedia } from './pages/serve-media.ts'
import { catalogueHandlers } from './routes/catalogue.ts'

export interface AppParts {
  database: Database
  logLevel: string
  /** Without it the server is the API alone. */
  pages?: PageRenderer
}

export async function buildApp({ database, logLevel, pages }: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    bodyLimit: 64 * 1024,
    requestTimeout: 15_000,
    http: { connectionsCheckingInterval: 1_000 },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 16 * 1024 },
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(commonHeaders)
  })
  answerFailures(app)
  serveHealth(app, database)
  serveMedia(app)
  await serveOperations(app, { ...catalogueHandlers(database) })

  const answerPage = pages && pageServer(app, pages)
  app.setNotFoundHandler(async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://shop.internal')
    const allowed = operationsAt(pathname).map(({ method }) => method)
    if (allowed.length > 0) {
      reply.header('allow', allowed.join(', '))
      return sendProblem(reply, new Problem(405, 'METHOD_NOT_ALLOWED', `Allowed here: ${allowed.join(', ')}`))
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (answerPage && isRead && !pathname.startsWith('/api/')) return answerPage(request, reply)
    return sendProblem(reply, notFound())
  })
  return app
}
