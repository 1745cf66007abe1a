import { join } from 'node:path'
import { projectRoot, readConfig, withoutPooler } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { endWithReason } from './end-with-reason.ts'

/** Brings the database up to date, as a step of its own before a release; a start does it too. */
await endWithReason(async () => {
  const config = readConfig(process.env)
  const log = (line: string) => console.log(line)
  const database = await openDatabase({ ...withoutPooler(config), dataDir: config.dataDir, log })
  try {
    const ran = await migrate(database.direct, join(projectRoot(), 'server/db/migrations'))
    log(ran.length === 0 ? 'The database is up to date.' : `The database has run ${ran.join(', ')}.`)
  } finally {
    await database.close()
  }
})
