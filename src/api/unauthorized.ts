import { authorize, bearerOf } from './authorization.ts'
import type { RefusalDesk, Send } from './shop-client.ts'

/**
 * Reports each request that was refused with a 401 and, if asked to, resends it once with the current token.
 * It wraps the network function and is not one of the client's hooks, so that a failed repetition ends like any
 * other request. A request's body can be read only once, so the request is copied before it is sent.
 */
export function repeatingRefused(
  send: Send,
  readAccessToken: () => string | undefined,
  desk: RefusalDesk,
): Send {
  let lastId = 0
  return async (request) => {
    const copy = request.clone()
    const response = await send(request)
    if (response.status !== 401) return response

    lastId += 1
    const id = `request-${lastId}`
    try {
      if ((await desk.refused({ id, accessToken: bearerOf(request) })) === 'giveUp') return response
      authorize(copy, readAccessToken())
      const again = await send(copy)
      if (again.status === 401) await desk.refused({ id, accessToken: bearerOf(copy) })
      return again
    } finally {
      desk.answered(id)
    }
  }
}
