import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../../../openapi/generated/schema.ts'
import { ActionButton } from '../../../components/action/action.tsx'
import { Section } from '../../../components/section/section.tsx'
import { Stars } from '../../../components/stars/stars.tsx'
import { formatNumber } from '../../../lib/formats/format-number.ts'
import classes from './product-reviews.module.css'
import { ReviewList } from './review-list.tsx'

/** Only who reads on loads the rest, and the script for it. */
const AllReviews = lazy(() => import('./all-reviews.tsx'))

/** What customers say of the product: nothing where nobody said anything. */
export function ProductReviews({ product }: { product: Product }) {
  const { t } = useTranslation('products')
  const [isWhole, setIsWhole] = useState(false)
  const { rating, reviews = [], unit, id } = product
  if (!rating) return null
  const first = reviews.length > 0 && <ReviewList reviews={reviews} unit={unit} />
  return (
    <div id="reviews" className={classes.section}>
      <Section title={t('reviews')}>
        <div className={classes.columns}>
          <Spread rating={rating} />
          <div>
            {isWhole ? (
              <Suspense fallback={first}>
                <AllReviews productId={id} unit={unit} first={first} />
              </Suspense>
            ) : (
              first
            )}
            {!isWhole && reviews.length < rating.count && reviews.length === 3 && (
              <p className={classes.more}>
                <ActionButton onClick={() => setIsWhole(true)}>{t('readAllReviews')}</ActionButton>
              </p>
            )}
          </div>
        </div>
      </Section>
    </div>
  )
}

/** The average, and how many gave each number of stars. */
function Spread({ rating: { average, count, spread } }: { rating: NonNullable<Product['rating']> }) {
  const { t } = useTranslation('products')
  return (
    <div>
      <p className={classes.average}>
        <b>{average.toFixed(1)}</b> <Stars stars={average} />
      </p>
      <p className="note">{t('reviewsOfBuyers', { count })}</p>
      <ul className={classes.spread}>
        {spread
          .map((number, index) => ({ stars: index + 1, number }))
          .toReversed()
          .map(({ stars, number }) => (
            <li key={stars}>
              <span aria-hidden>{stars}</span>
              <progress aria-hidden value={number} max={count} />
              <span aria-hidden>{formatNumber(number)}</span>
              <span className="visually-hidden">{t('spreadOf', { stars, count: number })}</span>
            </li>
          ))}
      </ul>
    </div>
  )
}
