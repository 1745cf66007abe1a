import '@mantine/core/styles/Pagination.layer.css'
import { Pagination } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { formatNumber } from '../../lib/formats/format-number.ts'
import { usePageMeta } from '../../lib/flows/page-flows.ts'
import { readPageNumber } from '../../lib/page-number.ts'
import { useIsLive } from '../../lib/hooks/use-is-live.ts'
import { ActionLink } from '../action/action.tsx'
import { EmptyNotice } from '../empty-notice/empty-notice.tsx'
import classes from './growing-list.module.css'
import type { Growth } from './growth.ts'
import { ListFoot } from './list-foot.tsx'
import { useNewEntryFocus } from './use-new-entry-focus.ts'
import { useListPageAddress } from './use-list-page-address.ts'

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
  // Dozens of placeholders that nobody sees yet are made in pieces.
  const hasPlaces = useDeferredValue(isGrowing || view.more === 'loading')
  const end = useNearness(isGrowing && view.more === 'ready', onNear)
  const focusNextEntry = useNewEntryFocus(list, view.items.length)
  const address = useListPageAddress()

  const ask = () => {
    focusNextEntry()
    onMore()
  }
  if (view.isOnePage) return <OnePage view={view}>{children}</OnePage>
  return (
    <>
      <div ref={list}>{children}</div>
      <div ref={end} />
      {hasPlaces && places && view.coming > 0 && (
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

/** One page of a list, with links to the others. */
function OnePage({ view, children }: { view: Growth; children: ReactNode }) {
  const { t } = useTranslation('lists')
  const [search] = useSearchParams()
  const address = useListPageAddress()
  const { items, page, pageSize, total } = view
  const lastPage = Math.ceil(total / pageSize)
  const before = (page - 1) * pageSize
  const linkTo = (other: number, label: string) => ({
    component: Link,
    to: address(other),
    'aria-label': label,
  })
  if (readPageNumber(search) > lastPage) return <PageMissing view={view} />
  return (
    <>
      {children}
      <div className={classes.foot}>
        <p className="small" role="status">
          {t('shownFrom', {
            first: formatNumber(before + 1),
            last: formatNumber(before + items.length),
            total: formatNumber(total),
          })}
        </p>
        <nav aria-label={t('pages')}>
          <Pagination.Root
            total={lastPage}
            value={page}
            siblings={0}
            size="xl"
            className={classes.pages}
            classNames={{ control: classes.page }}
            getItemProps={(other) => linkTo(other, t('page', { page: other }))}
          >
            {page > 1 && <Pagination.Previous {...linkTo(page - 1, t('earlierPage'))} />}
            <Pagination.Items />
            {page < lastPage && <Pagination.Next {...linkTo(page + 1, t('nextPage'))} />}
          </Pagination.Root>
        </nav>
      </div>
    </>
  )
}

/** The address names a page beyond the end of the list: a 404 with a way back. */
function PageMissing({ view }: { view: Growth }) {
  const { t } = useTranslation('lists')
  const [search] = useSearchParams()
  const address = useListPageAddress()
  usePageMeta({ isMissing: true })
  return (
    <EmptyNotice
      title={t('pageMissing', { page: readPageNumber(search) })}
      text={t('pagesInAll', { count: Math.ceil(view.total / view.pageSize) })}
    >
      <ActionLink to={address(1)}>{t('toFirstPage')}</ActionLink>
    </EmptyNotice>
  )
}

/** Half a screen below the edge; above it without limit, for those who jump to the end. */
const near = '1000000px 0px 50% 0px'

/** Calls `onNear` when the element is within half a screen of the viewport, or above it. */
function useNearness(isWatching: boolean, onNear: (() => void) | undefined) {
  const element = useRef<HTMLDivElement>(null)
  const tell = useCallbackRef(onNear)
  useEffect(() => {
    if (!isWatching || !element.current) return
    const watcher = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) tell()
      },
      { rootMargin: near },
    )
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [isWatching, tell])
  return element
}
