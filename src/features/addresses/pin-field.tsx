import { useCallbackRef } from '@mantine/hooks'
import { IconCurrentLocation, IconMapPinFilled } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { is } from 'valibot'
import { ActionButton } from '../../components/action/action.tsx'
import { OptionalMark } from '../../components/optional-mark/optional-mark.tsx'
import { toLanguage } from '../../lib/language.ts'
import type { Language } from '../../lib/language.ts'
import { mapIsReady, mapPageAddress } from '../../lib/map-page.ts'
import classes from './pin-field.module.css'
import { pinWasMoved } from './pin-frame.ts'
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
  const put = (place: Location | undefined) => {
    setPin(pinOf(place))
    onChange(pinOf(place))
  }
  const useOwnPlace = () => {
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
        <PinMap center={center} language={toLanguage(i18n.language) ?? 'th'} onMoved={put} />
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

interface PinMapProps {
  /** Where the map is to be; not where the shopper has moved it. */
  center: Location
  language: Language
  onMoved: (place: Location) => void
}

/** Google Maps in an iframe with an opaque origin (decision 017), which reports where it was moved. */
function PinMap({ center, language, onMoved }: PinMapProps) {
  const { t } = useTranslation('addresses')
  const frame = useRef<HTMLIFrameElement>(null)
  const tell = useCallbackRef(onMoved)
  useEffect(() => {
    const show = () => {
      const message: PinOnMap = { kind: 'pin.show', language, lat: center.lat, lng: center.lng }
      // A frame with an opaque origin only receives messages addressed to `*`. Only this frame gets the place.
      frame.current?.contentWindow?.postMessage(message, '*')
    }
    const hear = (event: MessageEvent) => {
      if (event.source === null || event.source !== frame.current?.contentWindow) return
      if (is(mapIsReady, event.data)) show()
      if (is(pinWasMoved, event.data)) tell({ lat: event.data.lat, lng: event.data.lng })
    }
    window.addEventListener('message', hear)
    show()
    return () => window.removeEventListener('message', hear)
  }, [center, language, tell])

  return (
    <iframe
      // Google's script cannot change its language after it has loaded, so the frame is recreated.
      key={language}
      ref={frame}
      className={classes.frame}
      src={mapPageAddress}
      title={t('pinMapTitle')}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      loading="lazy"
    />
  )
}
