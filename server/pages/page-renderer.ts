/** The interface of the app's built entry (src/app/entry-server.tsx); a test checks that the two agree. */
export interface PageRequest {
  url: string
  languageCookie: string | undefined
  hasAccessToken: boolean
  nonce: string
  fetch: (request: Request) => Promise<Response>
  apiOrigin: string
}

export type ProviderAnswer =
  | { kind: 'redirect'; to: string }
  | {
      kind: 'page'
      status: 200 | 404
      language: 'th' | 'en'
      title: string
      html: string
      state: string
      source: string
    }

export interface PageEntry {
  renderPage: (request: PageRequest) => Promise<ProviderAnswer>
}

export interface PageTemplate {
  html: string
  /** Styles and scripts that the page's screen needs besides the shop's own. */
  assetsOf: (source: string, language: 'th' | 'en') => { styles: string[]; scripts: string[] }
  contentSecurityPolicy: ((nonce: string) => string) | undefined
}

/** The source of pages: the built app, or Vite during development. */
export interface PageRenderer {
  load: (url: string) => Promise<PageEntry & PageTemplate>
}
