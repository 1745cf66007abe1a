import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useRecord } from '../../flows/record/use-record.ts'
import { PagedResults } from '../parts/paged-results.tsx'
import { useRowFocus } from '../hooks/use-row-focus.ts'
import { useTitle } from '../hooks/use-title.ts'
import { Views } from '../parts/views.tsx'
import { readReviewQuery, readReviews, reviewStates } from './review-api.ts'
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
  const query = readReviewQuery(search)
  const rows = useRowFocus<HTMLUListElement>()
  const found = useRecord('reviews', query, readReviews)
  const waiting = found.view.kind === 'shown' ? found.view.item.waiting : undefined
  return (
    <>
      <Views label={t('views')} views={reviewStates} current={query.state} to={(state) => `?state=${state}`}>
        {(state) => [t(`view_${state}`), state === 'waiting' ? waiting : undefined]}
      </Views>
      <PagedResults
        {...{ found, query }}
        none={t(`none_${query.state}`)}
        countWords={(count) => t('count', { count })}
      >
        {(reviews) => (
          <ul ref={rows} className={classes.reviews}>
            {reviews.map((review) => (
              <ReviewEntry key={review.id} review={review} onChanged={found.refresh} />
            ))}
          </ul>
        )}
      </PagedResults>
    </>
  )
}
