import type { Client } from 'openapi-fetch'
import type { paths } from '../../openapi/generated/schema.ts'
import type { Language } from '../lib/language.ts'

export interface ShopClient extends Client<paths> {
  /** For what shows by itself that it waits: the loading overlay does not appear. */
  quiet: Client<paths>
}

/** The network, or a replacement for it in tests. */
export type Send = (request: Request) => Promise<Response>

export interface ShopClientOptions {
  /** The base URL of the API; it is empty for the page's own server. */
  baseUrl: string
  send?: Send
  /** If this is omitted, no request carries a token. */
  readAccessToken?: () => string | undefined
  /** Returns the shop's language, which the server uses for product names and messages. */
  readLanguage?: () => Language
  /** Called for each request that the loading overlay should count. */
  onRequestStarted?: () => void
  onRequestEnded?: () => void
  /** Called when a request waits because the server has too much to do. If this is omitted, no request is repeated then. */
  onOverloaded?: () => void
  /** Decides about each request that was refused with a 401. If this is omitted, the 401 stands. */
  refusals?: RefreshGate
}

export interface RefusedRequest {
  id: string
  /** The access token that the request was sent with. */
  accessToken: string | undefined
}

export interface RefreshGate {
  /**
   * Resolves with the decision to resend the request or to let its 401 stand; rejects with a problem when the
   * decision could not be made.
   */
  refused: (request: RefusedRequest) => Promise<'repeat' | 'giveUp'>
  /** Called when the refused request has ended, with any outcome. */
  answered: (id: string) => void
}
