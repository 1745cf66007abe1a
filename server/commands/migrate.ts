import { readConfig } from '../config.ts'
import { runCli } from './run-cli.ts'
import { withDatabase } from './with-database.ts'

/** Brings the database up to date, as a step of its own before a release; a start does it too. */
await runCli(() =>
  withDatabase(readConfig(process.env), async (_, ran) =>
    console.log(ran.length === 0 ? 'The database is up to date.' : `The database has run ${ran.join(', ')}.`),
  ),
)
