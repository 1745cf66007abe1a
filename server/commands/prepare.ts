import { buildIfStale } from '../../tools/build/build-if-stale.ts'

/** What `npm start` does before it runs the built server. */
await buildIfStale()
