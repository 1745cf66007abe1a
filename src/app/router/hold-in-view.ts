import { onUserScroll } from './user-scroll.ts'

/**
 * Scrolls to an element and follows it while the content above it loads, until the shopper moves the page.
 * Returns the function that stops following.
 */
export function holdInView(element: Element): () => void {
  const follow = new ResizeObserver(() => element.scrollIntoView())
  follow.observe(document.body)
  element.scrollIntoView()
  const stopListening = onUserScroll(() => follow.disconnect())
  return () => {
    stopListening()
    follow.disconnect()
  }
}
