import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { onFirstTouch } from '../../lib/on-first-touch.ts'
import { useIsLive } from '../../lib/use-is-live.ts'
import { ScreenBoundary } from '../screen-boundary/screen-boundary.tsx'
import type { OverlayProps } from './overlay-dialog.tsx'

/** Loads the dialog ahead, so that it opens at once. */
export const loadOverlay = () => import('./overlay-dialog.tsx')

/** Without a network, the script is asked for again when the network is back. */
function loadAhead() {
  loadOverlay().catch(() => window.addEventListener('online', loadAhead, { once: true }))
}

let OverlayDialog = lazyDialog()

/** A lazy component keeps its failure for good, so that the next dialog needs a new one. */
function lazyDialog() {
  return lazy(async () => {
    try {
      return { default: (await loadOverlay()).OverlayDialog }
    } catch (failure) {
      OverlayDialog = lazyDialog()
      throw failure
    }
  })
}

/** What stands in the page may be far from where the shopper is: the page goes there. */
function InView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => void place.current?.scrollIntoView({ block: 'center' }), [])
  return <div ref={place}>{children}</div>
}

interface LoadedOverlayProps extends OverlayProps {
  /** Stands in the page when the script of the dialog cannot be loaded. Without it, the screen says that it failed. */
  instead?: ReactNode
}

/**
 * A dialog over the page. Its script is not part of the page's own: it is loaded when the shopper first touches the page,
 * before what was touched can open a dialog.
 */
export function Overlay({ instead, ...props }: LoadedOverlayProps) {
  const isLive = useIsLive()
  const [wasOpened, setWasOpened] = useState(false)
  if (isLive && props.opened && !wasOpened) setWasOpened(true)
  useEffect(() => onFirstTouch(loadAhead), [])
  if (!wasOpened) return null
  const dialog = (
    <Suspense>
      <OverlayDialog {...props} />
    </Suspense>
  )
  if (instead === undefined) return dialog
  return (
    <ScreenBoundary address={String(props.opened)} failed={props.opened && <InView>{instead}</InView>}>
      {dialog}
    </ScreenBoundary>
  )
}
