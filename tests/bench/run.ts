import { benchAccounts } from './accounts.ts'
import { benchApi } from './api.ts'
import { benchBundle } from './bundle.ts'
import { benchMachines } from './machines.ts'

const benches: Record<string, () => Promise<void>> = {
  api: benchApi,
  bundle: benchBundle,
  bundle: benchBundle,
  machines: benchMachines,
}

/** `npm run bench -- api`: figures as ratios within one run, printed and not judged. */
const [name = ''] = process.argv.slice(2)
const bench = benches[name]
if (bench) {
  await bench()
} else {
  console.error(`Which figures? One of: ${Object.keys(benches).join(', ')}`)
  process.exitCode = 1
}
