import type { FastifyInstance } from 'fastify'
import type { PageRequest } from '../../openapi/page-entry.ts'
import type { Ticket } from '../http/answer-cache.ts'
import { topics } from '../http/change-listener.ts'
import { makeAnswer, type KeptAnswer } from '../http/kept-answer.ts'
import type { ResponseCaches } from '../http/response-cache.ts'
import { fillTemplate } from './fill-template.ts'
import { internalReads } from './internal-reads.ts'
import type { PageRenderer } from './page-renderer.ts'

/** Everything of a visitor that a page may depend on: two visitors who agree in it get the same bytes. */
export type Visitor = Pick<PageRequest, 'url' | 'languageCookie' | 'hasAccessToken' | 'origin'>

interface KeeperOptions {
  renderer: PageRenderer
  caches: ResponseCaches
  commonHeaders: Readonly<Record<string, string>>
}

type Found = KeptAnswer | { redirectTo: string }

/** In seconds: a search engine need not be back before a database has been started anew. */
const retryAfter = '30'
const internalOrigin = 'http://shop.internal'

/** Finds the page of an address: kept, being rendered for another visitor, or rendered now. */
export function pageKeeper(app: FastifyInstance, { renderer, caches, commonHeaders }: KeeperOptions) {
  const { pages, answers } = caches
  const running = new Map<string, { page: Promise<Found>; ticket: Ticket | undefined }>()

  async function render(
    visitor: Visitor,
    key: string | undefined,
    ticket: Ticket | undefined,
  ): Promise<Found> {
    const reads = internalReads(app, answers)
    const { renderPage, shellOf, pictureOf, pictureInPage } = await renderer.load(visitor.url)
    const page = await renderPage({
      ...visitor,
      read: reads.read,
      apiOrigin: internalOrigin,
      pictureOf,
      pictureInPage,
    })
    if (page.kind === 'redirect') return { redirectTo: page.to }
    const shell = shellOf(page.sources, page.language)
    const policy = shell.contentSecurityPolicy
    const answer = makeAnswer({
      body: fillTemplate(shell.template, page),
      type: 'text/html; charset=utf-8',
      status: page.status,
      headers: {
        ...commonHeaders,
        ...(policy && { 'content-security-policy': policy }),
        'cache-control': 'private, no-cache',
        ...(page.status === 503 && { 'retry-after': retryAfter }),
      },
      vary: 'cookie',
    })
    if (key !== undefined && page.status === 200 && !reads.hasFailed())
      pages.keep(key, answer, ticket, [...reads.topics])
    return answer
  }

  return async (visitor: Visitor): Promise<Found> => {
    if (!renderer.isBuilt) return render(visitor, undefined, undefined)
    const { sharedPage } = await renderer.load(visitor.url)
    const shared = sharedPage(visitor)
    if (!shared) return render(visitor, undefined, undefined)
    const { hasAccessToken, origin } = visitor
    const key = [origin, shared.language, hasAccessToken, shared.url].join(' ')
    const kept = pages.find(key)
    if (kept) return kept
    const other = running.get(key)
    // A rendering that began before a change must not answer who asks after it.
    if (other && pages.isValid(other.ticket, topics)) return other.page
    const ticket = pages.ticket()
    const page = render({ ...visitor, url: shared.url }, key, ticket)
    const mine = { page, ticket }
    running.set(key, mine)
    try {
      return await page
    } finally {
      if (running.get(key) === mine) running.delete(key)
    }
  }
}
