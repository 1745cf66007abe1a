import { join } from 'node:path'
import type { Plugin } from 'vite'
import { projectRoot } from '../../server/config.ts'

/** Packages whose hooks and parts prepare for what happens only in a browser, and what the server renders with instead. */
const stands = {
  'react-i18next': 'src/app/server-translation.ts',
  'react-router-dom': 'src/app/server-router.tsx',
}

/** The server renders with lean versions, which reach the packages for the rest. */
export function leanRendering(): Plugin {
  const files = new Map(Object.entries(stands).map(([name, file]) => [name, join(projectRoot(), file)]))
  return {
    name: 'lean-rendering',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: {
      filter: { id: Object.keys(stands).map((name) => new RegExp(`^${name}$`)) },
      handler(source, importer) {
        const lean = files.get(source)
        return importer === lean ? undefined : lean
      },
    },
  }
}
