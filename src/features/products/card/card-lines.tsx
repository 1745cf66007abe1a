import { useTranslation } from 'react-i18next'
import type { ProductListItem } from '../../../../openapi/generated/schema.ts'
import { ShortStars } from '../../../components/stars/stars.tsx'
import { useFormat } from '../../../lib/formats/use-format.ts'
import classes from './card-lines.module.css'

/**
 * The lines of a card: what the product measures, or the variant that a search asked for, and whether there is any. The first
 * breaks only where three measures are wider than a card.
 */
export function CardLines({ product: { sizes, asked, status, rating } }: { product: ProductListItem }) {
  const { t } = useTranslation('products')
  const format = useFormat()
  const measure = asked ? asked.label.replaceAll(' ', '\u00a0') : format.range(sizes)
  const rest = asked ? asked.color.name : sizes.count > 1 ? t('sizeCount', { count: sizes.count }) : undefined
  return (
    <p className={classes.lines}>
      <span className={classes.line}>
        {rest ? `${measure}\u00a0· ` : measure}
        {rest && <span>{rest}</span>}
      </span>
      {/* A pause for screen readers. */ ' '}
      <span className={classes.last}>
        {status === 'available' && <span className={classes.stock}>{t('inStockNow')}</span>}
        {status === 'soldOut' && (
          <span className={classes.stock} data-out>
            {t('outNow')}
          </span>
        )}
        {rating && <ShortStars {...rating} />}
      </span>
    </p>
  )
}
