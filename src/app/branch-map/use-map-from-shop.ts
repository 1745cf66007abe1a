import { useEffect, useState } from 'react'
import { is, union } from 'valibot'
import { mapShowsPin, type PinOnMap } from '../../features/addresses/pin-frame.ts'
import { mapShowsBranches, type BranchesOnMap } from '../../features/content/branch-map-frame.ts'
import type { MapIsReady } from '../../lib/map-page.ts'

const mapShows = union([mapShowsBranches, mapShowsPin])

/** Receives what to show from the parent page; messages from any other window are ignored. */
export function useMapFromShop(): BranchesOnMap | PinOnMap | undefined {
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
