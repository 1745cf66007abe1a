import { benchAccounts } from './bench/accounts.ts'
import { benchApi } from './bench/api.ts'
import { benchBundle } from './bench/bundle.ts'
import { benchMachines } from './bench/machines.ts'
import { benchPages } from './bench/pages.ts'
import { benchSale } from './bench/sale.ts'
import { benchSearch } from './bench/search.ts'
import { benchStart } from './bench/start.ts'

const benches: Record<string, () => Promise<void>> = {
  accounts: benchAccounts,
  api: benchApi,
  bundle: benchBundle,
  machines: benchMachines,
  pages: benchPages,
  sale: benchSale,
  search: benchSearch,
  start: benchStart,
}

/** `npm run bench -- api`: prints figures, as ratios within one run, and does not judge them. */
const [name = ''] = process.argv.slice(2)
const bench = benches[name]
if (bench) {
  await bench()
} else {
  console.error(`Which figures? One of: ${Object.keys(benches).join(', ')}`)
  process.exitCode = 1
}
