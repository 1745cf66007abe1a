import type { Plugin } from 'vite'

/**
 * The map's page has no origin (decision 017), and to such a page a host must allow module scripts one by one:
 * its script is one plain file, which any host may give it.
 */
export function plainScript(): Plugin {
  return {
    name: 'plain-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        if (path !== '/branch-map.html') return html
        return html.replace(/<script type="module" crossorigin/, '<script defer')
      },
    },
  }
}
