import createClient from 'openapi-fetch'
import type { Middleware } from 'openapi-fetch'
import type { paths } from '../../openapi/generated/schema.ts'
import type { Language } from '../lib/language.ts'
import { authorization, authorize, bearerOf } from './authorization.ts'
import { loadingCount, withoutOverlay } from './loading-count.ts'
import { repeatingOverloaded } from './overloaded.ts'
import type { RefreshGate, Send, ShopClient, ShopClientOptions } from './shop-client.ts'

export function createShopClient(options: ShopClientOptions): ShopClient {
  const { baseUrl, readAccessToken = () => undefined, readLanguage, refusals } = options
  const once: Send = options.send ?? ((request) => fetch(request))
  const network = options.onOverloaded ? repeatingOverloaded(once, options.onOverloaded) : once
  const send = refusals ? repeatingRefused(network, readAccessToken, refusals) : network
  const hooks = [
    loadingCount(options.onRequestStarted, options.onRequestEnded),
    jsonPatch,
    authorization(readAccessToken),
    ...(readLanguage ? [acceptLanguage(readLanguage)] : []),
  ]
  const clientWith = (headers: Record<string, string>) => {
    const client = createClient<paths>({ baseUrl, fetch: send, headers })
    client.use(...hooks)
    return client
  }
  return { ...clientWith({}), quiet: clientWith(withoutOverlay) }
}

/** Sets the content type of PATCH requests: the cart is changed by a list of JSON Patch operations. */
const jsonPatch: Middleware = {
  onRequest({ request }) {
    if (request.method === 'PATCH') request.headers.set('Content-Type', 'application/json-patch+json')
    return request
  },
}

/**
 * Sends the shopper's language to the server, for paths without a language such as the cart's (decision 001). A request that
 * names another language keeps it: an invoice is in Thai.
 */
function acceptLanguage(readLanguage: () => Language): Middleware {
  return {
    onRequest({ request }) {
      if (!request.headers.has('Accept-Language')) request.headers.set('Accept-Language', readLanguage())
      return request
    },
  }
}

/**
 * Reports each request that was refused with a 401 and, if asked to, resends it once with the current token.
 * It wraps the network function and is not one of the client's hooks, so that a failed repetition ends like any
 * other request. A request's body can be read only once, so the request is copied before it is sent.
 */
function repeatingRefused(send: Send, readAccessToken: () => string | undefined, gate: RefreshGate): Send {
  let lastId = 0
  return async (request) => {
    const copy = request.clone()
    const response = await send(request)
    if (response.status !== 401) return response

    lastId += 1
    const id = `request-${lastId}`
    try {
      if ((await gate.refused({ id, accessToken: bearerOf(request) })) === 'giveUp') return response
      authorize(copy, readAccessToken())
      const again = await send(copy)
      if (again.status === 401) await gate.refused({ id, accessToken: bearerOf(copy) })
      return again
    } finally {
      gate.answered(id)
    }
  }
}
