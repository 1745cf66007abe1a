import type { Middleware } from 'openapi-fetch'
import type { Language } from '../lib/language.ts'

/**
 * Sends the shopper's language to the server, for paths without a language such as the cart's (decision 008). A request that
 * names another language keeps it: an invoice is in Thai.
 */
export function spokenLanguage(readLanguage: () => Language): Middleware {
  return {
    onRequest({ request }) {
      if (!request.headers.has('Accept-Language')) request.headers.set('Accept-Language', readLanguage())
      return request
    },
  }
}
