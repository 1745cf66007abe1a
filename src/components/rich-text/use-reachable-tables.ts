import { useEffect, type RefObject } from 'react'

/** Makes only tables with overflow focusable, so that the keyboard can scroll them sideways. */
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
