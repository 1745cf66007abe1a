import { projectRoot } from '../../../server/config.ts'
import { createBuilder } from 'vite'

/** Builds just the app, for the API at VITE_API_BASE_URL, into the folder that is named first. */
const [outDir = ''] = process.argv.slice(2)
const builder = await createBuilder({
  root: projectRoot(),
  logLevel: 'warn',
  environments: { client: { build: { outDir } } },
})
const { client } = builder.environments
if (!client) throw new Error('There is no build of the app')
await builder.build(client)
