import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError, projectRoot, readConfig } from '../config.ts'
import { restoreBackup } from '../db/embedded/backup/restore-backup.ts'
import { writeBackup } from '../db/embedded/backup/write-backup.ts'
import { openEmbeddedDatabase } from '../db/embedded/open-embedded-database.ts'
import { runCli } from './run-cli.ts'

const usage = `Usage: npm run backup -- FOLDER                          writes a new backup into the folder, also while the shop runs
       npm run backup -- --restore BACKUP [--replace]   makes the shop's database of a backup; --replace sets aside the one that is there`

/** `npm run backup`: writes a backup of the shop's own database, or makes the database of one. */
async function backup(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { restore: { type: 'string' }, replace: { type: 'boolean', default: false } },
  })
  const { database, dataDir } = readConfig(process.env)
  if (database.databaseUrl !== undefined)
    throw new ConfigError(
      'DATABASE_URL names a database of your own: use pg_dump and pg_restore (docs/backup.md).',
    )
  const [folder] = positionals
  if (values.restore !== undefined) await restore(values.restore, dataDir, values.replace)
  else if (folder !== undefined) await write(folder, dataDir)
  else throw new ConfigError(usage)
}

async function write(folder: string, dataDir: string): Promise<void> {
  const name = `phaen-${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}`
  const target = resolve(folder, name)
  const database = await openEmbeddedDatabase({ dataDir, log: () => undefined })
  try {
    const { tables } = await writeBackup(database, target)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`Backed up ${rows} rows of ${tables.length} tables: ${target}`)
  } finally {
    await database.close()
  }
}

async function restore(folder: string, dataDir: string, isToReplace: boolean): Promise<void> {
  const { createdAt, tables } = await restoreBackup({
    from: resolve(folder),
    dataDir,
    migrations: join(projectRoot(), 'server/db/migrations'),
    isToReplace,
    log: (line) => console.log(line),
  })
  console.log(`The shop is as it was at ${createdAt}: ${tables.length} tables came back.`)
}

await runCli(backup)
