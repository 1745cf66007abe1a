import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import { sendProblem } from './failures.ts'
import { Problem } from './problem.ts'

/** For who runs the shop: is the process alive, and can it answer shoppers (migrations ran before it listens)? */
export function serveHealth(app: FastifyInstance, { pool }: Pick<Database, 'pool'>): void {
  app.get('/livez', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await pool.query('select 1 from schema_migrations limit 1')
      return { ok: true }
    } catch {
      return sendProblem(reply, new Problem(503, 'INTERNAL', 'The database does not answer'))
    }
  })
}
