import { buildIfStale } from '../../tools/build/build-if-stale.ts'

await buildIfStale()
