import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '../flows/language/use-language.ts'

/** What the server says of its page besides the title. */
const served = [
  'meta[name=description]',
  'meta[name=robots]',
  'meta[name^="twitter:"]',
  'meta[property]',
  'link[rel=canonical]',
  'link[rel=alternate]',
  'script[type="application/ld+json"]',
].join()

/**
 * Takes away what the server said of its page when another page or language replaces it: a phone shares the canonical
 * address of the page, which would be that of the first page. Search engines ask the server for each address.
 */
export function ServedFactsKeeper() {
  const { pathname } = useLocation()
  const { language } = useLanguage()
  const described = useRef({ pathname, language })

  useEffect(() => {
    if (described.current.pathname === pathname && described.current.language === language) return
    for (const element of document.querySelectorAll(served)) element.remove()
  }, [pathname, language])

  return null
}
