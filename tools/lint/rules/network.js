import { isTestFile } from '../import-boundaries.js'
import { globalsUsed } from './globals-used.js'
import { placeOf } from './place.js'

const networkApis = new Set(['fetch', 'XMLHttpRequest', 'navigator.sendBeacon', 'EventSource', 'WebSocket'])

/** In the app only the typed client (src/api) uses the network, and the service worker, which stands before it. */
export const network = {
  create(context) {
    const place = placeOf(context)
    if (!place.startsWith('src/') || /^src\/(?:api|worker)\//.test(place) || isTestFile(place)) return {}
    return {
      'Program:exit'() {
        for (const { path, node } of globalsUsed(context.sourceCode)) {
          if (networkApis.has(path))
            context.report({ node, message: `only src/api talks to the network: ${path}` })
        }
      },
    }
  },
}
