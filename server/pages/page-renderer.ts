import type { FindPicture, FindPictureInPage, PageEntry } from '../../openapi/page-entry.ts'
import type { Template } from './fill-template.ts'

/** The built index.html for one screen in one language, without what is rendered. */
export interface PageShell {
  template: Template
  contentSecurityPolicy: string | undefined
}

export interface PageTemplate {
  shellOf: (sources: readonly string[], language: 'th' | 'en') => PageShell
  pictureOf: FindPicture
  pictureInPage: FindPictureInPage
}

/** The source of pages: the built app, or Vite during development. */
export interface PageRenderer {
  load: (url: string) => Promise<PageEntry & PageTemplate>
  /** Whether pages may be cached: a build does not change while the server runs. */
  isBuilt: boolean
}
