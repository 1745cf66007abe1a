/** The interface between the server and the app's built entry (src/app/rendering/entry-server.tsx), which do not import each other. */
export interface PageRequest {
  /** Path and query, as the visitor typed them. */
  url: string
  languageCookie: string | undefined
  hasAccessToken: boolean
  /** The visitor's access token, for a page that is rendered for this customer alone. */
  accessToken?: string | undefined
  /** Reaches the API without leaving the process. */
  read: ReadForPage
  apiOrigin: string
  /** Where shoppers reach this page, as `https://shop.example`. */
  origin: string
  pictureOf: FindPicture
  pictureInPage: FindPictureInPage
}

/** A request of a rendering to the API: the parts of a `Request` that it needs. */
export type PageRead = Pick<Request, 'method' | 'url' | 'headers'>

/** As much of a `Response` as a rendering needs. The platform's own take a sixth of its time. */
export interface PageReadAnswer {
  status: number
  headers: Pick<Headers, 'get'>
  text: () => string
  /** The parsed JSON. Several renderings may share it. */
  json: () => unknown
}

export type ReadForPage = (request: PageRead) => Promise<PageReadAnswer>

/** A picture that search engines and chat apps can show: they do not draw SVG. */
export interface SharedPicture {
  url: string
  /** The size in pixels, where it is known. */
  size?: { width: number; height: number }
}

/** The picture to share for one that a page shows; undefined when there is none. */
export type FindPicture = (imageUrl: string) => SharedPicture | undefined

/** A `data:` address for a picture that is small enough to stand in the page itself; undefined for another. */
export type FindPictureInPage = (address: string) => string | undefined

export type PageAnswer =
  | { kind: 'redirect'; to: string }
  | {
      kind: 'page'
      /** 503: what the page is about could not be read, and may be next time. */
      status: 200 | 404 | 503
      language: 'th' | 'en'
      title: string
      /** What else belongs into the document's head, as HTML. */
      head: string
      /** Data for search engines, as HTML. */
      data: string
      html: string
      state: string
      sources: string[]
      /** Whether it contains data of the customer, which must not be cached. */
      isPersonal?: boolean
    }

export interface SharedPage {
  /** The address without what does not change the page, such as the marks of an advertisement. */
  url: string
  language: 'th' | 'en'
}

/** A page that search engines may list. */
export interface ListedPage {
  page:
    | 'home'
    | 'productList'
    | 'productDetail'
    | 'blogList'
    | 'blogDetail'
    | 'about'
    | 'newsList'
    | 'newsDetail'
    | 'banner'
    | 'privacyPolicy'
    | 'terms'
  /** Of the product, the category, the article or the banner. */
  id?: string
  /** The list of special offers. */
  special?: boolean
  /** Of a list; the first page has none. */
  pageNumber?: number
}

export interface PageEntry {
  renderPage: (request: PageRequest) => Promise<PageAnswer>
  /** The cache key of the page for this address; undefined if the page is not cached. */
  sharedPage: (request: Pick<PageRequest, 'url' | 'languageCookie'>) => SharedPage | undefined
  /** The canonical path and query of a page in a language. */
  addressOf: (page: ListedPage, language: 'th' | 'en') => string
  /** The paths below which every page needs a signed-in customer. */
  privatePaths: readonly string[]
}
