import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { putOnTypeface } from './later-typeface.ts'

/** A typeface that came after the page is shown from the next screen on, so that nothing moves under the reader's eyes. */
export function TypefaceKeeper() {
  const { pathname } = useLocation()
  // With the first screen, none has come yet.
  useLayoutEffect(putOnTypeface, [pathname])
  return null
}
