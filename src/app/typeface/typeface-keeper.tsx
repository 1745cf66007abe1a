import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { putOnTypeface } from './later-typeface.ts'

/** A typeface that came after the page is shown from the next screen on, so that nothing moves under the reader's eyes. */
export function TypefaceKeeper() {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useLayoutEffect(() => {
    if (pathname !== first.current) putOnTypeface()
  }, [pathname])
  return null
}
