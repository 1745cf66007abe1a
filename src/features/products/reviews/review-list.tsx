import { useTranslation } from 'react-i18next'
import type { Review } from '../../../../openapi/generated/schema.ts'
import { Stars } from '../../../components/stars/stars.tsx'
import { pictureSet } from '../../../lib/products/picture-set.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'
import classes from './product-reviews.module.css'

interface ReviewListProps {
  reviews: readonly Review[]
  unit: string
}

/** What customers say, with their photographs and the shop's answers. */
export function ReviewList({ reviews, unit }: ReviewListProps) {
  const { t } = useTranslation('products')
  const { amount, date } = useFormat()
  return (
    <ul className={classes.says}>
      {reviews.map((review) => (
        <li key={review.id} data-entry>
          <p>
            <Stars stars={review.stars} /> <b>{review.author}</b>
          </p>
          {review.text !== '' && <p className={classes.words}>{review.text}</p>}
          {review.pictures.length > 0 && (
            <p className={classes.pictures}>
              {review.pictures.map(({ url, width, height }, index) => (
                <a key={url} href={url.replace('800.jpg', '1600.jpg')} target="_blank" rel="noreferrer">
                  <img
                    src={url}
                    {...pictureSet(url, '88px')}
                    alt={t('reviewPicture', { number: index + 1, author: review.author })}
                    width={width}
                    height={height}
                    loading="lazy"
                    decoding="async"
                  />
                </a>
              ))}
            </p>
          )}
          <p className="note">
            {[review.color?.name, review.size, amount(review.quantity, unit), date(review.writtenAt, 'short')]
              .filter((part) => part !== undefined)
              .join(' · ')}
          </p>
          {review.answer && (
            <blockquote className={classes.answer}>
              <b>{t('shopAnswers')}</b> <span className={classes.words}>{review.answer.text}</span>
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  )
}
