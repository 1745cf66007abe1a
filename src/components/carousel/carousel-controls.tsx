import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button/icon-button.tsx'
import classes from './carousel.module.css'

interface CarouselControlsProps {
  carousel: EmblaCarouselType | null
  autoplay: { isOn: boolean; isStopped: boolean; toggle: () => void }
  label: string
}

/** Position and navigation of the carousel. Its space is reserved before the carousel script runs. */
export function CarouselControls({ carousel, autoplay, label }: CarouselControlsProps) {
  const { t } = useTranslation('parts')
  const place = usePlace(carousel)
  const isIdle = !place || place.count < 2
  return (
    <div className={classes.controls} data-idle={isIdle || undefined} role="group" aria-label={label}>
      <IconButton
        label={t('previousSlide')}
        onClick={() => carousel?.scrollPrev()}
        disabled={!place?.canGoBack}
      >
        <IconChevronLeft stroke={1.6} aria-hidden />
      </IconButton>
      {/* Autoplay turns announcements off, because the shopper did not ask for its moves. */}
      <span className={classes.place} aria-live={autoplay.isOn && !autoplay.isStopped ? 'off' : 'polite'}>
        <span className="visually-hidden">
          {place && t('slideOf', { number: place.number, count: place.count })}
        </span>
        <span aria-hidden>{place && `${place.number} / ${place.count}`}</span>
      </span>
      <IconButton label={t('nextSlide')} onClick={() => carousel?.scrollNext()} disabled={!place?.canGoOn}>
        <IconChevronRight stroke={1.6} aria-hidden />
      </IconButton>
      {autoplay.isOn && (
        <IconButton label={t(autoplay.isStopped ? 'play' : 'pause')} onClick={autoplay.toggle}>
          {autoplay.isStopped ? (
            <IconPlayerPlay stroke={1.6} aria-hidden />
          ) : (
            <IconPlayerPause stroke={1.6} aria-hidden />
          )}
        </IconButton>
      )}
    </div>
  )
}

interface Place {
  number: number
  count: number
  canGoBack: boolean
  canGoOn: boolean
}

function usePlace(carousel: EmblaCarouselType | null): Place | undefined {
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
