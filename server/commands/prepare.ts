import { buildWhatIsStale } from './build-what-is-stale.ts'

/** What `npm start` does before it runs the built server. */
await buildWhatIsStale()
