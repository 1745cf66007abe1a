import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseStartError, errorText } from './database-start-error.ts'
import { readMigrations } from './migration-files.ts'
import type { Migration } from './migration-files.ts'

/** Any number that nothing else in the database takes an advisory lock on. */
const lockNumber = 7_242_639_001

/** What a change of a table waits for meanwhile waits in front of it: everybody's requests. */
const patience = '3s'
const tries = 20
const lockNotAvailable = '55P03'

type Applied = { version: number; name: string; checksum: string }

/**
 * Brings the database forward to the newest migration, or to the one that is named, and returns the names of those it ran. Of servers that
 * start at once, one runs a migration while the others wait.
 */
export async function migrate(
  pool: pg.Pool,
  folder: string,
  upTo?: Pick<Migration, 'version' | 'name'>,
): Promise<string[]> {
  const migrations = migrationsUpTo(await readMigrations(folder), upTo)
  const client = await pool.connect()
  const ran: string[] = []
  let isFree = false
  try {
    for (;;) {
      const name = await runNextPatiently(client, migrations)
      if (name === undefined) break
      ran.push(name)
    }
    isFree = true
    return ran
  } catch (error) {
    throw error instanceof DatabaseStartError
      ? error
      : new DatabaseStartError(`The database could not be brought up to date: ${errorText(error)}`, error)
  } finally {
    // Closing the connection undoes what a transaction has begun.
    client.release(!isFree)
  }
}

/** A table that others use for long is asked for again and again, so that they are served in between. */
async function runNextPatiently(client: pg.PoolClient, migrations: Migration[]): Promise<string | undefined> {
  for (let left = tries; ; left -= 1) {
    try {
      return await runNext(client, migrations)
    } catch (error) {
      const isLocked = error instanceof Error && isOfCode(error.cause, lockNotAvailable)
      if (!isLocked || left === 1) throw error
      await client.query('rollback')
      await pause(1_000)
    }
  }
}

const isOfCode = (error: unknown, code: string) => error instanceof pg.DatabaseError && error.code === code

/**
 * Runs the next migration, if one is missing, and returns its name. Lock and limits are the transaction's: behind a pooler those of a session
 * would stay on a connection that others get.
 */
async function runNext(client: pg.PoolClient, migrations: Migration[]): Promise<string | undefined> {
  await client.query('begin')
  await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
  await client.query('select pg_advisory_xact_lock($1)', [lockNumber])
  await client.query(`create table if not exists schema_migrations (
    version integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
  const { rows } = await client.query<Applied>(
    'select version, name, checksum from schema_migrations order by version',
  )
  const [next] = unappliedMigrations(migrations, rows)
  if (next) await apply(client, next)
  await client.query('commit')
  return next?.name
}

function migrationsUpTo(all: Migration[], last?: Pick<Migration, 'version' | 'name'>): Migration[] {
  if (!last) return all
  if (!all.some(({ name }) => name === last.name))
    throw new DatabaseStartError(
      `This program does not have the migration ${last.name}: use the version of it that made the backup.`,
    )
  return all.filter(({ version }) => version <= last.version)
}

function unappliedMigrations(migrations: Migration[], applied: Applied[]): Migration[] {
  // The chain of small files that made trial databases before the first schema was one file began with it.
  if (applied.some(({ name }) => name === '0001-extensions')) {
    throw new DatabaseStartError(
      'The database is of an early trial version, which this program does not bring up to date, and it was left as it is. Start on a new one: move the folder of the data away (`.data`, or DATA_DIR), or name an empty database in DATABASE_URL. The sandbox fills it again; accounts and orders that were made in the trial do not come back.',
    )
  }
  const newestHere = migrations.at(-1)
  for (const old of applied) {
    const here = migrations.find(({ version }) => version === old.version)
    if (!here) {
      throw new DatabaseStartError(
        old.version > (newestHere?.version ?? 0)
          ? `The database was brought to ${old.name} by a newer version of this program, which knows up to ${newestHere?.name ?? 'nothing'}: start the newer version.`
          : `The database has run the migration ${old.name}, which this program does not have: bring the file back.`,
      )
    }
    if (here.checksum !== old.checksum) {
      throw new DatabaseStartError(
        `The migration ${here.name} was edited after the database had run it: bring the old text back and put the change into a new migration.`,
      )
    }
  }
  const newestApplied = applied.at(-1)
  const missing = migrations.filter(({ version }) => !applied.some((old) => old.version === version))
  const late = missing.find(({ version }) => version < (newestApplied?.version ?? 0))
  if (late) {
    throw new DatabaseStartError(
      `The migration ${late.name} came after the database had run ${newestApplied?.name}: give it a higher number.`,
    )
  }
  return missing
}

async function apply(client: pg.PoolClient, { version, name, checksum, sql }: Migration): Promise<void> {
  try {
    await client.query(`set local lock_timeout = '${patience}'`)
    await client.query(sql)
    await client.query('insert into schema_migrations (version, name, checksum) values ($1, $2, $3)', [
      version,
      name,
      checksum,
    ])
  } catch (error) {
    throw new DatabaseStartError(`The migration ${name} failed and was undone: ${errorText(error)}`, error)
  }
}
