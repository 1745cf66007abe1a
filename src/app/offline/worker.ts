import { useEffect, useState } from 'react'
import { workerUrl, type ShownPage } from '../../lib/browser/cached-page.ts'
import type { Language } from '../../lib/language.ts'
import { whenIdle } from '../../lib/browser/when-idle.ts'

/** The service worker of the shop, once it runs. Where there can be none, the shop works without it. */
export function useWorker(): ServiceWorker | undefined {
  const [worker, setWorker] = useState<ServiceWorker>()
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const { serviceWorker } = navigator
    let isOff = false
    const start = async () => {
      await serviceWorker.register(workerUrl, { updateViaCache: 'none' })
      const { active } = await serviceWorker.ready
      if (active && !isOff) setWorker(active)
    }
    // Storage can be forbidden or full.
    start().catch(() => undefined)
    return () => {
      isOff = true
    }
  }, [])
  return worker
}

const used = new Set<string>()
const isFile = /^\/(?:assets|media)\//

/** Every file that this document has loaded so far. */
function filesSoFar(): string[] {
  for (const { name } of performance.getEntriesByType('resource')) {
    const { origin, pathname } = new URL(name)
    if (origin === location.origin && pathname.startsWith('/assets/')) used.add(pathname)
  }
  const pictures = [...document.images]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map(({ currentSrc }) => new URL(currentSrc))
    .filter(({ origin, pathname }) => origin === location.origin && isFile.test(pathname))
    .map(({ pathname }) => pathname)
  // A kept page is drawn anew, and then asks for the pictures that stood in it.
  const stoodInPage = [...document.querySelectorAll<HTMLElement>('[data-address]')]
    .filter((place) => (place.getAttribute('src') ?? place.getAttribute('srcset'))?.startsWith('data:'))
    .flatMap(({ dataset }) => dataset.address ?? [])
  return [...new Set([...used, ...pictures, ...stoodInPage])]
}

/** Tells of a page once the browser has nothing else to do. Returns the function that calls it off. */
export function reportShownPage(worker: ServiceWorker, address: string, language: Language): () => void {
  const tell = () => {
    if (!navigator.onLine) return
    worker.postMessage({ address, language, files: filesSoFar() } satisfies ShownPage)
  }
  return whenIdle(tell)
}
