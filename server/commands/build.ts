import { buildWhatIsStale } from './build-what-is-stale.ts'

await buildWhatIsStale()
