import { join } from 'node:path'
import type { Plugin } from 'vite'
import { projectRoot } from '../../server/config.ts'

/** The server renders with a lean version of react-i18next's hook, which reaches the package for the rest. */
export function leanTranslation(): Plugin {
  const lean = join(projectRoot(), 'src/app/server-translation.ts')
  return {
    name: 'lean-translation',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: {
      filter: { id: /^react-i18next$/ },
      handler: (_source, importer) => (importer === lean ? undefined : lean),
    },
  }
}
