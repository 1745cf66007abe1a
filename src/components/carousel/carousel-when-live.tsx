import { Children, lazy, Suspense, useSyncExternalStore, type ComponentProps } from 'react'
import type { Carousel } from './carousel.tsx'
import classes from './carousel.module.css'

type CarouselProps = ComponentProps<typeof Carousel>

const never = () => () => undefined

const MovingCarousel = lazy(async () => ({ default: (await import('./carousel.tsx')).Carousel }))

/**
 * A carousel of one slide at a time at the head of a page: its first slide stands there at once, and what makes it
 * move comes after the page is live. It takes the same place before and after.
 */
export function CarouselWhenLive(props: Omit<CarouselProps, 'itemsToShow'>) {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const standing = (
    <div className={classes.carousel}>
      <div>{Children.toArray(props.children)[0]}</div>
      <div className={classes.controls} />
    </div>
  )
  return isLive ? (
    <Suspense fallback={standing}>
      <MovingCarousel {...props} />
    </Suspense>
  ) : (
    standing
  )
}
