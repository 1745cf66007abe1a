import type { Plugin } from 'vite'

const hint = '//# allFunctionsCalledOnLoad\n'

/** Chromium compiles the functions of a script while it loads, beside the page, rather than one by one as the page needs them. */
export function compiledWhileLoading(): Plugin {
  return {
    name: 'compiled-while-loading',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // The hint counts only in the first line, where Vite's own comes later than `banner`.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = hint + file.code
      },
    },
  }
}
