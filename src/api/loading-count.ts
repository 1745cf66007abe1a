import type { Middleware } from 'openapi-fetch'

/** A read that shows a skeleton of its own sends this, and the loading overlay stays away. */
export const withoutOverlay = { hasLoading: 'false' }

const flag = 'hasLoading'

/**
 * Counts requests for the loading overlay: one up before each, one down after its answer or error.
 * The flag is for this client only and never reaches the network.
 */
export function loadingCount(onStarted?: () => void, onEnded?: () => void): Middleware {
  const counted = new Set<string>()
  const end = (id: string) => {
    if (counted.delete(id)) onEnded?.()
  }
  return {
    onRequest({ request, id }) {
      const isQuiet = request.headers.get(flag) === 'false'
      request.headers.delete(flag)
      if (!isQuiet) {
        counted.add(id)
        onStarted?.()
      }
      return request
    },
    onResponse: ({ id }) => end(id),
    onError: ({ id }) => end(id),
  }
}
