import { lazy, useState, type ComponentType } from 'react'

export interface LazyScreen {
  Screen: ComponentType
  /** Loads the screen ahead, so that it renders at once: on the server always, in the browser before hydration. */
  preload: () => Promise<void>
}

export function lazyScreen(load: () => Promise<{ default: ComponentType }>): LazyScreen {
  const Deferred = lazy(load)
  let loaded: ComponentType | undefined

  function Screen() {
    const [Ready] = useState<ComponentType>(() => loaded ?? Deferred)
    return <Ready />
  }

  return {
    Screen,
    async preload() {
      loaded = (await load()).default
    },
  }
}
