import { lazy, useState, type ComponentType } from 'react'

interface LazyPart<Props extends object> {
  Part: ComponentType<Props>
  /**
   * Loads the part ahead, so that it renders at once: on the server always, in the browser before hydration. What React
   * has to wait for, if only for a moment, it shows 0.3 seconds later.
   */
  preload: () => Promise<void>
}

export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  let Deferred = deferred()

  /** A lazy component keeps its failure for good, so that the next try needs a new one. */
  function deferred() {
    return lazy(() =>
      load().catch((failure: unknown) => {
        Deferred = deferred()
        throw failure
      }),
    )
  }

  function Part(props: Props) {
    const [Ready] = useState<ComponentType<Props>>(() => loaded ?? Deferred)
    return <Ready {...props} />
  }

  return {
    Part,
    async preload() {
      loaded = (await load()).default
    },
  }
}
