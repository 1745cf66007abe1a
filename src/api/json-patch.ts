import type { Middleware } from 'openapi-fetch'

/** Sets the content type of PATCH requests: the cart is changed by a list of JSON Patch operations. */
export const jsonPatch: Middleware = {
  onRequest({ request }) {
    if (request.method === 'PATCH') request.headers.set('Content-Type', 'application/json-patch+json')
    return request
  },
}
