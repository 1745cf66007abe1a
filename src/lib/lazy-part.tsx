import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

interface LazyPart<Props extends object> {
  /**
   * With a `fallback`, a part that is not loaded yet waits within a boundary of its own. One that is loaded has none: a page that
   * hydrates in several pieces is live before the last of them, which then finds other states than the server drew.
   */
  Part: ComponentType<Props & { fallback?: ReactNode }>
  /**
   * Loads the part ahead, so that it renders at once: on the server always, in the browser before hydration. What React
   * has to wait for, if only for a moment, it shows 0.3 seconds later.
   */
  preload: () => Promise<void>
}

/** Failures that were shown. Until then React draws a failed part anew, and has to find the same failure. */
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
