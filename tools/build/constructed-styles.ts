import { join } from 'node:path'
import type { Plugin } from 'vite'
import { projectRoot } from '../../server/config.ts'

/** The modules of packages that write style tags at run time, and what takes their place in src/components. */
const replaced = [
  { id: /^react-style-singleton$/, by: 'style-singleton.ts' },
  { id: /\/InlineStyles\/InlineStyles\.mjs$/, by: 'inline-styles.ts' },
]

/** Builds the pages without style tags that need a nonce: the styles are constructed sheets (decision 005). */
export function constructedStyles(): Plugin {
  return {
    name: 'constructed-styles',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => ['client', 'office', 'ssr'].includes(name),
    resolveId: {
      filter: { id: replaced.map(({ id }) => id) },
      handler(source) {
        const match = replaced.find(({ id }) => id.test(source))
        return match && join(projectRoot(), 'src/components/constructed-styles', match.by)
      },
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      const modules = [...this.getModuleIds()]
      for (const { id, by } of replaced) {
        if (modules.some((module) => module.endsWith(`/constructed-styles/${by}`))) continue
        throw new Error(`No module imports ${id} any more: tools/build/constructed-styles.ts is out of date`)
      }
    },
  }
}
