import type { Language } from '../language.ts'

/** The address of the service worker, which keeps pages for when there is no network (decision 031). */
export const workerUrl = '/service-worker.js'

/** What a page tells the service worker when it has been shown. */
export interface ShownPage {
  /** Path and query. */
  address: string
  language: Language
  /** The scripts, styles and pictures that the page has used. */
  files: string[]
}

/** Names in an address that do not change what the page shows. */
const changeNothing = ['lang', 'auth', 'next']

/** The address that names a page in a language, whatever the visitor's cookies say. */
export function cachedUrl(address: string, language: Language, origin: string): URL {
  const url = new URL(address, origin)
  for (const name of changeNothing) url.searchParams.delete(name)
  url.hash = ''
  url.searchParams.set('lang', language)
  return url
}
