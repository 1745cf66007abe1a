import type { Plugin } from 'vite'

export const officeSource = 'src/office/office.html'

/** Writes the page of the office beside its files, wherever its source is. */
export function officePage(): Plugin {
  return {
    name: 'office-page',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'office',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle[officeSource]
        if (page?.type !== 'asset') throw new Error(`${officeSource} was not built`)
        delete bundle[officeSource]
        this.emitFile({ type: 'asset', fileName: 'office/office.html', source: page.source })
      },
    },
  }
}
