import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Focuses the heading of content that was loaded after its screen, if the placeholder it replaced had the
 * focus. On the first page of a visit, the focus stays where the browser set it.
 */
export function useArrivalFocus() {
  const { key } = useLocation()
  const isFirstPage = useRef(key === 'default')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (isLost && !isFirstPage.current) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
