type Sanitise = (html: string) => DocumentFragment

let loading: Promise<Sanitise> | undefined

/** Comes with the first page that inserts HTML; a page that the server rendered never asks for it. */
export function loadSanitiser(): Promise<Sanitise> {
  loading ??= import('dompurify').then(
    ({ default: purify }) =>
      (html) =>
        purify.sanitize(html, { USE_PROFILES: { html: true }, RETURN_DOM_FRAGMENT: true }),
    (error: unknown) => {
      // The next text may ask again.
      loading = undefined
      throw error
    },
  )
  return loading
}
