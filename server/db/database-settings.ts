import { describeServer } from './check-server.ts'

/** How the database is reached; an owner's settings, beside those of the shop. */
export interface DatabaseSettings {
  /** Any PostgreSQL from 15 on, or a PgBouncer before it. Without it the server brings its own. */
  databaseUrl: string | undefined
  /** PostgreSQL itself, where the other address may be a pooler's: for what needs a session of its own. */
  directUrl: string | undefined
  /** One or several replicas of it, for public reads. */
  replicaUrl: string | undefined
  poolSize: number
  /** How long a query waits for a free connection, in milliseconds. */
  patience: number
  /** How long a statement may take, in milliseconds. */
  statementTimeout: number
  /** After how many milliseconds a connection is replaced. */
  lifetime: number
}

/** Four servers share an embedded database of 70 connections: each has these, one for searches, one for migrations and one that listens. */
export const defaultDatabaseSettings: DatabaseSettings = {
  databaseUrl: undefined,
  directUrl: undefined,
  replicaUrl: undefined,
  poolSize: 12,
  patience: 10_000,
  statementTimeout: 15_000,
  lifetime: 30 * 60_000,
}

type Complain = (complaint: string) => void

/** Complains about what is wrong; each complaint names its variable. */
export function readDatabaseSettings(environment: NodeJS.ProcessEnv, complain: Complain): DatabaseSettings {
  const text = (name: string) => environment[name]?.trim() || undefined
  const { poolSize, patience, statementTimeout, lifetime } = defaultDatabaseSettings
  /** Counted in units of so many milliseconds, or one by one. */
  const read = (name: string, what: string, usual: number, most: number, unit = 1) => {
    const count = text(name)
    if (count === undefined) return usual
    if (!/^[1-9]\d*$/.test(count) || Number(count) > most)
      complain(`${name} must be a number of ${what} from 1 to ${most}, not "${count}"`)
    return Number(count) * unit
  }
  const databaseUrl = text('DATABASE_URL')
  /** The address contains a password. */
  const readBeside = (name: string) => {
    const url = text(name)
    if (url !== undefined && describeServer(url) === undefined)
      complain(`${name} must be an address like postgresql://user:password@host:5432/name`)
    if (url !== undefined && databaseUrl === undefined)
      complain(`DATABASE_URL is missing: ${name} is of use only beside it`)
    return url
  }
  return {
    databaseUrl,
    directUrl: readBeside('DATABASE_DIRECT_URL'),
    replicaUrl: readBeside('DATABASE_REPLICA_URL'),
    poolSize: read('DATABASE_POOL_SIZE', 'connections', poolSize, 200),
    patience: read('DATABASE_WAIT_SECONDS', 'seconds', patience, 60, 1_000),
    statementTimeout: read('DATABASE_STATEMENT_SECONDS', 'seconds', statementTimeout, 300, 1_000),
    lifetime: read('DATABASE_CONNECTION_MINUTES', 'minutes', lifetime, 1_440, 60_000),
  }
}
