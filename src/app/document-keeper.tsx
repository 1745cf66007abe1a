import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '../flows/language/use-language.ts'
import { documentTitle } from './document-title.ts'
import { routeAt } from './routes.ts'

/** Updates what lies outside React's root: the document's title and language. */
export function DocumentKeeper() {
  const { pathname } = useLocation()
  const { language } = useLanguage()
  const { t } = useTranslation(['shell', 'home', 'screens'])
  const title = documentTitle(routeAt(pathname), t)

  useEffect(() => {
    document.title = title
    document.documentElement.lang = language
  }, [title, language])

  return null
}
