import { join } from 'node:path'
import { projectRoot, withoutPooler, type Config } from '../config.ts'
import { openDatabase, type Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'

/** Brings the shop's database up to date and works on it, also with the names of the migrations that ran. */
export async function withDatabase(
  { log = (line) => console.log(line), ...config }: Config & { log?: (line: string) => void },
  work: (database: Database, ran: readonly string[]) => Promise<void>,
): Promise<void> {
  const database = await openDatabase({ ...withoutPooler(config), dataDir: config.dataDir, log })
  try {
    await work(database, await migrate(database.direct, join(projectRoot(), 'server/db/migrations')))
  } finally {
    await database.close()
  }
}
