import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '../config.ts'
import { buildWhatIsStale } from './build-what-is-stale.ts'

await buildWhatIsStale()
await import(pathToFileURL(join(projectRoot(), 'dist/server/main.js')).href)
