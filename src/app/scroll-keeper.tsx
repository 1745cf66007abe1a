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

  useEffect(() => {
    const positions = memory.current
    const note = () => positions.note(key, window.scrollY)
    window.addEventListener('scrollend', note)
    window.addEventListener('pagehide', note)
    return () => {
      window.removeEventListener('scrollend', note)
      window.removeEventListener('pagehide', note)
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
