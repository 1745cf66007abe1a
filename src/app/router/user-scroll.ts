/** What a shopper does to move the page. */
const userScrolls = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Calls back once, when the shopper first moves the page. Returns the function that stops listening. */
export function onUserScroll(callback: () => void): () => void {
  const stop = () => {
    for (const move of userScrolls) window.removeEventListener(move, react)
  }
  const react = () => {
    stop()
    callback()
  }
  for (const move of userScrolls) window.addEventListener(move, react, { passive: true })
  return stop
}
