import { lazy, useState, type ComponentType } from 'react'

interface LazyPart<Props extends object> {
  Part: ComponentType<Props>
  /** Loads the part ahead, so that it renders at once: on the server always, in the browser before hydration. */
  preload: () => Promise<void>
}

export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  const Deferred = lazy(load)
  let loaded: ComponentType<Props> | undefined

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
