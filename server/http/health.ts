import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import { sendProblem } from './failures.ts'
import { Problem } from '../shop/common/problem.ts'

interface HealthParts {
  pool: Database['pool']
  /** The name of the last migration that this program knows. */
  newestMigration: string
}

const patience = 3_000

/** Liveness and readiness probes for operators: the process runs, its database is reachable and migrated, and it does not leave. */
export function serveHealth(app: FastifyInstance, { pool, newestMigration }: HealthParts): void {
  let isLeaving = false
  app.addHook('preClose', async () => {
    isLeaving = true
  })
  app.get('/livez', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { ok: true }
  })
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isLeaving) return sendProblem(reply, new Problem('INTERNAL', 'The server is leaving'), 503)
    const found = await within(patience, lastMigration(pool)).catch(() => undefined)
    if (found === newestMigration) return { ok: true }
    const reason = found === undefined ? 'The database does not answer' : `The database is at ${found}`
    return sendProblem(reply, new Problem('INTERNAL', reason), 503)
  })
}

async function lastMigration(pool: Database['pool']): Promise<string | undefined> {
  const { rows } = await pool.query<{ name: string }>(
    'select name from schema_migrations order by version desc limit 1',
  )
  return rows[0]?.name ?? 'nothing'
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
