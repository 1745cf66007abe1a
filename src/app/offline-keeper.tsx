import './offline/offline-notice.module.css'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'

/** Without its script the page works as it does without a service worker. */
const nothing: { default: ComponentType } = { default: () => null }
const Offline = lazy(() => import('./offline/offline.tsx').catch(() => nothing))

/**
 * What a shopper needs without a network; it is loaded once the page has all it needs itself. Its style is part of every
 * page's own, so that no sheet is asked for later.
 */
export function OfflineKeeper() {
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => whenIdle(() => setIsLoaded(true)), [])
  return isLoaded && import.meta.env.PROD ? (
    <Suspense>
      <Offline />
    </Suspense>
  ) : null
}

/** Calls back once the page is loaded and the browser has nothing else to do. Returns the function that calls it off. */
function whenIdle(onIdle: () => void): () => void {
  let isOff = false
  const call = () => {
    if (!isOff) onIdle()
  }
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(call) : setTimeout(call))
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    isOff = true
    window.removeEventListener('load', wait)
  }
}
