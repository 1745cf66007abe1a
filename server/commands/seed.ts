import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError, projectRoot, readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { multiplyProducts } from '../seed/multiply.ts'
import { seedFromFolder, seedWhenEmpty } from '../seed/seed.ts'
import { endWithReason } from './end-with-reason.ts'

const most = 1_000_000

/**
 * Fills the shop's database with the sample products, or with `--from FOLDER` with a shop's own files; `--products N` copies the
 * products until there are N, for measuring.
 */
async function seed(): Promise<void> {
  const { values } = parseArgs({ options: { products: { type: 'string' }, from: { type: 'string' } } })
  const wanted = wantedNumber(values.products)
  const config = readConfig(process.env)
  const database = await openDatabase({ ...config, log: (line) => console.log(line) })
  try {
    await migrate(database.pool, join(projectRoot(), 'server/db/migrations'))
    if (values.from === undefined) await seedWhenEmpty(database.pool, config.settings.mode)
    else await seedFromFolder(database.pool, values.from)
    if (wanted !== undefined) await multiplyProducts(database.pool, wanted, (line) => console.log(line))
    console.log('The shop is filled.')
  } finally {
    await database.close()
  }
}

function wantedNumber(given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  const number = Number(given)
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new ConfigError(`--products must be a number from 1 to ${most}, not "${given}"`)
  return number
}

await endWithReason(seed)
