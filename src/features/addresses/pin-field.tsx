import { IconCurrentLocation, IconMapPinFilled } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { is } from 'valibot'
import { ActionButton } from '../../components/action/action.tsx'
import { MapFrame } from '../../components/map-frame/map-frame.tsx'
import { OptionalMark } from '../../components/optional-mark/optional-mark.tsx'
import { toLanguage } from '../../lib/language.ts'
import classes from './pin-field.module.css'
import { pinMovedMessage } from './pin-frame.ts'
import type { PinOnMap } from './pin-frame.ts'
import { type Location, locationOf, pinOf } from './pin.ts'

/** Bangkok: where the map starts without a pin. */
const start: Location = { lat: 13.7563, lng: 100.5018 }

interface PinFieldProps {
  /** The text of the pin, empty for none. */
  defaultValue: string
  onChange: (pin: string) => void
}

/** Where the lorry stops. The pin stands still, and the map is moved under it. */
export function PinField({ defaultValue, onChange }: PinFieldProps) {
  const { t, i18n } = useTranslation('addresses')
  const [pin, setPin] = useState(defaultValue)
  const [center, setCenter] = useState(() => locationOf(defaultValue) ?? start)
  const [locating, setLocating] = useState<'asking' | 'failed'>()
  const language = toLanguage(i18n.language) ?? 'th'
  const message = useMemo<PinOnMap>(
    () => ({ kind: 'pin.show', language, lat: center.lat, lng: center.lng }),
    [center, language],
  )
  const put = (place: Location | undefined) => {
    setPin(pinOf(place))
    onChange(pinOf(place))
  }
  const useOwnPlace = () => {
    // Browsers have it on a page from https only.
    if (!('geolocation' in navigator)) return setLocating('failed')
    setLocating('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const place = { lat: coords.latitude, lng: coords.longitude }
        setLocating(undefined)
        setCenter(place)
        put(place)
      },
      () => setLocating('failed'),
      { timeout: 10_000 },
    )
  }
  return (
    <div>
      <p className={classes.label}>
        {t('pin')}
        <OptionalMark />
      </p>
      <div className={classes.map}>
        <MapFrame
          message={message}
          title={t('pinMapTitle')}
          className={classes.frame}
          onMessage={(data) => {
            if (is(pinMovedMessage, data)) put({ lat: data.lat, lng: data.lng })
          }}
        />
        <IconMapPinFilled className={classes.pin} size={44} aria-hidden />
        <span className={classes.words}>{t('moveMap')}</span>
      </div>
      <div className={classes.under}>
        <span className={classes.figures} role="status">
          {locating === 'failed' ? t('locationFailed') : pin || t('notPinned')}
        </span>
        {pin !== '' && (
          <ActionButton tone="quiet" isSmall onClick={() => put(undefined)}>
            {t('removePin')}
          </ActionButton>
        )}
        <ActionButton tone="quiet" isSmall isWaiting={locating === 'asking'} onClick={useOwnPlace}>
          <IconCurrentLocation size={18} stroke={1.6} aria-hidden />
          {t('ownLocation')}
        </ActionButton>
      </div>
    </div>
  )
}
