import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'

/** The slide alignments, as the specification names them (part 9). */
export type SnapAlign = 'start' | 'end' | 'center' | 'center-even' | 'center-odd'

export interface CarouselOptions {
  itemsToScroll: number
  transition: number
  resizeDebounce: number
  mouseDrag: boolean
  touchDrag: boolean
  snapAlign: SnapAlign
  loop: boolean
}

/** Translates the specification's options to Embla's, which have no even or odd centre and no debounce. */
export function emblaOptions(options: CarouselOptions): EmblaOptionsType {
  return {
    slidesToScroll: options.itemsToScroll,
    // Embla alone would read this as a weight; the plugin timed-transition reads it as milliseconds.
    duration: options.transition,
    align: (viewSize, slideSize) => snapOffset(options.snapAlign, viewSize, slideSize),
    loop: options.loop,
    watchDrag: (_, event) => (event.type.startsWith('mouse') ? options.mouseDrag : options.touchDrag),
    watchResize: afterResizing(options.resizeDebounce),
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  }
}

/**
 * Returns the offset of the selected slide from the start of the viewport. `center-even` makes it the left of
 * the two slides in the middle; `center-odd` makes it the single slide in the middle.
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

/** Measures the carousel again `debounce` milliseconds after the last change of its width. */
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
    // Returns false because Embla itself would measure at every step of a resize.
    return false
  }
}
