import { startTransition, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { whenIdle } from '../../lib/browser/when-idle.ts'
import { ScrollSnapCarousel, type ScrollSnapProps } from './scroll-snap-carousel.tsx'

const { Part: MovingCarousel, preload: loadCarousel } = lazyPart(() => import('./carousel.tsx'))

/** Somebody takes hold of the carousel. */
const beginnings = ['pointerdown', 'focusin', 'scroll'] as const
/** After each of these it may have come to rest. */
const endings = ['pointerup', 'pointercancel', 'focusout', 'scrollend'] as const

/**
 * A carousel at the top of a page that shows one slide at a time. At first the browser scrolls it. The script with drag by
 * mouse and the specified motion is loaded once the page is live and idle, and takes over where the carousel stands,
 * while nobody holds it. Both take the same space.
 */
export function CarouselWhenIdle({ onSlide, ...props }: ScrollSnapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const latest = useRef(props.slide ?? 0)
  const [firstSlide, setFirstSlide] = useState<number>()
  const follow = (slide: number) => {
    latest.current = slide
    onSlide?.(slide)
  }

  const isStanding = firstSlide === undefined
  useEffect(() => {
    if (!isStanding) return
    const waiting = new AbortController()
    const options = { signal: waiting.signal, capture: true }
    const takeOver = () => {
      if (waiting.signal.aborted || !isAtRest(frame.current, latest.current)) return
      // In a transition, so that it is made in pieces.
      startTransition(() => setFirstSlide(latest.current))
    }
    // A press between those pieces is for the carousel that still stands.
    const holdOff = () => setFirstSlide(undefined)
    const callOff = whenIdle(async () => {
      await loadCarousel().catch(() => waiting.abort())
      for (const beginning of beginnings) frame.current?.addEventListener(beginning, holdOff, options)
      for (const ending of endings) window.addEventListener(ending, () => setTimeout(takeOver), options)
      takeOver()
    })
    return () => {
      callOff()
      waiting.abort()
    }
  }, [isStanding])

  const standing = <ScrollSnapCarousel {...props} onSlide={follow} />
  return (
    <div ref={frame}>
      {isStanding ? standing : <MovingCarousel {...props} onSlide={follow} firstSlide={firstSlide} />}
    </div>
  )
}

function isAtRest(frame: Element | null, slide: number): boolean {
  const view = frame?.querySelector('[role="region"]')
  if (!frame || !view || frame.matches(':focus-within, :active')) return false
  return Math.abs(view.scrollLeft - slide * view.clientWidth) < 1
}
