import type { FindPicture, PageEntry } from '../../openapi/page-entry.ts'

export interface PageTemplate {
  html: string
  /** Styles and scripts that the page's screen needs besides the shop's own. */
  assetsOf: (source: string, language: 'th' | 'en') => { styles: string[]; scripts: string[] }
  contentSecurityPolicy: ((nonce: string) => string) | undefined
  pictureOf: FindPicture
}

/** The source of pages: the built app, or Vite during development. */
export interface PageRenderer {
  load: (url: string) => Promise<PageEntry & PageTemplate>
}
