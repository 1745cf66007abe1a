import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { errorCode } from './error-code.ts'

/** These transactions were valid: PostgreSQL aborted them in favour of others. */
const endedForOthers = new Map([
  ['40P01', 'deadlock'],
  ['40001', 'serialization failure'],
])

const maxTries = 5

/** Thrown by a transaction that another one overtook: it is rolled back, and runs again. */
export class RunAgain extends Error {}

/**
 * Makes every transaction of `db` run again, on a new snapshot, when PostgreSQL ended it in favour of another, or it asks for
 * that itself. What a transaction does besides its queries would then happen twice: it must do nothing else.
 */
export function retryTransactions(db: NodePgDatabase, log: (line: string) => void): NodePgDatabase {
  const transact: NodePgDatabase['transaction'] = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await transact(work, config)
      } catch (error) {
        const reason = error instanceof RunAgain ? error.message : endedForOthers.get(codeOf(error) ?? '')
        if (reason === undefined || tries === maxTries) throw error
        log(`A transaction runs again after a ${reason}`)
      }
    }
  }
  return db
}

/** The query builder wraps PostgreSQL's own error. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return errorCode(error) ?? codeOf(error.cause)
}
