import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { createScrollMemory } from './scroll-memory.ts'

/**
 * A new address starts at the top (specification part 2); back and forward return to where one was (decision 006);
 * a filter in the address is no new page.
 */
export function ScrollKeeper() {
  const { key, pathname } = useLocation()
  const navigation = useNavigationType()
  const previousPath = useRef(pathname)
  const memory = useRef(createScrollMemory())

  useEffect(() => {
    history.scrollRestoration = 'manual'
    return () => {
      history.scrollRestoration = 'auto'
    }
  }, [])

  // In the layout phase: on leaving, the position is noted before the next page moves it.
  useLayoutEffect(() => {
    const positions = memory.current
    let latest = window.scrollY
    const follow = () => {
      latest = window.scrollY
    }
    const note = () => positions.note(key, latest)
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('pagehide', note)
    return () => {
      window.removeEventListener('scroll', follow)
      window.removeEventListener('pagehide', note)
      note()
    }
  }, [key])

  useLayoutEffect(() => {
    const isNewPage = previousPath.current !== pathname
    previousPath.current = pathname
    if (navigation === 'POP') window.scrollTo(0, memory.current.recall(key))
    else if (isNewPage) window.scrollTo(0, 0)
  }, [key, pathname, navigation])

  return null
}
