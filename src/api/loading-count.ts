import type { Middleware } from 'openapi-fetch'

const flag = 'hasLoading'

/** The headers of requests for which the loading overlay does not appear. */
export const withoutOverlay = { [flag]: 'false' }

/**
 * Reports the start of each request to the loading overlay, and its end after an answer or an error.
 * The flag is read here and never reaches the network.
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
