import type { EmblaPluginType } from 'embla-carousel'

const moves = ['mousemove', 'touchmove'] as const

/** While a slide is dragged, passes on at most one pointer move in the given number of milliseconds. */
export function throttledDrag(milliseconds: number): EmblaPluginType {
  let last = -Infinity
  const hold = (event: Event) => {
    const now = performance.now()
    if (now - last >= milliseconds) last = now
    else {
      event.stopPropagation()
      // The browser would scroll the page on a touch move that is not handled.
      if (event.cancelable) event.preventDefault()
    }
  }
  const watch = () => {
    last = -Infinity
    for (const move of moves) window.addEventListener(move, hold, { capture: true, passive: false })
  }
  const rest = () => {
    for (const move of moves) window.removeEventListener(move, hold, { capture: true })
  }
  return {
    name: 'throttledDrag',
    options: {},
    init: (carousel) => void carousel.on('pointerDown', watch).on('pointerUp', rest),
    destroy: rest,
  }
}
