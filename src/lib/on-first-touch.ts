/** A page that has rested so long has loaded what it needs itself. */
const rest = 8000
const signs = ['pointerdown', 'pointermove', 'keydown'] as const

/**
 * Runs the work when the shopper first touches the page, by pointer or keyboard, or when the page has rested for a
 * while. Returns how to give that up.
 */
export function onFirstTouch(work: () => void): () => void {
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
