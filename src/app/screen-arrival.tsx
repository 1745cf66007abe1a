import { createContext, useContext, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Called once the page's script has taken over all that the server drew. Nothing may change the page before. */
export const OnLiveContext = createContext<() => void>(() => undefined)

/**
 * Stands beside a screen and arrives with it: the focus goes to the heading, or to the part that the address names.
 * A filter or a choice in the address is no new page: the focus stays on what was pressed.
 */
export function ScreenArrival() {
  const onLive = useContext(OnLiveContext)
  const { key, pathname, hash } = useLocation()

  const arrivedAt = useRef<string>(undefined)

  useEffect(onLive, [onLive])

  useEffect(() => {
    const isNewPage = arrivedAt.current !== pathname
    arrivedAt.current = pathname
    // The first page of a visit came from the server: the browser has put the focus and the scrolling already.
    if (key === 'default' || (!isNewPage && !hash)) return
    const part = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    part?.scrollIntoView()
    const target =
      part?.querySelector<HTMLElement>('[tabindex]') ?? document.querySelector<HTMLElement>('main h1')
    target?.focus({ preventScroll: true })
  }, [key, pathname, hash])

  return null
}
