import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

interface LazyPart<Props extends object> {
  /**
   * With a `fallback`, a part that is not loaded yet suspends in a boundary of its own. A loaded one gets no boundary: within one
   * React would hydrate it later, when the state may already differ from the server's HTML.
   */
  Part: ComponentType<Props & { fallback?: ReactNode }>
  /**
   * Loads the part ahead, so that it renders at once: on the server always, in the browser before hydration. React
   * shows what suspended 0.3 seconds late, even if it waited only a moment.
   */
  preload: () => Promise<void>
}

/** Errors that a boundary has shown. Until then React renders the failed part again, which must throw the same error. */
const shown = new WeakSet<Error>()
export const failureWasShown = (failure: Error) => shown.add(failure)
export const wasShown = (failure: unknown): boolean => failure instanceof Error && shown.has(failure)

export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  let failure: unknown
  let Deferred = deferred()

  function deferred() {
    return lazy(() =>
      load().catch((error: unknown) => {
        failure = error
        throw error
      }),
    )
  }

  /** A lazy component keeps its failure for good, so that the next try needs a new one. */
  function ready() {
    if (wasShown(failure)) {
      failure = undefined
      Deferred = deferred()
    }
    return loaded ?? Deferred
  }

  function Part(props: Props & { fallback?: ReactNode }) {
    const [Ready] = useState<ComponentType<Props>>(ready)
    const part = <Ready {...props} />
    const { fallback } = props
    return fallback === undefined || Ready === loaded ? part : <Suspense fallback={fallback}>{part}</Suspense>
  }

  return {
    Part,
    async preload() {
      loaded = (await load()).default
    },
  }
}
