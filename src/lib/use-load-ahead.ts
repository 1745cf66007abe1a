import { useEffect } from 'react'
import { onFirstTouch } from './on-first-touch.ts'

/**
 * Loads scripts when the shopper first touches the page, before what was touched needs them. Without a network they are
 * asked for again when the network is back, and by whatever needs them.
 */
export function useLoadAhead(load: () => Promise<unknown>): void {
  useEffect(() => onFirstTouch(() => loadAhead(load)), [load])
}

function loadAhead(load: () => Promise<unknown>) {
  load().catch(() => window.addEventListener('online', () => loadAhead(load), { once: true }))
}
