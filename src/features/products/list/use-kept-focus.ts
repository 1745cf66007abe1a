import { useEffect, type RefObject } from 'react'

/**
 * When a change of the address takes the focused control away, such as the last chip, the focus moves to the
 * first control above the list.
 */
export function useKeptFocus(tools: RefObject<HTMLElement | null>, address: unknown): void {
  useEffect(() => {
    // The first page of a visit and a new page set the focus themselves.
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        tools.current?.querySelector<HTMLElement>('select, a, button')?.focus({ preventScroll: true })
      })
    }
  }, [tools, address])
}
