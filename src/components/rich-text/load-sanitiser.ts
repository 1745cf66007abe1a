type Sanitise = (html: string) => DocumentFragment

let loading: Promise<Sanitise> | undefined

/** Loads the sanitiser when the browser first inserts HTML. Server-rendered pages do not need it. */
export function loadSanitiser(): Promise<Sanitise> {
  loading ??= import('dompurify').then(
    ({ default: purify }) =>
      (html) =>
        purify.sanitize(html, { USE_PROFILES: { html: true }, RETURN_DOM_FRAGMENT: true }),
    (error: unknown) => {
      // The next text can try to load the sanitiser again.
      loading = undefined
      throw error
    },
  )
  return loading
}
