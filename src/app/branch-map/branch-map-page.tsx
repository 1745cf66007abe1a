import { GoogleMap } from '@react-google-maps/api'
import { useEffect, useRef, useState } from 'react'
import { is, union } from 'valibot'
import type { PinMoved, PinOnMap } from '../../features/addresses/pin-frame.ts'
import { showPinMessage } from '../../features/addresses/pin-frame.ts'
import { showBranchesMessage } from '../../features/content/branch-map-frame.ts'
import type { BranchesOnMap } from '../../features/content/branch-map-frame.ts'
import type { MapIsReady } from '../../components/map-frame/map-page.ts'
import { ClusteredMap } from './clustered-map.tsx'
import { GoogleScript } from './google-script.tsx'
import { wordsIn } from './texts-in.ts'

/** The page inside the iframe: empty until the shop's page sends the branches, or the place of a pin. */
export function BranchMapPage({ googleMapsKey }: { googleMapsKey: string }) {
  const shown = useMapFromShop()
  const language = shown?.language
  useEffect(() => {
    if (language) document.documentElement.lang = language
  }, [language])
  if (!shown) return null
  return (
    <GoogleScript
      key={shown.language}
      googleMapsKey={googleMapsKey}
      language={shown.language}
      failed={shown.kind === 'pin.show' ? 'pinFailedToLoad' : 'failedToLoad'}
    >
      {() =>
        shown.kind === 'pin.show' ? (
          <PinMap lat={shown.lat} lng={shown.lng} />
        ) : (
          <ClusteredMap branches={shown.branches} word={wordsIn(shown.language)} />
        )
      }
    </GoogleScript>
  )
}

const mapOptions = { mapTypeControl: false, streetViewControl: false, fullscreenControl: false }
/** Close enough to tell one gate from the next. */
const zoom = 17

/** A map that tells the shop's page where its centre is, once the shopper has dragged or zoomed it: to where the pointer is, or by keys. */
function PinMap({ lat, lng }: Pick<PinOnMap, 'lat' | 'lng'>) {
  const map = useRef<google.maps.Map>(null)
  const report = () => {
    const center = map.current?.getCenter()
    // The map rests for the first time where the shop's page has put it.
    if (!center || isSamePlace(center, { lat, lng })) return
    const moved: PinMoved = { kind: 'pin.moved', lat: center.lat(), lng: center.lng() }
    window.parent.postMessage(moved, window.location.origin)
  }
  return (
    <GoogleMap
      // A place that the shop's page sends is a new map.
      key={`${lat} ${lng}`}
      mapContainerClassName="map"
      options={mapOptions}
      onLoad={(loaded) => {
        map.current = loaded
        loaded.setCenter({ lat, lng })
        loaded.setZoom(zoom)
      }}
      onIdle={report}
    />
  )
}

/** Within ten centimetres. */
const isSamePlace = (center: google.maps.LatLng, { lat, lng }: Pick<PinOnMap, 'lat' | 'lng'>) =>
  Math.abs(center.lat() - lat) < 1e-6 && Math.abs(center.lng() - lng) < 1e-6

const mapShows = union([showBranchesMessage, showPinMessage])

/** Receives what to show from the parent page; messages from any other window are ignored. */
function useMapFromShop(): BranchesOnMap | PinOnMap | undefined {
  const [shown, setShown] = useState<BranchesOnMap | PinOnMap>()
  useEffect(() => {
    // The sandbox removes this page's origin but not its address, which has the same origin as the shop's page.
    const shopOrigin = window.location.origin
    const hear = (event: MessageEvent) => {
      const isTheShop = event.source === window.parent && event.origin === shopOrigin
      if (isTheShop && is(mapShows, event.data)) setShown(event.data)
    }
    window.addEventListener('message', hear)
    const ready: MapIsReady = { kind: 'branchMap.ready' }
    window.parent.postMessage(ready, shopOrigin)
    return () => window.removeEventListener('message', hear)
  }, [])
  return shown
}
