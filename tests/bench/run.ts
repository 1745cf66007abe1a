import { benchApi } from './api.ts'

const benches: Record<string, () => Promise<void>> = { api: benchApi }

/** `npm run bench -- api`: figures as ratios within one run, printed and not judged. */
const [name = ''] = process.argv.slice(2)
const bench = benches[name]
if (bench) {
  await bench()
} else {
  console.error(`Which figures? One of: ${Object.keys(benches).join(', ')}`)
  process.exitCode = 1
}
