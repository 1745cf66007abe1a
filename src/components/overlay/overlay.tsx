import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useIsLive } from '../../lib/hooks/use-is-live.ts'
import { useLoadAhead } from '../../lib/hooks/use-load-ahead.ts'
import { ScreenBoundary } from '../screen-boundary/screen-boundary.tsx'
import type { OverlayProps } from './overlay-dialog.tsx'

const { Part: OverlayDialog, preload: loadOverlay } = lazyPart(() => import('./overlay-dialog.tsx'))

export { loadOverlay }

/** A message in the page may be outside the view, so it is scrolled into it. */
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
  useLoadAhead(loadOverlay)
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
