import { setTimeout as pause } from 'node:timers/promises'
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

/** Liveness and readiness probes for operators: the process runs, its database is reachable, migrated and writable, and it does not leave. */
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
    const late = pause(patience, undefined, { ref: false })
    const found = await Promise.race([inspect(pool), late]).catch(() => undefined)
    const reason = found ? whyUnready(found, newestMigration) : 'The database does not answer'
    if (reason === undefined) return { ok: true }
    return sendProblem(reply, new Problem('INTERNAL', reason), 503)
  })
}

interface Found {
  lastMigration: string
  /** True for a standby, and for a database that its administrator made read-only. */
  isReadOnly: boolean
}

/** A connection to a server that may only be read is not kept: the next may lead to another. */
async function inspect(pool: Database['pool']): Promise<Found> {
  const client = await pool.connect()
  let isReusable = false
  try {
    const { rows } = await client.query<Found>(
      `select current_setting('transaction_read_only')::boolean as "isReadOnly", coalesce(
         (select name from schema_migrations order by version desc limit 1), 'nothing') as "lastMigration"`,
    )
    const [found] = rows
    if (!found) throw new Error('A select without from has one row')
    isReusable = !found.isReadOnly
    return found
  } finally {
    client.release(!isReusable)
  }
}

function whyUnready({ lastMigration, isReadOnly }: Found, newestMigration: string): string | undefined {
  if (lastMigration !== newestMigration) return `The database is at ${lastMigration}`
  return isReadOnly ? 'The database is read-only' : undefined
}
