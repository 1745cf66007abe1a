import { GoogleMap } from '@react-google-maps/api'
import { useRef } from 'react'
import type { PinMoved, PinOnMap } from '../../features/addresses/pin-frame.ts'

const mapOptions = { mapTypeControl: false, streetViewControl: false, fullscreenControl: false }
/** Close enough to tell one gate from the next. */
const zoom = 17

/** A map that tells the shop's page where its centre is, once the shopper has dragged or zoomed it. */
export function PinMap({ lat, lng }: Pick<PinOnMap, 'lat' | 'lng'>) {
  const map = useRef<google.maps.Map>(null)
  const report = () => {
    const center = map.current?.getCenter()
    if (!center) return
    const moved: PinMoved = { kind: 'pin.moved', lat: center.lat(), lng: center.lng() }
    window.parent.postMessage(moved, window.location.origin)
  }
  return (
    <GoogleMap
      // A place that the shop's page sends is a new map: it reports nothing until the shopper moves it.
      key={`${lat} ${lng}`}
      mapContainerClassName="map"
      options={mapOptions}
      onLoad={(loaded) => {
        map.current = loaded
        loaded.setCenter({ lat, lng })
        loaded.setZoom(zoom)
      }}
      onDragEnd={report}
    />
  )
}
