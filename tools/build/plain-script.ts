import type { Plugin } from 'vite'

const source = 'src/app/branch-map/branch-map.html'

/**
 * Builds the script of the map's page as one plain file. The page has no origin (decision 017), and a host would have to
 * allow module scripts for it by CORS. The page is served from the root, wherever its source is.
 */
export function plainScript(): Plugin {
  return {
    name: 'plain-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        if (path !== `/${source}`) return html
        const script = /<script type="module" crossorigin(?= src=)/
        if (!script.test(html)) throw new Error(`${source} has no module script to make a plain one of`)
        return html.replace(script, '<script defer')
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle[source]
        if (page?.type !== 'asset') return
        delete bundle[source]
        this.emitFile({ type: 'asset', fileName: 'branch-map.html', source: page.source })
      },
    },
  }
}
