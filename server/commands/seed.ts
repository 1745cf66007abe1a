import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '../config.ts'
import { multiplyProducts } from '../seed/multiply.ts'
import { seedFromFolder, seedSample, seedWhenEmpty } from '../seed/seed.ts'
import { runCli } from './run-cli.ts'
import { withDatabase } from './with-database.ts'

const most = 1_000_000
const samplesOnSale =
  'WARNING: these are sample products with sample prices and texts. Whoever reaches the shop can order them.'

/**
 * Fills the shop's database with the sample products, or with `--from FOLDER` with a shop's own files; `--products N` copies the
 * products until there are N, for measuring. In production the sample is asked for by name, with `--sample`.
 */
async function seed(): Promise<void> {
  const { values } = parseArgs({
    options: { products: { type: 'string' }, from: { type: 'string' }, sample: { type: 'boolean' } },
  })
  const { from, sample = false } = values
  const wanted = wantedNumber(values.products)
  const config = readConfig(process.env)
  const { mode } = config.settings
  if (sample && from !== undefined) throw new ConfigError('--sample and --from fill the shop each: give one.')
  if (mode === 'production') refuseUnasked(wanted, sample || from !== undefined)
  await withDatabase(config, async (database) => {
    // Without the shop's limit for a statement: one fills a table.
    if (from !== undefined) await seedFromFolder(database.direct, from)
    else if (sample) await seedSample(database.direct, mode)
    else await seedWhenEmpty(database.direct, mode)
    if (wanted !== undefined) await multiplyProducts(database.direct, wanted, (line) => console.log(line))
    console.log('The shop is filled.')
    if (sample && mode === 'production') console.log(samplesOnSale)
  })
}

/** Whoever reaches a shop in production can order what it is filled with. */
function refuseUnasked(wanted: number | undefined, isNamed: boolean): void {
  if (wanted !== undefined)
    throw new ConfigError('--products makes copies for measuring, which a shop in production would sell.')
  if (!isNamed)
    throw new ConfigError(
      "Name what fills a shop in production: --from FOLDER for its own files, or --sample for the sample shop's, which can be ordered at once.",
    )
}

function wantedNumber(given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  const number = Number(given)
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new ConfigError(`--products must be a number from 1 to ${most}, not "${given}"`)
  return number
}

await runCli(seed)
