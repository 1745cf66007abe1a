import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format-number.ts'
import { ActionButton } from '../action/action.tsx'
import { FailedNotice } from '../failed-notice/failed-notice.tsx'
import classes from './load-more.module.css'

interface LoadMoreProps {
  shown: number
  total: number
  state: 'ready' | 'loading' | 'failed'
  onMore: () => void
  /** Whether scrolling near the end of the list also requests more items. */
  onScroll?: boolean
}

/** The end of a list: how many items are shown, and a button for more. */
export function LoadMore({ shown, total, state, onMore, onScroll = true }: LoadMoreProps) {
  const { t } = useTranslation('parts')
  const hasMore = shown < total
  const foot = useNearness(onScroll && hasMore && state === 'ready', onMore)
  return (
    <div className={classes.foot} ref={foot}>
      <p className={classes.count} role="status">
        {t('shownOf', { shown: formatNumber(shown), total: formatNumber(total) })}
      </p>
      {hasMore && (
        <div
          className={classes.bar}
          style={{ backgroundSize: `${(100 * shown) / total}% 100%` }}
          aria-hidden
        />
      )}
      {state === 'failed' ? (
        <FailedNotice message={t('moreFailed')} retryLabel={t('retry')} onRetry={onMore} />
      ) : (
        hasMore && (
          <ActionButton onClick={onMore} isWaiting={state === 'loading'}>
            {t('showMore')}
          </ActionButton>
        )
      )}
    </div>
  )
}

/** Calls `onNear` when the element is within half a screen of the viewport. */
function useNearness(isWatching: boolean, onNear: () => void) {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  useEffect(() => {
    if (!isWatching || !element.current) return
    const watcher = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) latest.current()
      },
      { rootMargin: '0px 0px 50% 0px' },
    )
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [isWatching])
  return element
}
