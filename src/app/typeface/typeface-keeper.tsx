import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { putOnTypeface } from './later-typeface.ts'

/** A typeface that came after the page is shown from the next screen on, so that nothing moves under the reader's eyes. */
export function TypefaceKeeper() {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useLayoutEffect(() => {
    if (pathname !== previous.current) putOnTypeface()
    previous.current = pathname
  }, [pathname])
  return null
}
