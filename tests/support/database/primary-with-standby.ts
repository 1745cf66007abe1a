import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { projectRoot } from '../../../server/config.ts'
import { findBinaries } from '../../../server/db/embedded/binaries.ts'
import { openControlFolder } from '../../../server/db/embedded/control-folder.ts'
import { ensureCluster, readPassword } from '../../../server/db/embedded/initialise.ts'
import { choosePlace, systemFolders, type Place } from '../../../server/db/embedded/place.ts'
import { asUser, runProgram } from '../../../server/db/embedded/run-program.ts'
import { addressesAt, ensureShopRole } from '../../../server/db/embedded/shop-role.ts'
import { migrate } from '../../../server/db/migrate.ts'
import { seedWhenEmpty } from '../../../server/seed/seed.ts'
import { freePort } from '../free-port.ts'
import { asAdmin } from './admin.ts'
import { dataFolders } from './data-folders.ts'

interface Server {
  url: string
  adminUrl: string
  /** Ends it as a crash does. */
  kill: () => Promise<void>
}

export interface PrimaryWithStandby {
  primary: Server
  standby: Server
  /** Lets the standby go on applying what it receives, or stop that. */
  replay: (isOn: boolean) => Promise<void>
  /** Resolves when the standby has what was committed until now. */
  caughtUp: () => Promise<void>
  clear: () => Promise<void>
}

/** Two PostgreSQL servers of the test's own, the second of which follows the first, with the sample shop in both. */
export async function startPrimaryWithStandby(): Promise<PrimaryWithStandby> {
  const folders = dataFolders()
  const control = await openControlFolder(await folders.make())
  const place = await choosePlace(control.path, findBinaries(), systemFolders, () => undefined)
  await ensureCluster(place, 'throwaway')
  const copy = join(place.area, 'standby')
  await runProgram('cp', ['-a', place.cluster, copy])
  await runProgram('touch', [join(copy, 'standby.signal')], place.user)
  const password = await readPassword(place)
  const primary = await start(place, place.cluster, password)
  const { port } = new URL(primary.adminUrl)
  const source = `host=127.0.0.1 port=${port} user=postgres password=${password} sslmode=disable`
  const standby = await start(place, copy, password, ['-c', `primary_conninfo=${source}`])
  await ensureShopRole(Number(port), password)
  await fill(primary.url)
  const onStandby = (statement: string, values: unknown[] = []) =>
    asAdmin(standby.adminUrl, (client) => client.query(statement, values))
  return {
    primary,
    standby,
    async replay(isOn) {
      await onStandby(isOn ? 'select pg_wal_replay_resume()' : 'select pg_wal_replay_pause()')
      const isSo = 'select from pg_get_wal_replay_pause_state() state where state = $1'
      while ((await onStandby(isSo, [isOn ? 'not paused' : 'paused'])).rowCount === 0);
    },
    async caughtUp() {
      const { rows } = await asAdmin(primary.adminUrl, (client) =>
        client.query<{ place: string }>('select pg_current_wal_flush_lsn()::text as place'),
      )
      const hasIt = 'select from pg_last_wal_replay_lsn() place where place >= $1::pg_lsn'
      while ((await onStandby(hasIt, [rows[0]?.place])).rowCount === 0);
    },
    async clear() {
      await Promise.all([standby.kill(), primary.kill()])
      await rm(place.area, { recursive: true, force: true, maxRetries: 5 })
      await folders.clear()
    },
  }
}

async function start(place: Place, cluster: string, password: string, more: string[] = []): Promise<Server> {
  const port = await freePort()
  const usual = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', `port=${port}`]
  const settings = usual.flatMap((one) => ['-c', one])
  const child = spawn(place.binaries.postgres, ['-D', cluster, ...settings, ...more], {
    ...asUser(place.user),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await untilReady(child)
  // Whatever ends the test ends its servers.
  const end = () => void child.kill('SIGQUIT')
  process.once('exit', end)
  return {
    ...addressesAt(port, password),
    async kill() {
      process.off('exit', end)
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      end()
      await gone
    },
  }
}

async function untilReady(child: ChildProcess): Promise<void> {
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(said)))
    child.stderr?.on('data', (text: Buffer) => {
      said += text.toString()
      if (/ready to accept (?:read-only )?connections/.test(said)) resolve()
    })
  })
}

async function fill(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    await migrate(pool, join(projectRoot(), 'server/db/migrations'))
    await seedWhenEmpty(pool, 'sandbox')
  } finally {
    await pool.end()
  }
}
