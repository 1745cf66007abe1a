import { useWindowEvent } from '@mantine/hooks'
import { type RefObject, useEffect, useRef } from 'react'

const isInDialog = (element: Element) => element.closest('[role="dialog"]') !== null

function focusNear(rows: ArrayLike<Element>, { row, place }: { row: Element; place: number }): void {
  const { activeElement: active } = document
  // Whoever is somewhere else by now stays there; a dialog that still closes is nowhere.
  if (active && active !== document.body && !isInDialog(active)) return
  const next = row.isConnected
    ? row
    : (rows[Math.min(place, rows.length - 1)] ?? document.querySelector('h1'))
  if (!(next instanceof HTMLElement)) return
  next.tabIndex = -1
  next.focus({ preventScroll: true })
}

/**
 * When the focused row is removed, focuses the row that takes its place, or the page's heading if none is left. When only the
 * focused control is removed, focuses its row. Without this the focus would fall back to the start of the page. The row is
 * focused and not its button, so that one more Enter does nothing.
 */
export function useRowFocus<Rows extends HTMLElement>(): RefObject<Rows | null> {
  const rows = useRef<Rows>(null)
  const last = useRef<{ element: Element; row: Element; place: number }>(undefined)
  useWindowEvent('focusin', ({ target }) => {
    // A dialog gives the focus back to the row that it was opened from.
    if (!(target instanceof Element) || isInDialog(target)) return
    const all = [...(rows.current?.children ?? [])]
    const row = all.find((one) => one.contains(target))
    last.current = row && { element: target, row, place: all.indexOf(row) }
  })
  useEffect(() => {
    if (!last.current || last.current.element.isConnected) return
    focusNear(rows.current?.children ?? [], last.current)
    last.current = undefined
  })
  return rows
}
