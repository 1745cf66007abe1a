import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../db/database.ts'
import { admit, leaving, type AdmissionQueue } from '../http/admission.ts'
import type { AnswerCache } from '../http/answer-cache.ts'
import { makeAnswer, sendAnswer } from '../http/cached-answer.ts'
import { notFound } from '../shop/common/problem.ts'
import {
  countProducts,
  pagesBesidesProducts,
  productPages,
  type DatedPage,
} from '../shop/site-map/listed-pages.ts'
import type { PageRenderer } from './page-renderer.ts'
import { siteOrigin } from './site-origin.ts'
import type { PageEntry } from '../../openapi/page-entry.ts'

interface RobotsOptions {
  db: Database['db']
  pages: PageRenderer
  shopUrl: string
  cache: AnswerCache
  queue: AdmissionQueue
  /** Pages in one file; each has an address in both languages, and a file may hold 50,000 addresses. */
  pagesPerFile?: number
}

const anHour = 'public, max-age=3600'
/** What the site map is made of. */
const tags = ['catalogue', 'product', 'articles', 'content']

/** What search engines ask a site for: robots.txt, and the map of its pages. */
export function serveForRobots(app: FastifyInstance, options: RobotsOptions): void {
  const { db, pages, shopUrl, cache, queue, pagesPerFile = 5000 } = options
  app.get('/robots.txt', async (request, reply) => {
    const { privatePaths } = await pages.load(request.url)
    return reply
      .header('cache-control', anHour)
      .type('text/plain; charset=utf-8')
      .send(robots(privatePaths, siteOrigin(shopUrl, request)))
  })

  const throughQueue = { onRequest: admit(() => queue) }
  app.get(
    '/sitemap.xml',
    throughQueue,
    sendXml(async (request, origin) => {
      const [others, products] = await Promise.all([pagesBesidesProducts(db), countProducts(db)])
      const files = Math.ceil((others.length + products) / pagesPerFile)
      if (files <= 1) return writeFile(request, origin, 1)
      return siteMapIndex(Array.from({ length: files }, (_, index) => `${origin}/sitemap-${index + 1}.xml`))
    }),
  )

  app.get(
    '/sitemap-:file(^[1-9]\\d{0,3}$).xml',
    throughQueue,
    // The cast is safe: the route has this parameter.
    sendXml((request, origin) =>
      writeFile(request, origin, Number((request.params as { file: string }).file)),
    ),
  )

  function sendXml(write: (request: FastifyRequest, origin: string) => Promise<string>) {
    return leaving(async (request, reply) => {
      const origin = siteOrigin(shopUrl, request)
      const [path] = request.url.split('?')
      const answer = await cache.get(`${origin}${path}`, async () => ({
        answer: xmlAnswer(await write(request, origin)),
        tags,
      }))
      return sendAnswer(reply, answer)
    })
  }

  async function writeFile(request: FastifyRequest, origin: string, file: number): Promise<string> {
    const others = await pagesBesidesProducts(db)
    const start = (file - 1) * pagesPerFile
    const first = others.slice(start, start + pagesPerFile)
    const rest = await productPages(db, Math.max(0, start - others.length), pagesPerFile - first.length)
    const listed = [...first, ...rest]
    if (listed.length === 0 && file > 1) throw notFound('No such part of the site map')
    const { addressOf } = await pages.load(request.url)
    return siteMapFile(listed, origin, addressOf)
  }
}

const xmlAnswer = (xml: string) =>
  makeAnswer({
    body: Buffer.from(xml),
    type: 'application/xml; charset=utf-8',
    headers: { 'cache-control': anHour },
  })

/** Pages that search engines shall read but not list say so themselves: a page that is not read cannot. */
function robots(privatePaths: readonly string[], origin: string): string {
  const closed = [...privatePaths, '/sandbox'].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

type AddressOf = PageEntry['addressOf']

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The pages in both languages; each address names the others (https://www.sitemaps.org/protocol.html). */
function siteMapFile(pages: readonly DatedPage[], origin: string, addressOf: AddressOf): string {
  const entries = pages.map((dated) => entriesOf(dated, origin, addressOf)).join('')
  return `${head}<urlset ${protocol} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries}</urlset>\n`
}

/** The list of files, for a shop with more pages than one file may hold. */
function siteMapIndex(files: readonly string[]): string {
  const entries = files.map((file) => `<sitemap><loc>${escaped(file)}</loc></sitemap>\n`).join('')
  return `${head}<sitemapindex ${protocol}>\n${entries}</sitemapindex>\n`
}

function entriesOf({ page, changedAt }: DatedPage, origin: string, addressOf: AddressOf): string {
  const thai = escaped(origin + addressOf(page, 'th'))
  const english = escaped(origin + addressOf(page, 'en'))
  const alternates = [
    ['th', thai],
    ['en', english],
    ['x-default', thai],
  ]
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join('')
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return [thai, english]
    .map((address) => `<url><loc>${address}</loc>${changed}${alternates}</url>\n`)
    .join('')
}

const escaped = (address: string) =>
  address.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
