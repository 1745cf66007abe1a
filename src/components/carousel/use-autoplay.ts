import type { EmblaCarouselType } from 'embla-carousel'
import { useReducedMotion } from '@mantine/hooks'
import { useEffect, useState } from 'react'

/** Advances every given number of milliseconds; 0 turns it off. Respects `prefers-reduced-motion`. */
export function useAutoplay(carousel: EmblaCarouselType | null, milliseconds: number) {
  const prefersStillness = useReducedMotion()
  const [isStopped, setStopped] = useState(false)
  const [isLookedAt, setLookedAt] = useState(false)
  const isOn = milliseconds > 0 && !prefersStillness
  const isMoving = isOn && !isStopped && !isLookedAt

  useEffect(() => {
    if (!carousel || !isMoving) return
    const timer = setInterval(() => {
      if (carousel.canScrollNext()) carousel.scrollNext()
      else carousel.scrollTo(0)
    }, milliseconds)
    return () => clearInterval(timer)
  }, [carousel, isMoving, milliseconds])

  return {
    isOn,
    isStopped,
    toggle: () => setStopped(!isStopped),
    /** These handlers pause autoplay while the pointer or the focus is inside the carousel. */
    whileLookedAt: {
      onMouseEnter: () => setLookedAt(true),
      onMouseLeave: () => setLookedAt(false),
      onFocus: () => setLookedAt(true),
      onBlur: () => setLookedAt(false),
    },
  }
}
