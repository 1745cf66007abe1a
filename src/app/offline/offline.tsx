import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '../../flows/language/use-language.ts'
import { routeAt } from '../router/routes.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { reportShownPage, useWorker } from './worker.ts'

/** Tells the service worker which pages are shown, and the shopper when there is no network. */
export default function Offline() {
  const { pathname, search } = useLocation()
  const { language } = useLanguage()
  const worker = useWorker()
  useEffect(leaveByDocument, [])
  useEffect(() => {
    if (worker && !routeAt(pathname).needsSignIn) return reportShownPage(worker, pathname + search, language)
  }, [worker, pathname, search, language])
  return <OfflineNotice />
}

/**
 * Without a network a link opens its page as a document: the service worker has pages, and not the answers of the API
 * that the page's script would ask for. Returns the function that ends this.
 */
function leaveByDocument(): () => void {
  const onClick = (event: MouseEvent) => {
    const { target } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (navigator.onLine || link?.origin !== location.origin || link.hash) return
    // The browser follows the link, and the router does not hear of it.
    event.stopImmediatePropagation()
  }
  window.addEventListener('click', onClick, true)
  return () => window.removeEventListener('click', onClick, true)
}
