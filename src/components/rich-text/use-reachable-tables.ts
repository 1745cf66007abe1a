import { useEffect, type RefObject } from 'react'

/** A table wider than the page is moved sideways by keyboard too, and only such a one takes the focus. */
export function useReachableTables(text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = text.current
    if (!element) return
    const look = () => {
      for (const table of element.querySelectorAll('table'))
        if (table.scrollWidth > table.clientWidth) table.tabIndex = 0
        else table.removeAttribute('tabindex')
    }
    const watch = new ResizeObserver(look)
    watch.observe(element)
    return () => watch.disconnect()
  }, [text])
}
