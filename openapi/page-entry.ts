/** What the server asks of the app's built entry (src/app/entry-server.tsx). Neither side imports the other. */
export interface PageRequest {
  /** Path and query, as the visitor typed them. */
  url: string
  languageCookie: string | undefined
  hasAccessToken: boolean
  nonce: string
  /** Reaches the API without leaving the process. */
  fetch: (request: Request) => Promise<Response>
  apiOrigin: string
}

export type PageAnswer =
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
  renderPage: (request: PageRequest) => Promise<PageAnswer>
}
