import { copyFile, mkdir, open, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type pg from 'pg'
import { DatabaseStartError } from '../../database-start-error.ts'
import type { EmbeddedDatabase } from '../open-embedded-database.ts'
import { withExchangeFolder } from './exchange-folder.ts'
import {
  checksumName,
  checksumOf,
  checksumOfFile,
  fileOf,
  manifestName,
  type BackedUpTable,
  type Manifest,
} from './manifest.ts'
import { asAdminOfShop } from './shop-database.ts'

/**
 * Writes every row of one moment into a new folder, while the shop goes on: PostgreSQL's own COPY of each table, in one
 * snapshot. The folder gets its name when everything in it is on the disk.
 */
export async function writeBackup(database: EmbeddedDatabase, folder: string): Promise<Manifest> {
  const unfinished = join(dirname(folder), `.${basename(folder)}.unfinished`)
  await mkdir(dirname(folder), { recursive: true })
  await mkdir(unfinished, { mode: 0o700 })
  const manifest = await withExchangeFolder(database.area, (exchange) =>
    asAdminOfShop(database, (client) => copyOut(client, exchange, unfinished)),
  )
  const text = `${JSON.stringify(manifest, undefined, 2)}\n`
  await write(join(unfinished, manifestName), text)
  await write(join(unfinished, checksumName), `${checksumOf(text)}\n`)
  await rename(unfinished, folder)
  return manifest
}

async function copyOut(client: pg.Client, exchange: string, folder: string): Promise<Manifest> {
  await client.query('begin isolation level repeatable read read only')
  const { rows: applied } = await client.query<Manifest['migration']>(
    'select version, name from schema_migrations order by version desc limit 1',
  )
  const [migration] = applied
  if (!migration) throw new DatabaseStartError('The database holds no shop yet: there is nothing to back up.')
  const tables: BackedUpTable[] = []
  for (const { name, columns } of await readTables(client)) {
    const file = fileOf({ name })
    const { rowCount } = await client.query(
      `copy ${client.escapeIdentifier(name)} (${columns.map((one) => client.escapeIdentifier(one)).join()})
       to ${client.escapeLiteral(join(exchange, file))}`,
    )
    await copyFile(join(exchange, file), join(folder, file))
    await settle(join(folder, file))
    tables.push({
      name,
      columns,
      rows: rowCount ?? 0,
      sha256: await checksumOfFile(join(folder, file)),
    })
  }
  // Read last: a number that was drawn meanwhile is not drawn again.
  const { rows: sequences } = await client.query<Manifest['sequences'][number]>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  )
  const { rows: versions } = await client.query<{ version: string }>('select version()')
  await client.query('commit')
  const createdAt = new Date().toISOString()
  return { format: 1, createdAt, postgres: versions[0]?.version ?? '', migration, tables, sequences }
}

/** Generated columns follow from the others. */
async function readTables(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r'
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname order by relname`,
  )
  return rows
}

async function write(path: string, text: string): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.write(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A copy has the rights of its original, and is on the disk only when that is said. */
async function settle(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.chmod(0o600)
    if (process.getuid) await file.chown(process.getuid(), process.getgid?.() ?? 0)
    await file.sync()
  } finally {
    await file.close()
  }
}
