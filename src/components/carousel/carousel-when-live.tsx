import { Children, lazy, Suspense, type ComponentProps } from 'react'
import type { Carousel } from './carousel.tsx'
import { useIsLive } from '../../lib/use-is-live.ts'
import classes from './carousel.module.css'

type CarouselProps = ComponentProps<typeof Carousel>

const MovingCarousel = lazy(async () => ({ default: (await import('./carousel.tsx')).Carousel }))

/**
 * A carousel at the top of a page that shows one slide at a time. The first slide is rendered at once, and the
 * script that moves the slides loads after hydration. The carousel takes the same space before and after.
 */
export function CarouselWhenLive(props: Omit<CarouselProps, 'itemsToShow'>) {
  const isLive = useIsLive()
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
