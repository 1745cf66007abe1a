import { buildApp } from '../../../server/app.ts'
import { readConfig } from '../../../server/config.ts'
import { openDatabase } from '../../../server/db/database.ts'
import { sessionsByCustomerId } from './customers.ts'
import { patience, patientAdmission } from './patience.ts'

/** Runs the API in a separate process: prints its address as JSON, and ends when its input closes. */
const [databaseUrl = ''] = process.argv.slice(2)
const database = await openDatabase({ databaseUrl, dataDir: '', log: () => undefined, patience })
const app = await buildApp({
  database,
  logLevel: 'silent',
  settings: readConfig(process.env).settings,
  findSession: sessionsByCustomerId,
  admission: patientAdmission,
})
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
const end = () => void app.close().then(() => database.close().then(() => process.exit(0)))
process.stdin.once('close', end).resume()
process.once('SIGTERM', end)
process.stdout.write(`${JSON.stringify({ origin })}\n`)
