import type { Middleware } from 'openapi-fetch'
import type { Language } from '../lib/language.ts'

/** Tells the server which language the shopper reads: paths without one, such as the cart's, follow it (decision 008). */
export function spokenLanguage(readLanguage: () => Language): Middleware {
  return {
    onRequest({ request }) {
      request.headers.set('Accept-Language', readLanguage())
      return request
    },
  }
}
