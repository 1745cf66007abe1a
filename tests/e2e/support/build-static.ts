import { projectRoot } from '../../../server/config.ts'
import { createBuilder } from 'vite'
import { pseudoWords } from './pseudo-words.ts'

/** Builds just the app, for the API at VITE_API_BASE_URL, into the folder that is named first; `pseudo` has other words. */
const [outDir = '', words] = process.argv.slice(2)
const builder = await createBuilder({
  root: projectRoot(),
  logLevel: 'warn',
  plugins: words === 'pseudo' ? [pseudoWords()] : [],
  environments: { client: { build: { outDir } } },
})
const { client } = builder.environments
if (!client) throw new Error('There is no build of the app')
await builder.build(client)
