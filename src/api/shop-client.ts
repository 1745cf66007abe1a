import type { Client } from 'openapi-fetch'
import type { paths } from '../../openapi/generated/schema.ts'

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
