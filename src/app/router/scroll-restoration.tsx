import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { holdInView } from './hold-in-view.ts'
import { onUserScroll } from './user-scroll.ts'
import { elementForHash } from './element-for-hash.ts'
import { pageAt } from './routes.ts'
import { scrollMemory } from './scroll-memory.ts'

/**
 * A new address starts at the top (specification part 2); back, forward and a reload restore the scroll position
 * (decision 006); a changed filter in the address is not a new page.
 */
export function ScrollRestoration() {
  const { key, pathname, search, hash } = useLocation()
  const page = pageAt({ pathname, search })
  const navigation = useNavigationType()
  const previousPage = useRef<string>(undefined)

  // The first page of a visit always has the same key, whatever its address.
  const place = `${key} ${pathname}`

  useEffect(() => {
    history.scrollRestoration = 'manual'
    return () => {
      history.scrollRestoration = 'auto'
    }
  }, [])

  // A layout effect, because its cleanup must record the position before the next page changes it.
  useLayoutEffect(() => {
    let latest = window.scrollY
    const follow = () => {
      latest = window.scrollY
    }
    // Until the shopper moves the page, an address that names a part says where to return to.
    let isAtPart = hash !== ''
    const stopListening = onUserScroll(() => (isAtPart = false))
    const note = () => (isAtPart ? scrollMemory.forget(place) : scrollMemory.note(place, latest))
    // The browser tells of a scroll with its next frame, which a page that is left does not get.
    const noteLast = () => {
      follow()
      note()
    }
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('pagehide', noteLast)
    return () => {
      stopListening()
      window.removeEventListener('scroll', follow)
      window.removeEventListener('pagehide', noteLast)
      note()
    }
  }, [place, hash])

  useLayoutEffect(() => {
    const isFirst = previousPage.current === undefined
    const isNewPage = previousPage.current !== page
    previousPage.current = page
    if (isFirst ? isReturn() : navigation === 'POP') {
      const position = scrollMemory.recall(place)
      const part = elementForHash(hash)
      // An address typed again while its page is open arrives like a return, without a position.
      if (position === undefined && part) return holdInView(part)
      if (position !== undefined) window.scrollTo(0, position)
    } else if (!isFirst && isNewPage && !hash) window.scrollTo(0, 0)
  }, [place, page, hash, navigation])

  return null
}

/** Whether the browser opened this document by a reload, or by back or forward from another site. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && ['reload', 'back_forward'].includes(entry.type)
}
