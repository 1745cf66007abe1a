import { useEffect, useRef } from 'react'

/** Half a screen below the edge; above it without limit, for those who jump to the end. */
const near = '1000000px 0px 50% 0px'

/** Calls `onNear` when the element is within half a screen of the viewport, or above it. */
export function useNearness(isWatching: boolean, onNear: (() => void) | undefined) {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  useEffect(() => {
    if (!isWatching || !element.current) return
    const watcher = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) latest.current?.()
      },
      { rootMargin: near },
    )
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [isWatching])
  return element
}
