import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Order } from '../../../../openapi/generated/schema.ts'
import { CutNote } from '../../../components/cut-note/cut-note.tsx'
import { NoBreakTerms } from '../../../components/no-break-terms/no-break-terms.tsx'
import { Price } from '../../../components/price/price.tsx'
import { formatPrice } from '../../../lib/formats/money.ts'
import { productPath } from '../../../lib/products/product-path.ts'
import { SmallPicture } from '../../../components/small-picture/small-picture.tsx'
import { useFormat } from '../../../lib/formats/use-format.ts'
import classes from './order-items.module.css'

interface OrderItemsProps {
  items: Order['items']
  /** Draws what belongs below an item. */
  below?: ((item: Order['items'][number]) => ReactNode) | undefined
}

/** The products of an order as they were bought. */
export function OrderItems({ items, below }: OrderItemsProps) {
  const { t } = useTranslation('orders')
  const { amount } = useFormat()
  return (
    <section aria-labelledby="order-items">
      <h2 id="order-items" className={classes.title}>
        {t('items')}
      </h2>
      <ul className={`ruled ${classes.items}`}>
        {items.map((item) => {
          const {
            productId,
            variantId,
            name,
            imageUrl,
            color,
            size,
            quantity,
            unit,
            unitPrice,
            total,
            cutting,
          } = item
          return (
            <li key={variantId}>
              <SmallPicture url={imageUrl} size={72} />
              <div>
                <h3>
                  <Link className="quiet" to={productPath(productId, variantId)}>
                    <NoBreakTerms>{name}</NoBreakTerms>
                  </Link>
                </h3>
                <p className="note">
                  <span className="no-break">{color.name}</span>
                  {size.split(' · ').map((part) => (
                    <Fragment key={part}>
                      {' · '}
                      <span className="no-break">{part}</span>
                    </Fragment>
                  ))}
                </p>
                <p className="note">
                  {formatPrice(unitPrice.amount)} × {amount(quantity, unit ?? t('pieces'))}
                  {cutting && <CutNote cutting={cutting} isFull />}
                </p>
              </div>
              <Price price={total} />
              {below?.(item)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
