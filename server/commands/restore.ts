import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError, projectRoot, readConfig } from '../config.ts'
import { restoreBackup } from '../db/embedded/backup/restore-backup.ts'
import { endWithReason } from './end-with-reason.ts'

/** `npm run restore -- FOLDER`: makes the shop's database of a backup; `--replace` sets aside the one that is there. */
async function restore(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [folder] = positionals
  if (folder === undefined) throw new ConfigError('From where? npm run restore -- FOLDER [--replace]')
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (databaseUrl !== undefined)
    throw new ConfigError(
      'DATABASE_URL names a database of your own: restore it with pg_restore (docs/backup.md).',
    )
  const { createdAt, tables } = await restoreBackup({
    from: resolve(folder),
    dataDir,
    migrations: join(projectRoot(), 'server/db/migrations'),
    isToReplace: values.replace,
    log: (line) => console.log(line),
  })
  console.log(`The shop is as it was at ${createdAt}: ${tables.length} tables came back.`)
}

await endWithReason(restore)
