import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Review } from '../../../../openapi/generated/schema.ts'
import { dataOf } from '../../../api/problem.ts'
import { FailedNotice } from '../../../components/failed-notice/failed-notice.tsx'
import { GrowingList } from '../../../components/growing-list/growing-list.tsx'
import { usePagedList, type ReadPage } from '../../../flows/paged-list/use-paged-list.ts'
import { ReviewList } from './review-list.tsx'

const readReviews: ReadPage<Review, { productId: string }> = ({ client, language, query, signal, ...page }) =>
  dataOf(
    client.quiet.GET('/{language}/api/products/{id}/reviews', {
      params: {
        path: { language, id: query.productId },
        query: { pageNumber: page.pageNumber, pageSize: page.pageSize },
      },
      signal,
    }),
  )

interface AllReviewsProps {
  productId: string
  unit: string
  /** Those of the page, which stand until all are there. */
  first: ReactNode
}

/** The whole list of reviews, which grows by its button. */
export default function AllReviews({ productId, unit, first }: AllReviewsProps) {
  const { t } = useTranslation('products')
  const { view, more, retry } = usePagedList('reviews', readReviews, { productId })
  if (view.kind === 'failed')
    return (
      <>
        {first}
        <FailedNotice message={t('reviewsFailed')} onRetry={retry} />
      </>
    )
  if (view.kind !== 'shown') return first
  return (
    <GrowingList view={view} onMore={more} onRetry={retry}>
      <ReviewList reviews={view.items} unit={unit} />
    </GrowingList>
  )
}
