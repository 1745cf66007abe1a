import { Window } from 'happy-dom'
import { pageShells } from '../../server/pages/page-shells.ts'
import type { PageRenderer } from '../../server/pages/page-renderer.ts'
import { findSharedPicture } from '../../server/pages/shared-pictures.ts'
import { sandboxSettings } from '../../server/shop/common/shop-settings.ts'
import { addressOf, privatePaths, renderPage, sharedPage } from '../../src/app/rendering/entry-server.tsx'
import { openTestApi, type TestApi } from '../support/api/open-api.ts'

export const shopUrl = 'https://shop.example'

export const pages: PageRenderer = {
  isBuilt: true,
  load: async () => ({
    renderPage,
    sharedPage,
    addressOf,
    privatePaths,
    shellOf: pageShells({
      html: '<html lang="th"><head><title></title><!--head--></head><body><!--page--><!--state--></body></html>',
      assetsOf: () => ({ style: { text: '', files: [] }, scripts: [] }),
      apiOrigin: undefined,
    }),
    pictureOf: findSharedPicture,
    pictureInPage: () => undefined,
  }),
}

/** What a search engine reads of a page. */
export interface ReadPage {
  status: number
  language: string | null
  title: string
  /** The contents of `meta` elements, by name or property. */
  meta: ReadonlyMap<string, string>
  canonical: string | undefined
  /** Addresses by `hreflang`. */
  alternates: Readonly<Record<string, string>>
  data: Record<string, unknown> | undefined
}

export interface Site {
  api: TestApi
  read: (path: string, headers?: Record<string, string>) => Promise<ReadPage>
}

/** The whole shop with its sample data, rendered from the sources. */
export async function openSite(): Promise<Site> {
  const api = await openTestApi({ pages, settings: { ...sandboxSettings, shopUrl } })
  return {
    api,
    async read(path, headers = {}) {
      const { status, body } = await api.call('GET', path, { headers })
      return { status, ...readHtml(String(body)) }
    },
  }
}

const { DOMParser } = new Window()

/** Parses the head alone: a body takes long. */
function readHtml(html: string): Omit<ReadPage, 'status'> {
  const [head, body = ''] = html.split('</head>')
  const document = new DOMParser().parseFromString(`${head}</head></html>`, 'text/html')
  const attribute = (name: string) => (element: Element) => element.getAttribute(name) ?? ''
  const all = (selector: string) => [...document.querySelectorAll(selector)] as unknown as Element[]
  const nameOf = (element: Element) => element.getAttribute('name') ?? element.getAttribute('property') ?? ''
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1]
  return {
    language: document.documentElement.getAttribute('lang'),
    title: document.title,
    meta: new Map(all('meta').map((element) => [nameOf(element), attribute('content')(element)])),
    canonical: all('link[rel=canonical]').map(attribute('href'))[0],
    alternates: Object.fromEntries(
      all('link[rel=alternate]').map((link) => [attribute('hreflang')(link), attribute('href')(link)]),
    ),
    data: data === undefined ? undefined : (JSON.parse(data) as Record<string, unknown>),
  }
}
