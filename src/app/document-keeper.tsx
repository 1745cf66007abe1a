import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '../flows/language/use-language.ts'
import { documentTitle } from './document-title.ts'
import { pageStateId } from './page-state.ts'
import { routeAt } from './routes.ts'

/** Updates what lies outside React's root: the document's title and language. */
export function DocumentKeeper() {
  const { pathname } = useLocation()
  const { language } = useLanguage()
  const { t } = useTranslation(['shell', 'home', 'screens'])
  const title = documentTitle(routeAt(pathname), t)
  const isTitled = useRef(false)

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  useEffect(() => {
    // The server's page has the title of its subject already, which the general one would replace until hydration.
    const isServers = !isTitled.current && document.getElementById(pageStateId) !== null
    isTitled.current = true
    if (!isServers) document.title = title
  }, [title, pathname])

  return null
}
