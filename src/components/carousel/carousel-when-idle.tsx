import { startTransition, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { whenIdle } from '../../lib/when-idle.ts'
import { StandingCarousel, type StandingProps } from './standing-carousel.tsx'

const { Part: MovingCarousel, preload: loadCarousel } = lazyPart(async () => ({
  default: (await import('./carousel.tsx')).Carousel,
}))

/** After each of these the carousel may have come to rest. */
const endings = ['pointerup', 'pointercancel', 'focusout', 'scrollend'] as const

/**
 * A carousel at the top of a page that shows one slide at a time. At first the browser scrolls it. The script with drag by
 * mouse and the specified motion is loaded once the page is live and idle, and takes over where the carousel stands,
 * while nobody holds it. Both take the same space.
 */
export function CarouselWhenIdle({ onSlide, ...props }: StandingProps) {
  const frame = useRef<HTMLDivElement>(null)
  const latest = useRef(props.slide ?? 0)
  const [firstSlide, setFirstSlide] = useState<number>()
  const follow = (slide: number) => {
    latest.current = slide
    onSlide?.(slide)
  }

  useEffect(() => {
    const waiting = new AbortController()
    const takeOver = () => {
      if (waiting.signal.aborted || !isAtRest(frame.current, latest.current)) return
      waiting.abort()
      // In a transition, so that it is made in pieces.
      startTransition(() => setFirstSlide(latest.current))
    }
    const callOff = whenIdle(async () => {
      await loadCarousel().catch(() => waiting.abort())
      for (const ending of endings)
        window.addEventListener(ending, () => setTimeout(takeOver), { signal: waiting.signal, capture: true })
      takeOver()
    })
    return () => {
      callOff()
      waiting.abort()
    }
  }, [])

  const standing = <StandingCarousel {...props} onSlide={follow} />
  return (
    <div ref={frame}>
      {firstSlide === undefined ? (
        standing
      ) : (
        <MovingCarousel {...props} onSlide={follow} firstSlide={firstSlide} />
      )}
    </div>
  )
}

function isAtRest(frame: Element | null, slide: number): boolean {
  const view = frame?.querySelector('[role="region"]')
  if (!frame || !view || frame.matches(':focus-within, :active')) return false
  return Math.abs(view.scrollLeft - slide * view.clientWidth) < 1
}
