import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useRecord } from '../../flows/record/use-record.ts'
import { formatNumber } from '../../lib/format-number.ts'
import { NotShown } from '../not-shown.tsx'
import orders from '../orders/orders-screen.module.css'
import { PageLinks } from '../page-links.tsx'
import table from '../table.module.css'
import { useTitle } from '../use-title.ts'
import { readReviewQuery, readReviews, reviewPageSize, reviewStates } from './review-api.ts'
import { ReviewEntry } from './review-entry.tsx'
import classes from './reviews-screen.module.css'

/** What customers wrote: what waits first. Which state is shown stands in the address. */
export function ReviewsScreen() {
  const { t } = useTranslation('office')
  const [search] = useSearchParams()
  useTitle(t('reviews'))
  return (
    <>
      <h1>{t('reviews')}</h1>
      <ReviewsOfState key={String(search)} />
    </>
  )
}

function ReviewsOfState() {
  const { t } = useTranslation('officeReviews')
  const [search] = useSearchParams()
  const [query] = useState(() => readReviewQuery(search))
  const { view, retry, refresh } = useRecord('reviews', query, readReviews)
  const page = view.kind === 'shown' ? view.item : undefined
  return (
    <>
      <nav className={orders.views} aria-label={t('views')}>
        {reviewStates.map((state) => (
          <Link key={state} to={`?state=${state}`} aria-current={state === query.state ? 'page' : undefined}>
            {t(`view_${state}`)}
            {state === 'waiting' && page?.waiting !== undefined && <i>{formatNumber(page.waiting)}</i>}
          </Link>
        ))}
      </nav>
      {view.kind !== 'shown' && <NotShown view={view} retry={retry} className={table.empty} />}
      {page?.data.length === 0 && <p className={table.empty}>{t(`none_${query.state}`)}</p>}
      {page && page.data.length > 0 && (
        <>
          <ul className={classes.reviews}>
            {page.data.map((review) => (
              <ReviewEntry key={review.id} review={review} onChanged={refresh} />
            ))}
          </ul>
          <PageLinks pageNumber={query.pageNumber} last={Math.ceil(page.totalRecords / reviewPageSize)}>
            {t('count', { count: page.totalRecords })}
          </PageLinks>
        </>
      )}
    </>
  )
}
