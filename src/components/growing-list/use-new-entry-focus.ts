import { useEffect, useRef, type RefObject } from 'react'

/**
 * Returns the function to call when the shopper asks for more: once it has come, the focus moves from the
 * button to the first new entry, so that the keyboard continues there. The button may be gone by then.
 */
export function useNewEntryFocus(list: RefObject<HTMLElement | null>, count: number): () => void {
  const awaited = useRef<number>(undefined)
  const button = useRef<Element>(null)
  useEffect(() => {
    if (awaited.current === undefined || count <= awaited.current) return
    // Counted from the end: of a long list, not all that comes before is drawn.
    const entries = [...(list.current?.querySelectorAll('[data-entry]') ?? [])]
    const entry = entries.at(awaited.current - count)
    awaited.current = undefined
    const { activeElement } = document
    if (activeElement !== button.current && activeElement !== document.body) return
    entry?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [list, count])
  return () => {
    awaited.current = count
    button.current = document.activeElement
  }
}
