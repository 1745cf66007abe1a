import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createBuilder } from 'vite'
import { projectRoot } from '../../server/config.ts'
import { packFiles } from '../build/pack-files.ts'
import { fingerprintOfSources, stampBuild } from '../build/build-stamp.ts'

/** Builds the app, its rendering on the server, and the server. Started by a test, it writes the same as for a start. */
process.env.NODE_ENV = 'production'
const fingerprint = await fingerprintOfSources()
await rm(join(projectRoot(), 'dist'), { recursive: true, force: true })
const builder = await createBuilder({ root: projectRoot() })
await builder.buildApp()
await packFiles(join(projectRoot(), 'dist/assets'))
await packFiles(join(projectRoot(), 'dist/office/assets'))
await stampBuild(fingerprint)
