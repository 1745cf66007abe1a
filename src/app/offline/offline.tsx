import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '../../flows/language/use-language.ts'
import { routeAt } from '../routes.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { leaveByDocument } from './leave-by-document.ts'
import { tellWorker, useWorker } from './worker.ts'

/** Tells the service worker which pages are shown, and the shopper when there is no network. */
export default function Offline() {
  const { pathname, search } = useLocation()
  const { language } = useLanguage()
  const worker = useWorker()
  useEffect(leaveByDocument, [])
  useEffect(() => {
    if (worker && !routeAt(pathname).needsSignIn) return tellWorker(worker, pathname + search, language)
  }, [worker, pathname, search, language])
  return <OfflineNotice />
}
