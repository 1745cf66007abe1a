import { createContext, useContext, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { holdInView } from './hold-in-view.ts'
import { elementForHash } from './element-for-hash.ts'
import { pageAt } from './routes.ts'

/** Called once hydration is complete. Nothing may change the page before. */
export const OnLiveContext = createContext<() => void>(() => undefined)

/** Rendered by what stands in the page's place, a screen or the words that it failed: from then on buttons do something. */
export function useOnLive() {
  const onLive = useContext(OnLiveContext)
  useEffect(onLive, [onLive])
}

/**
 * Rendered beside a screen: moves the focus to the heading, or to the element that the address names.
 * A changed filter or choice in the address is not a new page, so the focus stays on the pressed control.
 */
export function ScreenArrival() {
  useOnLive()
  const { key, pathname, search, hash } = useLocation()
  const page = pageAt({ pathname, search })
  const navigation = useNavigationType()

  const arrivedAt = useRef<{ pathname: string; page: string }>(undefined)

  useEffect(() => {
    const previous = arrivedAt.current
    arrivedAt.current = { pathname, page }
    // The first page of a visit came from the server: the browser has already set focus and scroll position.
    if (key === 'default' || (previous?.page === page && !hash)) return
    const part = elementForHash(hash)
    // Back and forward restore the position where the page was left.
    const release = part && navigation !== 'POP' ? holdInView(part) : undefined
    // Who types already, in the search above a screen that was long in coming, goes on typing.
    if (document.activeElement instanceof HTMLInputElement) return release
    // A tab that was pressed is part of the new page too.
    if (previous?.pathname === pathname && document.activeElement?.matches('[aria-current]')) return release
    const target =
      part?.querySelector<HTMLElement>('[tabindex]') ?? document.querySelector<HTMLElement>('main h1')
    target?.focus({ preventScroll: true })
    return release
  }, [key, pathname, page, hash, navigation])

  return null
}
