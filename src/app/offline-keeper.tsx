import './offline/offline-notice.module.css'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from '../lib/when-idle.ts'

/** Without its script the page works as it does without a service worker. */
const nothing: { default: ComponentType } = { default: () => null }
const Offline = lazy(() => import('./offline/offline.tsx').catch(() => nothing))

/**
 * What a shopper needs without a network; it is loaded once the page has all it needs itself. Its style is part of every
 * page's own, so that no sheet is asked for later.
 */
export function OfflineKeeper() {
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => whenLoaded(() => setIsLoaded(true)), [])
  return isLoaded && import.meta.env.PROD ? (
    <Suspense>
      <Offline />
    </Suspense>
  ) : null
}

/** Runs the work once the page is loaded and idle. Returns the function that calls it off. */
function whenLoaded(work: () => void): () => void {
  let callOff = () => {}
  const wait = () => (callOff = whenIdle(work))
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    callOff()
  }
}
