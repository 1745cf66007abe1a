import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstTouch } from '../../lib/on-first-touch.ts'
import { useIsLive } from '../../lib/use-is-live.ts'
import type { OverlayProps } from './overlay-dialog.tsx'

/** Loads the dialog ahead, so that it opens at once. */
export const loadOverlay = () => import('./overlay-dialog.tsx')

const OverlayDialog = lazy(async () => ({ default: (await loadOverlay()).OverlayDialog }))

/**
 * A dialog over the page. Its script is not part of the page's own: it is loaded when the shopper first touches the page,
 * before what was touched can open a dialog.
 */
export function Overlay(props: OverlayProps) {
  const isLive = useIsLive()
  const [wasOpened, setWasOpened] = useState(false)
  if (isLive && props.opened && !wasOpened) setWasOpened(true)
  // When that fails, opening the dialog tries again and reports it.
  useEffect(() => onFirstTouch(() => void loadOverlay().catch(() => undefined)), [])
  return (
    wasOpened && (
      <Suspense>
        <OverlayDialog {...props} />
      </Suspense>
    )
  )
}
