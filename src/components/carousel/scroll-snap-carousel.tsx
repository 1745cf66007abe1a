import { Children, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CarouselControls } from './carousel-controls.tsx'
import type { CarouselProps } from './carousel.tsx'
import classes from './carousel.module.css'
import { placeOf } from './use-place.ts'

/** What works without the script of the moving carousel: one slide at a time, by swipe, by keys and by buttons. */
export type ScrollSnapProps = Pick<CarouselProps, 'label' | 'children' | 'loop' | 'slide' | 'onSlide'>

/** Milliseconds without scrolling after which a slide has been reached; not every browser reports it. */
const settling = 100

export function ScrollSnapCarousel({ label, children, loop = false, slide, onSlide }: ScrollSnapProps) {
  const { t } = useTranslation('parts')
  const view = useRef<HTMLDivElement>(null)
  const settled = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [current, setCurrent] = useState(0)
  const slides = Children.toArray(children)
  const count = slides.length

  /** Where a button or the page sent it: what lies on the way there was not chosen. */
  const target = useRef<number>(undefined)
  const scrollTo = (index: number) => {
    target.current = index
    const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    view.current?.scrollTo({ left: index * view.current.clientWidth, behavior })
  }
  const choose = (index: number) => {
    scrollTo(index)
    setCurrent(index)
    onSlide?.(index)
  }
  const settle = () => {
    const reached = view.current && Math.round(view.current.scrollLeft / view.current.clientWidth)
    if (reached === null || (target.current !== undefined && reached !== target.current)) return
    setCurrent(reached)
    if (target.current === undefined && reached !== current) onSlide?.(reached)
    target.current = undefined
  }

  useEffect(() => {
    if (slide !== undefined) scrollTo(slide)
  }, [slide])
  useEffect(() => {
    const byHand = new AbortController()
    for (const start of ['pointerdown', 'wheel', 'keydown'])
      view.current?.addEventListener(start, () => (target.current = undefined), {
        signal: byHand.signal,
        passive: true,
      })
    return () => byHand.abort()
  }, [])
  useEffect(() => () => clearTimeout(settled.current), [])

  return (
    <div className={classes.carousel}>
      <div
        ref={view}
        className={classes.standing}
        role="region"
        aria-label={label}
        aria-roledescription={t('carousel')}
        // It scrolls, so the keyboard must reach it, also where its slides hold nothing that can be focused.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={() => {
          clearTimeout(settled.current)
          settled.current = setTimeout(settle, settling)
        }}
      >
        {slides.map((one, index) => (
          <div
            key={typeof one === 'object' && 'key' in one ? one.key : index}
            role="group"
            aria-roledescription={t('slide')}
            aria-label={t('slideOf', { number: index + 1, count })}
          >
            {one}
          </div>
        ))}
      </div>
      <CarouselControls
        place={placeOf(current, count, loop)}
        onBack={() => choose((current - 1 + count) % count)}
        onNext={() => choose((current + 1) % count)}
        label={label}
      />
    </div>
  )
}
