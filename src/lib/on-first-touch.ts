const signs = ['pointerdown', 'pointermove', 'keydown'] as const

/** Runs the work when the shopper first touches the page, by pointer or keyboard. Returns how to give that up. */
export function onFirstTouch(work: () => void): () => void {
  const waiting = new AbortController()
  const start = () => {
    waiting.abort()
    work()
  }
  for (const sign of signs)
    window.addEventListener(sign, start, { signal: waiting.signal, passive: true, capture: true })
  return () => waiting.abort()
}
