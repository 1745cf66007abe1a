import type { ComponentType } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import type { ScreenModule } from './screen-module.ts'

export interface LazyScreen {
  Screen: ComponentType
  /**
   * Loads the screen as an address shows it, so that it renders at once: on the server always, in the browser before
   * hydration. Resolves to the source files of the screen's parts.
   */
  preload: (search: URLSearchParams) => Promise<string[]>
}

export function lazyScreen(load: () => Promise<ScreenModule>): LazyScreen {
  const { Part: Screen, preload } = lazyPart(load)
  return {
    Screen,
    async preload(search) {
      const [{ partsFor }] = await Promise.all([load(), preload()])
      const parts = partsFor?.(search) ?? []
      await Promise.all(parts.map((part) => part.preload()))
      return parts.map(({ source }) => source)
    },
  }
}
