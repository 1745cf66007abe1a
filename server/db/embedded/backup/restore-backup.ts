import { existsSync } from 'node:fs'
import { copyFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { DatabaseStartError } from '../../database-start-error.ts'
import { migrate } from '../../migrate.ts'
import { openControlFolder } from '../control-folder.ts'
import { findBinaries } from '../binaries.ts'
import { countLeases } from '../leases.ts'
import { openEmbeddedDatabase, type EmbeddedDatabase } from '../open-embedded-database.ts'
import { choosePlace, systemFolders } from '../place.ts'
import { stopPostmaster } from '../postmaster.ts'
import { giveToFolder, withExchangeFolder } from './exchange-folder.ts'
import { fileOf, readBackup, type Manifest } from './manifest.ts'
import { asAdminOfShop } from './shop-database.ts'

interface Restoring {
  /** The folder of the backup. */
  from: string
  dataDir: string
  migrations: string
  /** A database that is there is set aside instead of being refused. */
  isToReplace: boolean
  log: (line: string) => void
}

/** Makes a new database of a backup. What was there before is kept beside it, and comes back if the backup cannot be used. */
export async function restoreBackup({
  from,
  dataDir,
  migrations,
  isToReplace,
  log,
}: Restoring): Promise<Manifest> {
  const manifest = await readBackup(from)
  const aside = await setAside(dataDir, isToReplace, log)
  try {
    const database = await openEmbeddedDatabase({ dataDir, log })
    try {
      await load(database, from, manifest, migrations)
    } finally {
      await database.close()
    }
  } catch (error) {
    await aside.bringBack()
    throw error
  }
  return manifest
}

interface Aside {
  bringBack: () => Promise<void>
}

async function setAside(dataDir: string, isToReplace: boolean, log: (line: string) => void): Promise<Aside> {
  const control = await openControlFolder(dataDir)
  const place = await choosePlace(control.path, findBinaries(), systemFolders, log)
  const { cluster } = place
  const clear = () => rm(cluster, { recursive: true, force: true, maxRetries: 5 })
  if ((await countLeases(control.servers)) > 0)
    throw new DatabaseStartError(`The shop runs on ${dataDir}: stop it first.`)
  if (!existsSync(cluster)) return { bringBack: clear }
  if (!isToReplace)
    throw new DatabaseStartError(
      `There is a database in ${dataDir}: nothing was changed. With --replace it is set aside and the backup takes its place.`,
    )
  await stopPostmaster(place)
  const previous = `${cluster}.before-${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}`
  await rename(cluster, previous)
  log(`The database that was there is kept in ${previous}.`)
  return {
    bringBack: async () => {
      await clear()
      await rename(previous, cluster)
      log('The database that was there is back.')
    },
  }
}

async function load(
  database: EmbeddedDatabase,
  from: string,
  manifest: Manifest,
  migrations: string,
): Promise<void> {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  try {
    await migrate(pool, migrations, manifest.migration)
  } finally {
    await pool.end()
  }
  await withExchangeFolder(database.area, (exchange) =>
    asAdminOfShop(database, (client) => copyIn(client, { from, exchange, manifest })),
  )
}

interface Copying {
  from: string
  exchange: string
  manifest: Manifest
}

async function copyIn(client: pg.Client, { from, exchange, manifest }: Copying): Promise<void> {
  const names = manifest.tables.map(({ name }) => client.escapeIdentifier(name))
  await client.query('begin')
  // The rows are those of one moment: what triggers and references would do with them has been done.
  await client.query('set local session_replication_role = replica')
  await client.query(`truncate ${names.join()}`)
  for (const table of manifest.tables) {
    const file = fileOf(table)
    await copyFile(join(from, file), join(exchange, file))
    await giveToFolder(exchange, file)
    const { rowCount } = await client.query(
      `copy ${client.escapeIdentifier(table.name)} (${table.columns.map((one) => client.escapeIdentifier(one)).join()})
       from ${client.escapeLiteral(join(exchange, file))}`,
    )
    await rm(join(exchange, file))
    if (rowCount !== table.rows)
      throw new DatabaseStartError(`${rowCount} of ${table.rows} rows of ${table.name} came back.`)
  }
  for (const { name, value } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [client.escapeIdentifier(name), value])
  await client.query('commit')
  await client.query('analyze')
}
