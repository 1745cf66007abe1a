import type { FastifyInstance } from 'fastify'
import type { PageRequest } from '../../openapi/page-entry.ts'
import type { Made } from '../http/answer-cache.ts'
import { makeAnswer, type CachedAnswer } from '../http/cached-answer.ts'
import type { ResponseCaches } from '../http/response-cache.ts'
import { fillTemplate } from './fill-template.ts'
import { internalReads } from './internal-reads.ts'
import type { PageRenderer } from './page-renderer.ts'

/**
 * Everything of a visitor that a page may depend on: two visitors who agree in it get the same bytes. A page that others may
 * get is rendered without the token itself.
 */
export type Visitor = Pick<
  PageRequest,
  'url' | 'languageCookie' | 'hasAccessToken' | 'accessToken' | 'origin'
>

interface PageCacheOptions {
  renderer: PageRenderer
  caches: ResponseCaches
  /** For the head of every page. */
  marks: string
}

/** In seconds: a search engine need not be back before a database has been started anew. */
const retryAfter = '30'
const internalOrigin = 'http://shop.internal'

/** Finds the page of an address: cached, being rendered for another visitor, or rendered now. */
export function pageCache(app: FastifyInstance, { renderer, caches, marks }: PageCacheOptions) {
  const { pages, answers } = caches

  async function render(visitor: Visitor): Promise<Made> {
    const reads = internalReads(app, answers)
    const { renderPage, shellOf, pictureOf, pictureInPage } = await renderer.load(visitor.url)
    const page = await renderPage({
      ...visitor,
      read: reads.read,
      apiOrigin: internalOrigin,
      pictureOf,
      pictureInPage,
    })
    const type = 'text/html; charset=utf-8'
    if (page.kind === 'redirect') {
      const headers = { location: page.to }
      return { answer: makeAnswer({ status: 302, body: Buffer.alloc(0), type, headers, vary: 'cookie' }) }
    }
    const shell = shellOf(page.sources, page.language)
    const policy = shell.contentSecurityPolicy
    const answer = makeAnswer({
      body: fillTemplate(shell.template, page, marks),
      type,
      status: page.status,
      headers: {
        ...(policy && { 'content-security-policy': policy }),
        'cache-control': page.isPersonal ? 'no-store' : 'private, no-cache',
        ...(page.status === 503 && { 'retry-after': retryAfter }),
      },
      vary: 'cookie',
    })
    const isKept = page.status === 200 && !reads.hasFailed()
    return { answer, isLate: reads.isLate(), ...(isKept && { tags: [...reads.tags] }) }
  }

  return async (visitor: Visitor): Promise<CachedAnswer> => {
    if (!renderer.isBuilt) return (await render(visitor)).answer
    const { sharedPage } = await renderer.load(visitor.url)
    const shared = sharedPage(visitor)
    if (!shared) return (await render(visitor)).answer
    const { hasAccessToken, origin } = visitor
    const key = [origin, shared.language, hasAccessToken, shared.url].join(' ')
    return pages.get(key, () => render({ ...visitor, url: shared.url, accessToken: undefined }))
  }
}
