import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'

/** The specification's words for a carousel (part 9). */
export type SnapAlign = 'start' | 'end' | 'center' | 'center-even' | 'center-odd'

export interface CarouselWishes {
  itemsToScroll: number
  transition: number
  resizeDebounce: number
  mouseDrag: boolean
  touchDrag: boolean
  snapAlign: SnapAlign
  loop: boolean
}

/** The specification's words in Embla's, which knows no even and odd centres and no debounce. */
export function emblaOptions(wishes: CarouselWishes): EmblaOptionsType {
  return {
    slidesToScroll: wishes.itemsToScroll,
    // Embla alone would read this as a weight; the plugin timed-transition reads it as milliseconds.
    duration: wishes.transition,
    align: (viewSize, slideSize) => snapOffset(wishes.snapAlign, viewSize, slideSize),
    loop: wishes.loop,
    watchDrag: (_, event) => (event.type.startsWith('mouse') ? wishes.mouseDrag : wishes.touchDrag),
    watchResize: afterResizing(wishes.resizeDebounce),
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  }
}

/**
 * Where the chosen slide lies, measured from the start of what is seen. A centre of an even number of slides is the
 * left one of the two in the middle, of an odd number the one in the middle.
 */
export function snapOffset(align: SnapAlign, viewSize: number, slideSize: number): number {
  switch (align) {
    case 'start':
      return 0
    case 'end':
      return viewSize - slideSize
    case 'center-even':
      return Math.max(0, (viewSize - 2 * slideSize) / 2)
    case 'center':
    case 'center-odd':
      return (viewSize - slideSize) / 2
  }
}

/** Measures anew once the window has been still for a moment, and only when the width has changed. */
function afterResizing(debounce: number): (carousel: EmblaCarouselType) => boolean {
  let width: number | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  return (carousel) => {
    const now = carousel.rootNode().getBoundingClientRect().width
    if (width !== undefined && now !== width) {
      clearTimeout(waiting)
      waiting = setTimeout(() => carousel.reInit(), debounce)
    }
    width = now
    // Never by Embla itself: it would measure at every step of a resize.
    return false
  }
}
