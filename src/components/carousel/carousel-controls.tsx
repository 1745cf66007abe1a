import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button/icon-button.tsx'
import classes from './carousel.module.css'
import type { Place } from './use-place.ts'

interface CarouselControlsProps {
  /** Absent while the carousel is not measured yet; the space of the controls is reserved. */
  place: Place | undefined
  onBack: () => void
  onNext: () => void
  autoplay?: { isOn: boolean; isStopped: boolean; toggle: () => void }
  label: string
}

/** Position and navigation of a carousel. */
export function CarouselControls({ place, onBack, onNext, autoplay, label }: CarouselControlsProps) {
  const { t } = useTranslation('parts')
  const isIdle = !place || place.count < 2
  return (
    <div className={classes.controls} data-idle={isIdle || undefined} role="group" aria-label={label}>
      <IconButton label={t('previousSlide')} onClick={onBack} disabled={!place?.canGoBack}>
        <IconChevronLeft stroke={1.6} aria-hidden />
      </IconButton>
      {/* Autoplay turns announcements off, because the shopper did not ask for its moves. */}
      <span
        className={`remark ${classes.place}`}
        aria-live={autoplay?.isOn && !autoplay.isStopped ? 'off' : 'polite'}
      >
        <span className="visually-hidden">
          {place && t('slideOf', { number: place.number, count: place.count })}
        </span>
        <span aria-hidden>{place && `${place.number} / ${place.count}`}</span>
      </span>
      <IconButton label={t('nextSlide')} onClick={onNext} disabled={!place?.canGoOn}>
        <IconChevronRight stroke={1.6} aria-hidden />
      </IconButton>
      {autoplay?.isOn && (
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
