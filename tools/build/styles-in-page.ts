import type { Plugin } from 'vite'

const found = 'const seen = {};'
const inPage =
  "const seen = Object.fromEntries((document.querySelector('style[data-href]')?.dataset.href ?? '')" +
  '.split(" ").filter(Boolean).map((href) => [new URL(href, document.baseURI).href, undefined]));'

/**
 * The server writes the styles of the first screen into the page (decision 035) and names the files they come from. Vite's
 * loader of later screens takes those for loaded.
 */
export function stylesInPage(): Plugin {
  return {
    name: 'styles-in-page',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(found))
          throw new Error("Vite's preload helper has changed: see tools/build/styles-in-page.ts")
        return { code: code.replace(found, inPage), map: null }
      },
    },
  }
}
