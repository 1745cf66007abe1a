import { useEffect, useState } from 'react'
import { is } from 'valibot'
import {
  mapShowsBranches,
  type BranchesOnMap,
  type MapIsReady,
} from '../../features/content/branch-map-frame.ts'

/** Receives the branches from the parent page; messages from any other window are ignored. */
export function useBranchesFromShop(): BranchesOnMap | undefined {
  const [shown, setShown] = useState<BranchesOnMap>()
  useEffect(() => {
    // The sandbox removes this page's origin but not its address, which has the same origin as the shop's page.
    const shopOrigin = window.location.origin
    const hear = (event: MessageEvent) => {
      const isTheShop = event.source === window.parent && event.origin === shopOrigin
      if (isTheShop && is(mapShowsBranches, event.data)) setShown(event.data)
    }
    window.addEventListener('message', hear)
    const ready: MapIsReady = { kind: 'branchMap.ready' }
    window.parent.postMessage(ready, shopOrigin)
    return () => window.removeEventListener('message', hear)
  }, [])
  return shown
}
