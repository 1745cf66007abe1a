import { onOwnMove } from './own-moves.ts'

/**
 * Scrolls to an element and follows it while the content above it loads, until the shopper moves the page.
 * Returns the function that stops following.
 */
export function keepInPlace(element: Element): () => void {
  const follow = new ResizeObserver(() => element.scrollIntoView())
  follow.observe(document.body)
  element.scrollIntoView()
  const stopListening = onOwnMove(() => follow.disconnect())
  return () => {
    stopListening()
    follow.disconnect()
  }
}
