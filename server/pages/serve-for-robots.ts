import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/database.ts'
import { sendProblem } from '../http/failures.ts'
import { makeAnswer, sendAnswer } from '../http/cached-answer.ts'
import { notFound } from '../shop/common/problem.ts'
import { countProducts, pagesBesidesProducts, productPages } from '../shop/site-map/listed-pages.ts'
import type { PageRenderer } from './page-renderer.ts'
import { siteMapFile, siteMapIndex } from './site-map-file.ts'
import { siteOrigin } from './site-origin.ts'

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
