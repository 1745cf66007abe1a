import { benchCatalogue } from './bench/catalogue.ts'
import { benchLighthouse } from './bench/lighthouse.ts'
import { benchOffice } from './bench/office.ts'
import { benchPages } from './bench/pages.ts'
import { benchScale } from './bench/scale.ts'

const benches: Record<string, () => Promise<void>> = {
  catalogue: benchCatalogue,
  lighthouse: benchLighthouse,
  office: benchOffice,
  pages: benchPages,
  scale: benchScale,
}

/** `npm run bench -- catalogue`: prints figures, as ratios within one run. It judges one alone, the scripts of a first visit. */
const bench = benches[process.argv[2] ?? '']
if (bench) {
  await bench()
} else {
  console.error(`Which figures? One of: ${Object.keys(benches).join(', ')}`)
  process.exitCode = 1
}
