import { inspectorIsOpen } from '../lib/flows/inspection.ts'

/**
 * `?inspect` opens the inspector, on that page and on those that follow in the tab. It loads a script of its own, before
 * the first flow is created, so that it hears of each from the start. In development a key opens it too.
 */
export const isInspectorWanted = (): boolean =>
  import.meta.env.DEV || /[?&]inspect\b/.test(location.search) || inspectorIsOpen.read()

export const loadInspector = async () =>
  (await import('../features/gallery/inspector/shop-inspector.tsx')).startInspector()
