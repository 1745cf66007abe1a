import { DOMParser, type Element } from '@xmldom/xmldom'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { AdmissionQueue, defaultAdmission } from '../../server/http/admission.ts'
import { answerFailures } from '../../server/http/failures.ts'
import { createAnswerCache } from '../../server/http/answer-cache.ts'
import { serveForRobots } from '../../server/pages/serve-for-robots.ts'
import { openSite, pages, shopUrl, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.api.close())

interface Entry {
  address: string
  changedAt: string
  alternates: Record<string, string>
}

/** Parsed by an XML parser, which throws on what is not well-formed. */
function parse(xml: unknown) {
  const onError = (level: string, message: string) => {
    throw new Error(`${level}: ${message}`)
  }
  const root = new DOMParser({ onError }).parseFromString(String(xml), 'application/xml').documentElement
  if (!root) throw new Error('An empty document')
  return root
}

const siteMaps = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const xhtml = 'http://www.w3.org/1999/xhtml'

const childrenOf = (parent: Element, namespace: string, name: string) => [
  ...parent.getElementsByTagNameNS(namespace, name),
]
const textOf = (parent: Element, name: string) => childrenOf(parent, siteMaps, name)[0]?.textContent ?? ''

function entriesOf(root: Element): Entry[] {
  expect(root.localName).toBe('urlset')
  return childrenOf(root, siteMaps, 'url').map((url) => ({
    address: textOf(url, 'loc'),
    changedAt: textOf(url, 'lastmod'),
    alternates: Object.fromEntries(
      childrenOf(url, xhtml, 'link').map((link) => [
        link.getAttribute('hreflang') ?? '',
        link.getAttribute('href') ?? '',
      ]),
    ),
  }))
}

async function readEntries(): Promise<Entry[]> {
  const { status, contentType, body } = await site.api.call('GET', '/sitemap.xml')
  expect({ status, contentType }).toEqual({ status: 200, contentType: 'application/xml; charset=utf-8' })
  return entriesOf(parse(body))
}

describe('the site map', () => {
  it('names every product, category, article and banner in both languages, once, and when it changed', async () => {
    const entries = await readEntries()
    const { rows } = await site.api.database.pool.query(`
      select (select count(*) from products where is_for_sale and price_satang is not null)
        + (select count(*) from categories) + (select count(*) from articles where is_published)
        + (select count(*) from banners) as count`)
    const general = ['home', 'all', 'special', 'blogs', 'news', 'about', 'privacy', 'terms'].length
    expect(entries).toHaveLength(2 * (Number(rows[0].count) + general))
    expect(new Set(entries.map(({ address }) => address)).size).toBe(entries.length)
    for (const { address, changedAt, alternates } of entries) {
      expect(address.startsWith(`${shopUrl}/`)).toBe(true)
      expect(Date.parse(changedAt)).toBeLessThanOrEqual(Date.now())
      expect(Object.keys(alternates)).toEqual(['th', 'en', 'x-default'])
      expect(Object.values(alternates)).toContain(address)
    }
  })

  // Each address is opened in tests/e2e/long/site-map.spec.ts.
  it('its addresses answer, are canonical to themselves, and name the same alternates', async () => {
    const entries = await readEntries()
    for (const { address, alternates } of entries.filter((_, index) => index % 61 === 0)) {
      const page = await site.read(address.slice(shopUrl.length))
      expect(page).toMatchObject({ status: 200, canonical: address, alternates })
    }
  })

  it('is read of the database once until something changes', async () => {
    const entries = await readEntries()
    const query = vi.spyOn(site.api.database.pool, 'query')
    expect(await readEntries()).toEqual(entries)
    expect(query).not.toHaveBeenCalled()
    query.mockRestore()
  })

  it('cancelled products and unpublished articles are not in it', async () => {
    const { rows } = await site.api.database.pool.query(`
      select id from products where not is_for_sale union all select id from articles where not is_published`)
    expect(rows.length).toBeGreaterThan(0)
    const addresses = (await readEntries()).map(({ address }) => address).join(' ')
    for (const { id } of rows) expect(addresses).not.toMatch(new RegExp(`/${id}(?:[ ?]|$)`))
  })

  it('a price changes the date of a product, and stock and views change no date', async () => {
    const { pool } = site.api.database
    const long = '2024-05-01T00:00:00.000Z'
    await pool.query(`update products set changed_at = $1`, [long])
    await pool.query(`update articles set changed_at = $1`, [long])
    const dateOf = async (path: string) =>
      (await readEntries()).find(({ address }) => address === shopUrl + path)?.changedAt
    await pool.query(`update variants set stock = stock + 1 where product_id = 'p-ac-cast'`)
    await pool.query(`update articles set view_count = view_count + 1`)
    await expect.poll(() => dateOf('/product/detail/p-ac-cast')).toBe(long)
    expect(await dateOf('/blogs/detail/cutting-acrylic')).toBe(long)
    // The dearest variant, so that the price of the product itself stays.
    await pool.query(`update variants set price_satang = price_satang + 100 where id =
      (select id from variants where product_id = 'p-ac-cast' order by price_satang desc limit 1)`)
    await pool.query(`update articles set title_th = title_th || '!' where id = 'cutting-acrylic'`)
    for (const path of ['/product/detail/p-ac-cast', '/blogs/detail/cutting-acrylic'])
      await expect.poll(async () => Date.parse((await dateOf(path)) ?? '')).toBeGreaterThan(Date.parse(long))
    expect(await dateOf('/product/detail/p-pp-corr')).not.toBe(await dateOf('/product/detail/p-ac-cast'))
  })

  it('a large shop has several files, which hold together what one would', async () => {
    const whole = (await readEntries()).map(({ address }) => address)
    const app = Fastify()
    answerFailures(app)
    serveForRobots(app, {
      ...{ db: site.api.database.db, pages, shopUrl, pagesPerFile: 60 },
      cache: createAnswerCache({ maxBytes: 1_000_000, maxMilliseconds: 1_000, now: Date.now }),
      queue: new AdmissionQueue(defaultAdmission),
    })
    const index = parse((await app.inject('/sitemap.xml')).body)
    expect(index.localName).toBe('sitemapindex')
    const files = childrenOf(index, siteMaps, 'loc').map((loc) => loc.textContent ?? '')
    expect(files).toHaveLength(Math.ceil(whole.length / 120))
    const parts: Entry[][] = []
    for (const file of files)
      parts.push(entriesOf(parse((await app.inject(file.slice(shopUrl.length))).body)))
    expect(parts.flat().map(({ address }) => address)).toEqual(whole)
    for (const missing of [`/sitemap-${files.length + 1}.xml`, '/sitemap-0.xml', '/sitemap-x.xml'])
      expect((await app.inject(missing)).statusCode).toBe(404)
    await app.close()
  })
})

it('robots.txt names the site map and closes the pages of customers', async () => {
  const { status, contentType, body } = await site.api.call('GET', '/robots.txt')
  expect({ status, contentType }).toEqual({ status: 200, contentType: 'text/plain; charset=utf-8' })
  const lines = String(body).split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toContain(`Sitemap: ${shopUrl}/sitemap.xml`)
  for (const path of ['/cart', '/checkout', '/payment-result', '/cod-result', '/profile', '/sandbox'])
    expect(lines).toContain(`Disallow: ${path}`)
  const closed = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice(10))
  for (const { address } of await readEntries())
    expect(closed.some((path) => new URL(address).pathname.startsWith(path))).toBe(false)
})
