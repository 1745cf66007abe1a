import type { Middleware } from 'openapi-fetch'

/** The cart is changed by a list of operations, which has a content type of its own. */
export const jsonPatch: Middleware = {
  onRequest({ request }) {
    if (request.method === 'PATCH') request.headers.set('Content-Type', 'application/json-patch+json')
    return request
  },
}
