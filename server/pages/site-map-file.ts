import type { PageEntry } from '../../openapi/page-entry.ts'
import type { DatedPage } from '../shop/site-map/listed-pages.ts'

type AddressOf = PageEntry['addressOf']

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The pages in both languages; each address names the others (https://www.sitemaps.org/protocol.html). */
export function siteMapFile(pages: readonly DatedPage[], origin: string, addressOf: AddressOf): string {
  const entries = pages.map((dated) => entriesOf(dated, origin, addressOf)).join('')
  return `${head}<urlset ${protocol} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries}</urlset>\n`
}

/** The list of files, for a shop with more pages than one file may hold. */
export function siteMapIndex(files: readonly string[]): string {
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
  return [thai, english]
    .map(
      (address) =>
        `<url><loc>${address}</loc><lastmod>${changedAt.toISOString()}</lastmod>${alternates}</url>\n`,
    )
    .join('')
}

const escaped = (address: string) =>
  address.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
