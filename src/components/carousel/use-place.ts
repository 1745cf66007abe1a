import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useState } from 'react'

/** Where a carousel stands. */
export interface Place {
  number: number
  count: number
  canGoBack: boolean
  canGoOn: boolean
}

export const placeOf = (index: number, count: number, loop: boolean): Place => ({
  number: index + 1,
  count,
  canGoBack: loop || index > 0,
  canGoOn: loop || index < count - 1,
})

export function usePlace(carousel: EmblaCarouselType | null): Place | undefined {
  const [place, setPlace] = useState<Place>()
  useEffect(() => {
    if (!carousel) return
    const look = () =>
      setPlace({
        number: carousel.selectedScrollSnap() + 1,
        count: carousel.scrollSnapList().length,
        canGoBack: carousel.canScrollPrev(),
        canGoOn: carousel.canScrollNext(),
      })
    look()
    carousel.on('select', look).on('reInit', look)
    return () => void carousel.off('select', look).off('reInit', look)
  }, [carousel])
  return place
}
