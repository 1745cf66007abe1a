type Sanitise = typeof import('./sanitise.ts').sanitise

let loading: Promise<Sanitise> | undefined

/** Loads the sanitiser when the browser first inserts HTML. Server-rendered pages do not need it. */
export function loadSanitiser(): Promise<Sanitise> {
  loading ??= import('./sanitise.ts').then(
    ({ sanitise }) => sanitise,
    (error: unknown) => {
      // The next text can try to load the sanitiser again.
      loading = undefined
      throw error
    },
  )
  return loading
}
