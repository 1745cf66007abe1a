import { useRef, type ReactNode } from 'react'
import { useIsLive } from '../../lib/use-is-live.ts'
import classes from './growing-list.module.css'
import type { Growth } from './growth.ts'
import { ListFoot } from './list-foot.tsx'
import { OnePage } from './one-page.tsx'
import { useNearness } from './use-nearness.ts'
import { useNewEntryFocus } from './use-new-entry-focus.ts'
import { usePageAddress } from './use-page-address.ts'

interface GrowingListProps {
  view: Growth
  onMore: () => void
  onRetry: () => void
  /** Called when the end comes near by scrolling; without it, only the button adds items. */
  onNear?: () => void
  /** Whether each page has an address of its own (`?page=2`), so that it can be reached without script. */
  hasPages?: boolean
  /** Placeholders for the items that will come by themselves. They keep the page from moving when it grows. */
  places?: (count: number) => ReactNode
  /** The list. Its entries carry `data-entry`. */
  children: ReactNode
}

/** A list that grows at its end, at first by scrolling, later by its button; or the one page that its address names. */
export function GrowingList({ view, onMore, onRetry, onNear, hasPages, places, children }: GrowingListProps) {
  const isLive = useIsLive()
  const list = useRef<HTMLDivElement>(null)
  const isGrowing = isLive && onNear !== undefined && view.coming > 0
  const end = useNearness(isGrowing && view.more === 'ready', onNear)
  const focusNextEntry = useNewEntryFocus(list, view.items.length)
  const address = usePageAddress()

  const ask = () => {
    focusNextEntry()
    onMore()
  }
  if (view.isOnePage) return <OnePage view={view}>{children}</OnePage>
  return (
    <>
      <div ref={list}>{children}</div>
      <div ref={end} />
      {(isGrowing || view.more === 'loading') && places && view.coming > 0 && (
        // New items take the places of placeholders: the others are drawn anew below, and nothing slides there.
        <div key={view.items.length} className={classes.places} aria-hidden data-places>
          {places(view.coming)}
        </div>
      )}
      <ListFoot
        view={view}
        next={hasPages ? address(view.page + 1) : undefined}
        onMore={ask}
        onRetry={onRetry}
      />
    </>
  )
}
