import { useEffect } from 'react'

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

/** A page that has rested so long has loaded what it needs itself. */
const rest = 8000
const signs = ['pointerdown', 'pointermove', 'keydown'] as const

/**
 * Runs the work when the shopper first touches the page, by pointer or keyboard, or when the page has rested for a
 * while. Returns how to give that up.
 */
function onFirstTouch(work: () => void): () => void {
  const waiting = new AbortController()
  const start = () => {
    clearTimeout(resting)
    waiting.abort()
    // In a task of its own, so that the touch itself is answered first.
    setTimeout(work)
  }
  const resting = setTimeout(start, rest)
  for (const sign of signs)
    window.addEventListener(sign, start, { signal: waiting.signal, passive: true, capture: true })
  return () => {
    clearTimeout(resting)
    waiting.abort()
  }
}
