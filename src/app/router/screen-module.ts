import type { ComponentType } from 'react'

/** A part of a screen that only some of its addresses show. */
interface ScreenPart {
  /** Its source file, by which the build finds its script and styles. */
  source: string
  preload: () => Promise<void>
}

/** What the module of a screen exports. */
export interface ScreenModule {
  default: ComponentType
  /** Which parts an address shows, so that its page has their styles and asks for their scripts with the others. */
  partsFor?: (search: URLSearchParams) => readonly ScreenPart[]
}
