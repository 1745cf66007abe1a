import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '../features/language/use-language.ts'
import { documentTitle } from './document-title.ts'
import { routeAt } from './routes.ts'

/** Keeps what stands outside React's root in step: the title, the document's language, the focus on a new page. */
export function DocumentKeeper() {
  const { pathname } = useLocation()
  const { language } = useLanguage()
  const { t } = useTranslation(['shell', 'home', 'screens'])
  const title = documentTitle(routeAt(pathname), t)
  const shownPath = useRef(pathname)

  useEffect(() => {
    document.title = title
    document.documentElement.lang = language
  }, [title, language])

  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [pathname])

  return null
}
