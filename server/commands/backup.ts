import { resolve } from 'node:path'
import { ConfigError, readConfig } from '../config.ts'
import { writeBackup } from '../db/embedded/backup/write-backup.ts'
import { openEmbeddedDatabase } from '../db/embedded/open-embedded-database.ts'
import { endWithReason } from './end-with-reason.ts'

/** `npm run backup -- FOLDER`: writes a new backup into the folder, also while the shop runs. */
async function backup(): Promise<void> {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) throw new ConfigError('Where to? npm run backup -- FOLDER')
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (databaseUrl !== undefined)
    throw new ConfigError(
      'DATABASE_URL names a database of your own: back it up with pg_dump (docs/backup.md).',
    )
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

await endWithReason(backup)
