import '@mantine/carousel/styles.layer.css'
import { Carousel as MantineCarousel } from '@mantine/carousel'
import type { StyleProp } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import type { EmblaCarouselType } from 'embla-carousel'
import { Children, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CarouselControls } from './carousel-controls.tsx'
import classes from './carousel.module.css'
import { emblaOptions, type SnapAlign } from './embla-options.ts'
import { throttledDrag } from './throttled-drag.ts'
import { timedTransition } from './timed-transition.ts'
import { useAutoplay } from './use-autoplay.ts'
import { placeOf, usePlace } from './use-place.ts'

export interface CarouselProps {
  /** Label for screen readers. */
  label: string
  children: ReactNode
  /** The number of visible slides, or that number by screen width: `{ base: 1.2, sm: 3, md: 4 }`. */
  itemsToShow?: number | Partial<Record<'base' | 'xs' | 'sm' | 'md' | 'lg' | 'xl', number>>
  itemsToScroll?: number
  /** The duration of one move in milliseconds. */
  transition?: number
  /** Milliseconds between two automatic moves; 0 turns autoplay off. */
  autoplay?: number
  /** The minimum number of milliseconds between two handled pointer moves of a drag. */
  throttle?: number
  /** Milliseconds without a resize before the carousel is measured again. */
  resizeDebounce?: number
  mouseDrag?: boolean
  touchDrag?: boolean
  snapAlign?: SnapAlign
  /** Whether the first slide follows the last one. */
  loop?: boolean
  gap?: number
  /** The index of the slide to show, counted from 0. The carousel moves whenever it changes. */
  slide?: number
  /** Called with the index of each slide that becomes selected. */
  onSlide?: (slide: number) => void
  /** The index of the slide that shows first. */
  firstSlide?: number
}

/** Shows slides side by side. The names and defaults of its options follow the specification (part 9). */
export default function Carousel({ label, children, itemsToShow = 1, gap = 0, ...given }: CarouselProps) {
  const { t } = useTranslation('parts')
  const [carousel, setCarousel] = useState<EmblaCarouselType | null>(null)
  const { itemsToScroll = 1, transition = 300, resizeDebounce = 16, throttle = 16, loop = false } = given
  const { mouseDrag = true, touchDrag = true, snapAlign = 'center' } = given
  const autoplay = useAutoplay(carousel, given.autoplay ?? 0)
  const options = useMemo(
    () => emblaOptions({ itemsToScroll, transition, resizeDebounce, mouseDrag, touchDrag, snapAlign, loop }),
    [itemsToScroll, transition, resizeDebounce, mouseDrag, touchDrag, snapAlign, loop],
  )
  const plugins = useMemo(() => [timedTransition(), throttledDrag(throttle)], [throttle])
  const slides = Children.toArray(children)
  useChosenSlide(carousel, given.slide, given.onSlide)
  const early = useEarlyMoves(carousel, given.firstSlide, slides.length, loop)

  return (
    <div className={classes.carousel} {...autoplay.whileLookedAt}>
      <MantineCarousel
        aria-label={label}
        aria-roledescription={t('carousel')}
        classNames={{ root: classes.root, viewport: classes.viewport }}
        slideSize={slideSize(itemsToShow)}
        slideGap={gap}
        initialSlide={given.firstSlide ?? 0}
        withControls={false}
        emblaOptions={options}
        plugins={plugins}
        getEmblaApi={setCarousel}
      >
        {slides.map((slide, index) => (
          <MantineCarousel.Slide
            key={typeof slide === 'object' && 'key' in slide ? slide.key : index}
            role="group"
            aria-roledescription={t('slide')}
            aria-label={t('slideOf', { number: index + 1, count: slides.length })}
          >
            {slide}
          </MantineCarousel.Slide>
        ))}
      </MantineCarousel>
      <CarouselControls
        place={usePlace(carousel) ?? early.place}
        onBack={() => (carousel ? carousel.scrollPrev() : early.move(-1))}
        onNext={() => (carousel ? carousel.scrollNext() : early.move(1))}
        autoplay={autoplay}
        label={label}
      />
    </div>
  )
}

function useChosenSlide(
  carousel: EmblaCarouselType | null,
  slide: number | undefined,
  onSlide: CarouselProps['onSlide'],
) {
  const onSelect = useCallbackRef(onSlide)
  useEffect(() => {
    if (slide !== undefined) carousel?.scrollTo(slide)
  }, [carousel, slide])
  useEffect(() => {
    if (!carousel) return
    const tell = () => onSelect(carousel.selectedScrollSnap())
    carousel.on('select', tell)
    return () => void carousel.off('select', tell)
  }, [carousel, onSelect])
}

/** A carousel that takes over has its buttons at once; what they are asked before Embla is ready is done when it is. */
function useEarlyMoves(
  carousel: EmblaCarouselType | null,
  firstSlide: number | undefined,
  count: number,
  loop: boolean,
) {
  const [slide, setSlide] = useState(firstSlide)
  useEffect(() => {
    if (slide !== undefined && slide !== firstSlide) carousel?.scrollTo(slide)
  }, [carousel, slide, firstSlide])
  return {
    place: slide === undefined ? undefined : placeOf(slide, count, loop),
    move: (by: 1 | -1) => setSlide((current = 0) => (current + by + count) % count),
  }
}

const share = (items: number) => `${100 / items}%`

function slideSize(itemsToShow: NonNullable<CarouselProps['itemsToShow']>): StyleProp<string> {
  if (typeof itemsToShow === 'number') return share(itemsToShow)
  return Object.fromEntries(Object.entries(itemsToShow).map(([width, items]) => [width, share(items)]))
}
