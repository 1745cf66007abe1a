import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '../../openapi/generated/schema.ts'
import { authorization } from './authorization.ts'
import { jsonPatch } from './json-patch.ts'
import { loadingCount } from './loading-count.ts'
import { unauthorized } from './unauthorized.ts'

export type ShopClient = Client<paths>

export interface ShopClientOptions {
  /** Where the contract is kept: empty for the page's own server. */
  baseUrl: string
  fetch?: (request: Request) => Promise<Response>
  readAccessToken: () => string | undefined
  /** Told of each request that the loading overlay should count. */
  onRequestStarted?: () => void
  onRequestEnded?: () => void
  /** Answers a 401: a response to use in its place, or nothing to let the 401 stand. */
  onUnauthorized?: (refused: RefusedRequest) => Promise<Response | undefined>
}

export interface RefusedRequest {
  response: Response
  /** Sends the same request again, body and all, with the token of that moment. */
  repeat: () => Promise<Response>
}

export function createShopClient(options: ShopClientOptions): ShopClient {
  const send = options.fetch ?? ((request: Request) => fetch(request))
  const client = createClient<paths>({ baseUrl: options.baseUrl, fetch: send })
  client.use(
    loadingCount(options.onRequestStarted, options.onRequestEnded),
    jsonPatch,
    authorization(options.readAccessToken),
    unauthorized(send, options.readAccessToken, options.onUnauthorized),
  )
  return client
}
