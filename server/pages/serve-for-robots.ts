import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/database.ts'
import { sendProblem } from '../http/failures.ts'
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
  /** Pages in one file; each has an address in both languages, and a file may hold 50,000 addresses. */
  pagesPerFile?: number
}

const anHour = 'public, max-age=3600'

/** What search engines ask a site for: robots.txt, and the map of its pages. */
export function serveForRobots(app: FastifyInstance, options: RobotsOptions): void {
  const { db, pages, shopUrl, pagesPerFile = 5000 } = options
  app.get('/robots.txt', async (request, reply) => {
    const { privatePaths } = await pages.load(request.url)
    return reply
      .header('cache-control', anHour)
      .type('text/plain; charset=utf-8')
      .send(robots(privatePaths, siteOrigin(shopUrl, request)))
  })

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = siteOrigin(shopUrl, request)
    const [others, products] = await Promise.all([pagesBesidesProducts(db), countProducts(db)])
    const files = Math.ceil((others.length + products) / pagesPerFile)
    if (files <= 1) return sendFile(request, reply, 1)
    const addresses = Array.from({ length: files }, (_, index) => `${origin}/sitemap-${index + 1}.xml`)
    return sendXml(reply, siteMapIndex(addresses))
  })

  app.get<{ Params: { file: string } }>('/sitemap-:file(^[1-9]\\d{0,3}$).xml', (request, reply) =>
    sendFile(request, reply, Number(request.params.file)),
  )

  async function sendFile(request: FastifyRequest, reply: FastifyReply, file: number) {
    const others = await pagesBesidesProducts(db)
    const start = (file - 1) * pagesPerFile
    const first = others.slice(start, start + pagesPerFile)
    const rest = await productPages(db, Math.max(0, start - others.length), pagesPerFile - first.length)
    const listed = [...first, ...rest]
    if (listed.length === 0 && file > 1) return sendProblem(reply, notFound('No such part of the site map'))
    const { addressOf } = await pages.load(request.url)
    return sendXml(reply, siteMapFile(listed, siteOrigin(shopUrl, request), addressOf))
  }
}

function sendXml(reply: FastifyReply, xml: string): Promise<FastifyReply> {
  const headers = { 'cache-control': anHour }
  return sendAnswer(
    reply,
    makeAnswer({ body: Buffer.from(xml), type: 'application/xml; charset=utf-8', headers }),
  )
}

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
