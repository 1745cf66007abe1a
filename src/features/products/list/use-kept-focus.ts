import type { RefObject } from 'react'
import { useAfterChange } from '../../../lib/page-flows.ts'

/**
 * When a change of the address takes the focused control away, such as the last chip, the focus moves to the
 * first control above the list.
 */
export function useKeptFocus(tools: RefObject<HTMLElement | null>, address: string): void {
  useAfterChange(address, () => {
    if (document.activeElement !== document.body) return
    tools.current?.querySelector<HTMLElement>('select, a, button')?.focus({ preventScroll: true })
  })
}
