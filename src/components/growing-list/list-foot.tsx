import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { To } from 'react-router-dom'
import { formatNumber } from '../../lib/formats/format-number.ts'
import { ActionButton, ActionLink } from '../action/action.tsx'
import { FailedNotice } from '../failed-notice/failed-notice.tsx'
import classes from './growing-list.module.css'
import type { Growth } from './growth.ts'

interface ListFootProps {
  view: Growth
  /** The address of the page that comes next, if pages have one. */
  next: To | undefined
  onMore: () => void
  onRetry: () => void
}

/** The end of a list: how many items are shown, and a way to more. */
export function ListFoot({ view, next, onMore, onRetry }: ListFootProps) {
  const { t } = useTranslation('parts')
  const { total, more, pageSize } = view
  const reached = view.items.length
  const isWaiting = more === 'loading'

  // With script the link adds the next page to this one; opened in a new tab it shows that page alone.
  const addHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!isWaiting) onMore()
  }
  return (
    <div className={classes.foot}>
      <p className="small" role="status">
        {t('shownOf', { shown: formatNumber(reached), total: formatNumber(total) })}
      </p>
      {reached < total ? (
        <div
          className={classes.bar}
          style={{ backgroundSize: `${(100 * reached) / total}% 100%` }}
          aria-hidden
        />
      ) : (
        total > pageSize && <div className={classes.placeOfMore} />
      )}
      {more === 'failed' && <FailedNotice message={t('moreFailed')} onRetry={onRetry} />}
      {more !== 'failed' && reached < total && (next ? asLink(next) : asButton())}
    </div>
  )

  function asLink(to: To) {
    return (
      <ActionLink to={to} onClick={addHere} isWaiting={isWaiting}>
        {t('showMore')}
      </ActionLink>
    )
  }
  function asButton() {
    return (
      <ActionButton onClick={onMore} isWaiting={isWaiting}>
        {t('showMore')}
      </ActionButton>
    )
  }
}
