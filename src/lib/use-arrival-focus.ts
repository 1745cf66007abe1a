import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * For the heading of a thing that came after its screen: what stood in its place had the focus and is gone. The first
 * page of a visit keeps the focus where the browser put it.
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
