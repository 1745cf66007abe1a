import type { Middleware } from 'openapi-fetch'
import { authorize } from './authorization.ts'
import type { ShopClientOptions } from './shop-client.ts'

/** The refresh call stands outside the 401 handling, or a refused refresh would ask for another. */
const refreshPath = '/api/accounts/token-refresh'

/**
 * Hands each 401 to the flow that knows what to do with it.
 * A request's body can be read only once, so a copy is kept from before it is sent.
 */
export function unauthorized(
  send: (request: Request) => Promise<Response>,
  readAccessToken: () => string | undefined,
  onUnauthorized: ShopClientOptions['onUnauthorized'],
): Middleware {
  const unsent = new Map<string, Request>()
  return {
    onRequest({ request, id, schemaPath }) {
      if (onUnauthorized && schemaPath !== refreshPath) unsent.set(id, request.clone())
      return request
    },
    async onResponse({ response, id }) {
      const copy = unsent.get(id)
      unsent.delete(id)
      if (response.status !== 401 || !copy || !onUnauthorized) return response
      const repeat = () => {
        authorize(copy, readAccessToken())
        return send(copy)
      }
      return (await onUnauthorized({ response, repeat })) ?? response
    },
    onError({ id }) {
      unsent.delete(id)
    },
  }
}
