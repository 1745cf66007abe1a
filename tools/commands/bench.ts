import { benchAccounts } from './bench/accounts.ts'
import { benchBundle } from './bench/bundle.ts'
import { benchCatalogue } from './bench/catalogue.ts'
import { benchGallery } from './bench/gallery.ts'
import { benchHydration } from './bench/hydration.ts'
import { benchInteractions } from './bench/interactions.ts'
import { benchLighthouse } from './bench/lighthouse.ts'
import { benchMachines } from './bench/machines.ts'
import { benchPages } from './bench/pages.ts'
import { benchSale } from './bench/sale.ts'
import { benchScale } from './bench/scale.ts'
import { benchSearch } from './bench/search.ts'
import { benchSoak } from './bench/soak.ts'
import { benchStart } from './bench/start.ts'

const benches: Record<string, (rest: readonly string[]) => Promise<void>> = {
  accounts: benchAccounts,
  bundle: benchBundle,
  catalogue: benchCatalogue,
  gallery: benchGallery,
  hydration: benchHydration,
  interactions: benchInteractions,
  lighthouse: benchLighthouse,
  machines: benchMachines,
  pages: benchPages,
  sale: benchSale,
  scale: benchScale,
  search: benchSearch,
  soak: benchSoak,
  start: benchStart,
}

/** `npm run bench -- catalogue`: prints figures, as ratios within one run, and does not judge them. */
const [name = '', ...rest] = process.argv.slice(2)
const bench = benches[name]
if (bench) {
  await bench(rest)
} else {
  console.error(`Which figures? One of: ${Object.keys(benches).join(', ')}`)
  process.exitCode = 1
}
