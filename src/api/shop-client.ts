import type { Client } from 'openapi-fetch'
import type { paths } from '../../openapi/generated/schema.ts'
import type { Language } from '../lib/language.ts'

export type ShopClient = Client<paths>

/** The network, or a replacement for it in tests. */
export type Send = (request: Request) => Promise<Response>

export interface ShopClientOptions {
  /** Where the contract is kept: empty for the page's own server. */
  baseUrl: string
  fetch?: Send
  /** Without it no request carries a token. */
  readAccessToken?: () => string | undefined
  /** Names of goods and the words of messages follow the language of the shop. */
  readLanguage?: () => Language
  /** Called for each request that the loading overlay should count. */
  onRequestStarted?: () => void
  onRequestEnded?: () => void
  /** Decides about each request that was refused with a 401; without it the 401 stands. */
  refusals?: RefusalDesk
}

export interface RefusedRequest {
  id: string
  /** The access token that the request was sent with. */
  accessToken: string | undefined
}

export interface RefusalDesk {
  /**
   * Resolves once it is decided whether the request is sent once more or its 401 stands; rejects with a problem when
   * that could not be found out.
   */
  refused: (request: RefusedRequest) => Promise<'repeat' | 'giveUp'>
  /** The request is over, whatever came of it. */
  answered: (id: string) => void
}
