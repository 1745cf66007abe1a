import type pg from 'pg'
import { DatabaseStartError, errorText } from './database-start-error.ts'
import { errorCode } from './error-code.ts'

const oldestMajor = 15

/** Describes a server for a message, without its password; undefined if the text is not a PostgreSQL address. */
export function describeServer(databaseUrl: string): string | undefined {
  try {
    // `user@/name?host=/socket` is an address to PostgreSQL, though not to the web.
    const url = new URL(databaseUrl.replace('@/', '@localhost/'))
    if (!/^postgres(ql)?:$/.test(url.protocol)) return undefined
    const host = url.searchParams.get('host') || url.host || 'localhost'
    const user = decodeURIComponent(url.username)
    decodeURIComponent(url.password)
    return `${user && `${user}@`}${host}${decodeURIComponent(url.pathname)}`
  } catch {
    return undefined
  }
}

/** Checks once that the server behind DATABASE_URL answers and meets the shop's requirements. */
export async function inspectServer(
  pool: pg.Pool,
  databaseUrl: string,
  log: (line: string) => void,
): Promise<void> {
  const server = describeServer(databaseUrl)
  const { rows } = await pool
    .query<{ version: number; encoding: string; letters: string }>(
      `select current_setting('server_version_num')::int as version,
              current_setting('server_encoding') as encoding,
              (select datctype from pg_database where datname = current_database()) as letters`,
    )
    .catch((error: unknown) => {
      throw new DatabaseStartError(`The database of DATABASE_URL (${server}) ${reasonOf(error)}`, error)
    })
  const [found] = rows
  if (!found) throw new DatabaseStartError(`The database of DATABASE_URL (${server}) gives no answer.`)
  const major = Math.floor(found.version / 10_000)
  if (major < oldestMajor) {
    throw new DatabaseStartError(
      `The database of DATABASE_URL (${server}) is PostgreSQL ${major}, and ${oldestMajor} or newer is needed.`,
    )
  }
  if (found.encoding !== 'UTF8') {
    throw new DatabaseStartError(
      `The database of DATABASE_URL (${server}) is encoded in ${found.encoding} and cannot hold Thai: make one with create database ... encoding 'UTF8' template template0.`,
    )
  }
  if (/^(C|POSIX)$/.test(found.letters)) {
    log(
      `The database of DATABASE_URL (${server}) has LC_CTYPE ${found.letters}: Thai search will be slow; C.UTF-8 is better.`,
    )
  }
  log(`Database: PostgreSQL ${major} at ${server}.`)
}

/** A pooler takes no limits from its clients; the search and the migrations set their own. */
export async function warnOfEndlessStatements(pool: pg.Pool, log: (line: string) => void): Promise<void> {
  const { rows } = await pool.query<{ limit: string }>(
    `select current_setting('statement_timeout') as "limit"`,
  )
  if (rows[0]?.limit === '0')
    log(
      "The database of DATABASE_URL lets a statement take as long as it likes: give PgBouncer connect_query = 'set statement_timeout = 15000'.",
    )
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'does not answer: is it running, and are host and port right?',
  ENOENT: 'does not answer: there is no such socket.',
  ENOTFOUND: 'cannot be found: the name of the host is unknown.',
  EAI_AGAIN: 'cannot be found: the name of the host is unknown.',
  ETIMEDOUT: 'does not answer in time: is the host reachable?',
  EHOSTUNREACH: 'cannot be reached from this machine.',
  '08P01': 'refuses how it is talked to: before a pooler, DATABASE_DIRECT_URL has to name PostgreSQL itself.',
  '28P01': 'refuses the user or the password.',
  '28000': 'refuses this user from this machine (see its pg_hba.conf).',
  '3D000': 'does not exist on that server: make it, or correct the name.',
  '53300': 'has no connection left for this server.',
  '57P03': 'is starting up or shutting down: start again in a moment.',
}

function reasonOf(error: unknown): string {
  const known = reasons[errorCode(error) ?? '']
  if (known !== undefined) return known
  const text = errorText(error)
  return /timeout/i.test(text) ? 'does not answer in time: is the host reachable?' : `cannot be used: ${text}`
}
