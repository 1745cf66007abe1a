import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { is } from 'valibot'
import type { Language } from '../../lib/language.ts'
import { mapIsReady, mapPageAddress } from '../../lib/map-page.ts'
import { pinWasMoved, type PinOnMap } from './pin-frame.ts'
import type { Location } from './pin.ts'
import classes from './pin-field.module.css'

interface PinMapProps {
  /** Where the map is to be; not where the shopper has moved it. */
  center: Location
  language: Language
  onMoved: (place: Location) => void
}

/** Google Maps in an iframe with an opaque origin (decision 017), which reports where it was moved. */
export function PinMap({ center, language, onMoved }: PinMapProps) {
  const { t } = useTranslation('addresses')
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(onMoved)
  useEffect(() => {
    latest.current = onMoved
  })

  useEffect(() => {
    const show = () => {
      const message: PinOnMap = { kind: 'pin.show', language, lat: center.lat, lng: center.lng }
      // A frame with an opaque origin only receives messages addressed to `*`. Only this frame gets the place.
      frame.current?.contentWindow?.postMessage(message, '*')
    }
    const hear = (event: MessageEvent) => {
      if (event.source === null || event.source !== frame.current?.contentWindow) return
      if (is(mapIsReady, event.data)) show()
      if (is(pinWasMoved, event.data)) latest.current({ lat: event.data.lat, lng: event.data.lng })
    }
    window.addEventListener('message', hear)
    show()
    return () => window.removeEventListener('message', hear)
  }, [center, language])

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
