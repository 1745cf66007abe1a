import { request, type APIRequestContext, type Browser } from 'playwright/test'
import { knownCustomer } from '../../e2e/paths/choices.ts'
import { newCustomer } from '../../e2e/support/new-customer.ts'
import type { Tokens } from '../../e2e/support/customer.ts'
import { openPage, type Opening, type PageRun } from './page-run.ts'
import { sharedPages } from './shared-page.ts'

/** A tester's browser and the shop that it looks at. */
export interface Shopper {
  open: (opening: Opening) => Promise<PageRun>
  /** The shop's API, for what a path needs beforehand. */
  api: APIRequestContext
  /** A customer that the paths of one worker share: a new one, or the one that a tester names. */
  customer: () => Promise<Tokens>
  /** Something that is made once and shared by the paths of one worker. */
  once: <Made>(name: string, make: () => Promise<Made>) => Promise<Made>
  stop: () => Promise<void>
}

export async function newShopper(browser: Browser, shop: string, worker: number): Promise<Shopper> {
  const api = await request.newContext({
    baseURL: shop,
    extraHTTPHeaders: { 'x-forwarded-for': `10.${100 + (worker % 100)}.0.1` },
  })
  const made = new Map<string, Promise<unknown>>()
  const pages = sharedPages(browser, shop)
  let opened = 0
  const once = <Made>(name: string, make: () => Promise<Made>) => {
    const known = (made.get(name) ?? make()) as Promise<Made>
    made.set(name, known)
    return known
  }
  return {
    api,
    once,
    customer: () => once('customer', () => customerOf(api)),
    open: (opening) => {
      opened += 1
      // The server limits how often one network may ask.
      return openPage(pages, `10.${200 + (worker % 50)}.${opened >> 8}.${opened & 255}`, opening)
    },
    stop: () => api.dispose(),
  }
}

async function customerOf(api: APIRequestContext): Promise<Tokens> {
  const known = knownCustomer()
  if (!known) return newCustomer(api)
  const answer = await api.post('/api/accounts/signin', { data: known })
  if (!answer.ok()) throw new Error(`${known.userName} cannot sign in: ${await answer.text()}`)
  return answer.json()
}
